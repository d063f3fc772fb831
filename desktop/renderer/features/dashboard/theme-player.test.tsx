import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AudioEngine } from '../../audio/audio-engine.ts'
import { createFakeBeat } from '../../audio/testing/fake-beat.ts'
import { AudioProvider } from '../../audio/use-audio.tsx'
import { StillObserver } from '../../testing/still-observer.ts'
import { usePreferences } from '../../ui/preferences.ts'
import { ThemePlayer } from './theme-player.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', StillObserver)
  localStorage.clear()
  usePreferences.setState(usePreferences.getInitialState())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const beat = createFakeBeat()
  const played = vi.spyOn(beat, 'play')
  const engine = { beat } as unknown as AudioEngine
  const { unmount } = render(
    <AudioProvider engine={engine}>
      <ThemePlayer />
    </AudioProvider>,
  )
  return { beat, played, unmount }
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const chosen = () => usePreferences.getState()

describe('THEME-1 the theme song', () => {
  it('sets in after a second, at 60 %', () => {
    const { beat } = open()
    pass(999)
    expect(beat.state.getState()).toEqual({ status: 'silent' })
    pass(1)
    expect(beat.state.getState()).toEqual({ status: 'playing', tune: 'theme' })
    expect(screen.getByText('Now playing')).toBeTruthy()
    expect(screen.getByRole('slider', { name: 'Theme volume' }).getAttribute('aria-valuenow')).toBe('0.6')
  })

  it('ends with the dashboard, and never sets in when that was left before', () => {
    const late = open()
    pass(500)
    late.unmount()
    pass(5_000)
    expect(late.played).not.toHaveBeenCalled()
    const { beat, unmount } = open()
    pass(1_000)
    unmount()
    expect(beat.state.getState()).toEqual({ status: 'silent' })
  })
})

describe('THEME-2 the player', () => {
  it('pauses it, and keeps that for the next visit', () => {
    open()
    pass(1_000)
    press('Pause the theme song')
    expect(chosen().themeOn).toBe(false)
    expect(localStorage.getItem('clapback-preferences')).toContain('"themeOn":false')
  })

  it('offers to play while the browser keeps it back', () => {
    const { beat, played } = open()
    act(() => {
      beat.state.setState({ status: 'waiting', tune: 'theme' }, true)
    })
    expect(screen.getByText('Ready when you are')).toBeTruthy()
    press('Play the theme song')
    expect(played).toHaveBeenCalledWith('theme')
    expect(chosen().themeOn).toBe(true)
  })

  it.each([
    [{ themeOn: false }, 'Paused'],
    [{ muted: true }, 'All sound is off'],
    [{ themeVolume: 0 }, 'Turned all the way down'],
  ])('with %j says "%s", and Play lets it be heard', (choice, saying) => {
    const { beat } = open()
    act(() => {
      beat.stop()
      usePreferences.setState(choice)
    })
    expect(screen.getByText(saying)).toBeTruthy()
    press('Play the theme song')
    expect(chosen()).toMatchObject({ themeOn: true, muted: false })
    expect(chosen().themeVolume).toBeGreaterThan(0)
    expect(beat.state.getState()).toEqual({ status: 'playing', tune: 'theme' })
  })

  it('turns it up and down by tenths, and keeps that', () => {
    open()
    const slider = screen.getByRole('slider', { name: 'Theme volume' })
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    expect(chosen().themeVolume).toBe(0.7)
    fireEvent.keyDown(slider, { key: 'Home' })
    expect(chosen().themeVolume).toBe(0)
    fireEvent.keyDown(slider, { key: 'End' })
    expect(chosen().themeVolume).toBe(1)
  })
})
