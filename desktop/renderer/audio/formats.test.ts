import { describe, expect, it } from 'vitest'
import { acceptHeader, clipTypeOf, playableTypes } from './formats.ts'

describe('the containers asked for', () => {
  it('are all three, WebM first, where the browser plays them', () => {
    expect(playableTypes(() => 'probably')).toEqual(['audio/webm', 'audio/mp4', 'audio/wav'])
  })

  it('leave out what the browser says no to', () => {
    expect(playableTypes((type) => (type.startsWith('audio/webm') ? '' : 'maybe'))).toEqual([
      'audio/mp4',
      'audio/wav',
    ])
  })

  it('are never none', () => {
    expect(playableTypes(() => '')).toEqual(['audio/wav'])
  })

  it('are written as an Accept header that keeps their order', () => {
    expect(acceptHeader(['audio/webm', 'audio/mp4', 'audio/wav'])).toBe(
      'audio/webm, audio/mp4;q=0.9, audio/wav;q=0.8',
    )
  })

  it('are recognised in an answer, parameters or not', () => {
    expect(clipTypeOf('audio/webm; codecs=opus')).toBe('audio/webm')
    expect(clipTypeOf('Audio/MP4')).toBe('audio/mp4')
    expect(clipTypeOf('text/html')).toBeUndefined()
    expect(clipTypeOf(null)).toBeUndefined()
  })
})
