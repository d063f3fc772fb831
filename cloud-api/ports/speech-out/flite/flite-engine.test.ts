import { beforeAll, describe, expect, it } from 'vitest'
import { createFliteEngine, type FliteEngine } from './flite-engine.ts'
import { loadFliteProgram, type FliteProgram } from './flite-program.ts'
import { readWave } from './read-wave.ts'

const VOICES = ['slt', 'rms', 'awb', 'kal16'] as const
const say = (engine: FliteEngine, voice: string, text: string) =>
  engine(['-voice', voice, '-psdur', '-t', text])

describe('the speech engine', () => {
  let program: FliteProgram
  beforeAll(async () => {
    program = await loadFliteProgram()
  })

  it('starts every run from the same memory: used or new, it says the same to the bit', () => {
    const used = createFliteEngine(program)
    for (const voice of VOICES) say(used, voice, 'something else before, and rather longer than the next')
    for (const voice of VOICES) {
      const again = say(used, voice, 'one two three')
      expect(again).toEqual(say(createFliteEngine(program), voice, 'one two three'))
      expect(readWave(again.wave).rate).toBe(16_000)
      expect(again.output).toMatch(/^pau:\d/)
    }
  })

  it('works again after a run that failed', () => {
    const engine = createFliteEngine(program)
    const before = say(engine, 'slt', 'still here')
    expect(() => engine(['--help'])).toThrow('exit')
    expect(say(engine, 'slt', 'still here')).toEqual(before)
  })

  it('takes text for text, whatever it looks like', () => {
    const engine = createFliteEngine(program)
    const { wave } = say(engine, 'slt', '-o /out/elsewhere.wav')
    expect(readWave(wave).samples.length).toBeGreaterThan(8000)
  })
})
