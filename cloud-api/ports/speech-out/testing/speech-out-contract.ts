import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import { fromDecibels } from '#shared/dsp/decibels.ts'
import { peakOf } from '#shared/dsp/levels.ts'
import { integratedLoudness } from '#shared/dsp/loudness.ts'
import { heardSamples, OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from '../opus-format.ts'
import {
  MAX_LINES,
  type LineTiming,
  type SpeakRequest,
  type SpeechOut,
  type SpokenLine,
  type TimeSpan,
} from '../speech-out.ts'
import { decodePackets } from './decode.ts'
import { linesBeingWritten, linesToSay } from './lines-to-say.ts'

const LINES = [
  'I step up to the microphone, my rhythm is electric',
  'Your verses need a doctor, mine are clinically poetic',
]
const REQUEST: SpeakRequest = { lines: linesToSay(LINES), voiceId: 'razor-edge', bpm: 90, speed: 1 }
const PACKET_MS = (PACKET_SAMPLES * 1000) / OPUS_RATE
const BAR_MS = (4 * 60_000) / REQUEST.bpm

/** What every voice has to do, whoever makes it: run this on each one. */
export function describeSpeechOut(name: string, open: () => Promise<SpeechOut>): void {
  describe(`${name} as a voice`, () => {
    let voice: SpeechOut
    beforeAll(async () => {
      voice = await open()
    }, 60_000)
    afterAll(() => voice.close())

    it.each(VOICE_IDS)(
      'says a verse as %s: as long as it says, loud where lines sound (VOICE-1 to 3)',
      async (id) => {
        const spoken = await voice.speak({ ...REQUEST, voiceId: id })
        const { samples, errors } = await decodePackets(spoken.packets)
        expect(errors).toBe(0)
        expect(samples.length).toBe(heardSamples(spoken.packets.length))
        expect(spoken.durationMs).toBeCloseTo((samples.length * 1000) / OPUS_RATE, 6)
        expect(spoken.lineTimings).toHaveLength(LINES.length)
        for (const timing of spoken.lineTimings) {
          expect(timing.endMs - timing.startMs).toBeGreaterThan(1000)
          expect(peakOf(cut(samples, timing))).toBeGreaterThan(0.1)
          // Neither edge is cut: what is just inside sounds, and what is just outside does not.
          expect(peakOf(cut(samples, { ...timing, endMs: timing.startMs + 200 }))).toBeGreaterThan(0.01)
        }
        expect(spoken.lineTimings.at(-1)?.endMs).toBeLessThanOrEqual(spoken.durationMs)
      },
    )

    it('places each word in its line, where it knows when words sound (VOICE-15)', async () => {
      const lines = ["I'm  number 1, \u{1f525} you know", 'rock & roll - hip-hop', '\u{1f525} \u{1f525}']
      const { lineTimings } = await voice.speak({ ...REQUEST, lines: linesToSay(lines) })
      lineTimings.forEach(({ startMs, endMs, words = [] }, index) => {
        if (words.length === 0) return
        expect(words).toHaveLength(lines[index]?.split(/\s+/).length ?? -1)
        const times = words.flatMap((word) => [word.startMs, word.endMs])
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        expect(Math.min(...times)).toBeGreaterThanOrEqual(startMs)
        expect(Math.max(...times)).toBeLessThanOrEqual(endMs)
      })
    })

    it('gives each line a bar, none overlapping, begun on its downbeat (VOICE-3, VOICE-16)', async () => {
      const { lineTimings } = await voice.speak({ ...REQUEST, lines: linesToSay([...LINES, ...LINES]) })
      lineTimings.forEach(({ startMs, downbeatMs }, index) => {
        expect(downbeatMs).toBeGreaterThanOrEqual(startMs)
        expect(downbeatMs - startMs).toBeLessThan(BAR_MS / 2)
        const bars = (downbeatMs - (lineTimings[0]?.downbeatMs ?? 0)) / BAR_MS
        expect(Math.abs(bars - Math.round(bars)) * BAR_MS).toBeLessThan(1)
        if (index > 0) expect(startMs - (lineTimings[index - 1]?.endMs ?? 0)).toBeGreaterThanOrEqual(59)
      })
    })

    it('moves the mouth while a line sounds, where it knows how, and rests at its end (VOICE-21)', async () => {
      const { lineTimings } = await voice.speak(REQUEST)
      for (const { startMs, endMs, visemes } of lineTimings) {
        if (visemes === undefined) continue
        const times = visemes.map((viseme) => viseme.startMs)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        expect(times[0]).toBeGreaterThanOrEqual(startMs)
        expect(times.at(-1)).toBeLessThanOrEqual(endMs)
        expect(visemes.at(-1)).toMatchObject({ mouth: 'rest', openness: 0 })
        expect(Math.max(...visemes.map(({ openness }) => openness))).toBeGreaterThan(0.4)
      }
    })

    it('is near -16 LUFS and below -1 dBFS (VOICE-5)', async () => {
      const { samples } = await decodePackets((await voice.speak(REQUEST)).packets)
      expect(Math.abs(integratedLoudness(samples, OPUS_RATE) + 16)).toBeLessThan(1.5)
      expect(peakOf(samples)).toBeLessThan(fromDecibels(-1))
    })

    it('speaks faster and slower as asked (VOICE-6)', async () => {
      const soundingAt = async (speed: number) =>
        sounding((await voice.speak({ ...REQUEST, speed })).lineTimings)
      const [slow, even, fast] = [await soundingAt(0.5), await soundingAt(1), await soundingAt(2)]
      expect(slow / even).toBeGreaterThan(1.6)
      expect(even / fast).toBeGreaterThan(1.6)
    })

    it('stays silent where a line has no words, and goes on (VOICE-4)', async () => {
      const spoken = await voice.speak({
        ...REQUEST,
        lines: linesToSay(['One two', '!!! \u{1f525} ...', '', 'three four']),
      })
      const [first, noWords, empty, last] = spoken.lineTimings
      expect(spoken.lineTimings).toHaveLength(4)
      for (const silent of [noWords, empty]) expect(silent?.endMs).toBe(silent?.startMs)
      const { samples } = await decodePackets(spoken.packets)
      expect(
        peakOf(cut(samples, { startMs: (first?.endMs ?? 0) + 120, endMs: (last?.startMs ?? 0) - 5 })),
      ).toBeLessThan(0.02)
      expect(peakOf(samples.subarray(Math.round(((last?.startMs ?? 0) * OPUS_RATE) / 1000)))).toBeGreaterThan(
        0.1,
      )
    })

    it.each([
      ['options and shell', '-voice kal -o /etc/passwd; rm -rf / `id` $(id) --setf x=1'],
      ['markup', '<speak><audio src="file:///etc/passwd"/></speak> &amp; <prosody rate="9">x</prosody>'],
      [
        'curly signs, accents, other scripts',
        '\u201cD\u00e9j\u00e0 vu\u201d \u2014 it\u2019s na\u00efve \u041f\u0440\u0438\u0432\u0435\u0442',
      ],
      ['controls and directions', 'left\u202eright\u0000null\u0007bell\u200bzero'],
      ['one endless word', 'a'.repeat(3000)],
      ['endless digits', '9'.repeat(3000)],
      ['two thousand words', 'word '.repeat(2000)],
    ])('survives %s (VOICE-7)', async (_name, line) => {
      const spoken = await voice.speak({ ...REQUEST, lines: linesToSay([line]) })
      const { samples, errors } = await decodePackets(spoken.packets)
      expect(errors).toBe(0)
      expect(peakOf(samples)).toBeGreaterThan(0.1)
      expect(spoken.durationMs).toBeLessThan(90_000)
    })

    it('gives each line as soon as it is made, in order; laid end to end they are the recording (VOICE-24)', async () => {
      const given: SpokenLine[] = []
      const spoken = await voice.speak({
        ...REQUEST,
        lines: linesToSay([...LINES, '...', ...LINES]),
        onLine: (line) => given.push(line),
      })
      expect(given.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
      expect(given.map(({ timing }) => timing)).toEqual(spoken.lineTimings)
      expect(given.flatMap(({ packets }) => packets)).toEqual(spoken.packets)
      const whole = (await decodePackets(spoken.packets)).samples
      let packetsMs = 0
      for (const line of given) {
        expect(line.packetsMs).toBe(packetsMs)
        packetsMs += line.packets.length * PACKET_MS
        if (line.packets.length === 0) continue
        const { samples, errors } = await decodePackets(line.packets)
        expect(errors).toBe(0)
        const from = Math.round((line.packetsMs * OPUS_RATE) / 1000)
        const apart = samples.map((sample, index) => sample - (whole[from + index] ?? 0))
        expect(peakOf(apart)).toBeLessThan(0.001)
        // What lies between two of them is silent.
        const between = whole.subarray(from + samples.length, from + samples.length + PRE_SKIP_SAMPLES)
        expect(peakOf(between)).toBeLessThan(0.003)
      }
    })

    it('says lines while the next ones are being written (VOICE-23)', async () => {
      const given: SpokenLine[] = []
      const firstIsThere = Promise.withResolvers<undefined>()
      const texts = [...LINES, ...LINES]
      const spoken = await voice.speak({
        ...REQUEST,
        lines: linesBeingWritten(texts, (index) => (index === 1 ? firstIsThere.promise : undefined)),
        onLine: (line) => {
          given.push(line)
          firstIsThere.resolve(undefined)
        },
      })
      expect(given.flatMap(({ packets }) => packets)).toEqual(spoken.packets)
      expect(spoken.lineTimings).toHaveLength(texts.length)
      const { samples, errors } = await decodePackets(spoken.packets)
      expect(errors).toBe(0)
      spoken.lineTimings.forEach((timing, index) => {
        const before = spoken.lineTimings[index - 1]
        expect(peakOf(cut(samples, timing))).toBeGreaterThan(0.1)
        if (before !== undefined) expect(timing.startMs - before.endMs).toBeGreaterThanOrEqual(59)
      })
    })

    it('gives the same recording of lines that come one by one but are all known in time (VOICE-23)', async () => {
      const [atOnce, oneByOne] = await Promise.all([
        voice.speak(REQUEST),
        voice.speak({ ...REQUEST, lines: linesBeingWritten(LINES) }),
      ])
      expect(oneByOne).toEqual(atOnce)
    })

    it('ends with what keeps its lines from being written, and refuses none or too many of them (VOICE-8, VOICE-25)', async () => {
      const error = new Error('out of ink')
      const fails = linesBeingWritten(LINES, (index) => (index === 1 ? Promise.reject(error) : undefined))
      await expect(voice.speak({ ...REQUEST, lines: fails })).rejects.toBe(error)
      for (const count of [0, MAX_LINES + 1]) {
        const texts = Array.from({ length: count }, () => 'go')
        const lines = linesBeingWritten(texts)
        await expect(voice.speak({ ...REQUEST, lines })).rejects.toThrow(RangeError)
      }
    })

    it('gives up at once on lines that never come (VOICE-9)', async () => {
      const reason = new Error('enough')
      const controller = new AbortController()
      const lines = linesBeingWritten(LINES, (index) =>
        index === 1 ? new Promise(() => undefined) : undefined,
      )
      const waiting = voice.speak({
        ...REQUEST,
        lines,
        onLine: () => {
          controller.abort(reason)
        },
        signal: controller.signal,
      })
      await expect(waiting).rejects.toBe(reason)
    })

    it('refuses what lies outside its bounds (VOICE-8)', async () => {
      const tooMany = linesToSay(Array.from({ length: MAX_LINES + 1 }, () => 'go'))
      for (const wrong of [
        { lines: [] },
        { lines: tooMany },
        { speed: 0.4 },
        { speed: 2.1 },
        { speed: Number.NaN },
        { bpm: 39 },
        { bpm: 201 },
        { bpm: Number.NaN },
      ]) {
        await expect(voice.speak({ ...REQUEST, ...wrong })).rejects.toThrow(RangeError)
      }
    })

    it('gives up when told to, before and while it speaks (VOICE-9)', async () => {
      const reason = new Error('enough')
      await expect(voice.speak({ ...REQUEST, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
      const controller = new AbortController()
      const started = voice.speak({
        ...REQUEST,
        lines: linesToSay(Array.from({ length: MAX_LINES }, () => LINES[0] ?? '')),
        signal: controller.signal,
      })
      controller.abort(reason)
      await expect(started).rejects.toBe(reason)
      await expect(voice.speak(REQUEST)).resolves.toMatchObject({ lineTimings: { length: 2 } })
    })

    it('says verses at the same time without mixing them up (VOICE-10)', async () => {
      const alone = await Promise.all(VOICE_IDS.map((voiceId) => voice.speak({ ...REQUEST, voiceId })))
      const lengths = alone.map(({ durationMs }) => durationMs)
      const crowd = await Promise.all(
        [0, 1, 2].flatMap(() => VOICE_IDS.map((voiceId) => voice.speak({ ...REQUEST, voiceId }))),
      )
      expect(crowd.map(({ durationMs }) => durationMs)).toEqual([...lengths, ...lengths, ...lengths])
    })

    it('lets itself be prepared at any time (VOICE-12)', async () => {
      const other = await open()
      other.prepare()
      const spoken = other.speak(REQUEST)
      other.prepare()
      expect((await spoken).lineTimings).toHaveLength(2)
      await other.close()
      other.prepare()
    }, 60_000)

    it('says no more once it is closed (VOICE-11)', async () => {
      const other = await open()
      const unfinished = other.speak(REQUEST)
      const outcome = expect(unfinished).rejects.toMatchObject({ name: 'SpeechProblem', reason: 'closed' })
      await other.close()
      await outcome
      await expect(other.speak(REQUEST)).rejects.toMatchObject({ reason: 'closed' })
      await other.close()
    }, 60_000)
  })
}

const cut = (samples: Float32Array, { startMs, endMs }: TimeSpan): Float32Array =>
  samples.subarray(Math.round((startMs * OPUS_RATE) / 1000), Math.round((endMs * OPUS_RATE) / 1000))

const sounding = (timings: readonly LineTiming[]): number =>
  timings.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
