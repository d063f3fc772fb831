import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFakeBeat } from '../testing/fake-beat.ts'
import { AudioProvider } from '../use-audio.tsx'
import type { AudioEngine } from '../audio-engine.ts'
import { usePreferences } from '../../ui/preferences.ts'
import { BeatControl } from './beat-control.tsx'
import type { Tune } from './tune.ts'
import { useBeat } from './use-beat.ts'

beforeEach(() => {
  localStorage.clear()
  usePreferences.setState(usePreferences.getInitialState())
})
afterEach(cleanup)

describe('BEAT-15 the switch of the beat', () => {
  it('is on at first, says so, and turns it off for good', () => {
    render(<BeatControl />)
    const beat = screen.getByRole('button', { name: 'Beat' })
    expect(beat.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(beat)
    expect(beat.getAttribute('aria-pressed')).toBe('false')
    expect(localStorage.getItem('clapback-preferences')).toContain('"beatOn":false')
    fireEvent.click(beat)
    expect(usePreferences.getState().beatOn).toBe(true)
  })
})

describe('BEAT-14 a tune of a component', () => {
  function Stage({ tune }: { readonly tune: Tune | undefined }) {
    useBeat(tune)
    return null
  }

  it('plays while it is there, changes with it, and ends', () => {
    const beat = createFakeBeat()
    const engine = { beat } as unknown as AudioEngine
    const at = (tune: Tune | undefined) => (
      <AudioProvider engine={engine}>
        <Stage tune={tune} />
      </AudioProvider>
    )
    const { rerender, unmount } = render(at('razor'))
    expect(beat.state.getState()).toEqual({ status: 'playing', tune: 'razor' })
    rerender(at('silk'))
    expect(beat.state.getState()).toEqual({ status: 'playing', tune: 'silk' })
    rerender(at(undefined))
    expect(beat.state.getState()).toEqual({ status: 'silent' })
    rerender(at('silk'))
    unmount()
    expect(beat.state.getState()).toEqual({ status: 'silent' })
  })
})
