import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../read-answer.ts'
import type { Transcript } from '../speech-in.ts'
import { verboseAnswer, type PartOptions } from '../testing/written-answer.ts'
import { checkTranscript } from './check-transcript.ts'
import { lettersOf } from './letters.ts'

const BARS = 'I cut the fat from a phrase till the phrase is lethal'
const MORE = 'You pad yours out like the prequel of a prequel'

/** What is taken of parts that Whisper wrote. */
const checked = (...parts: readonly (readonly [text: string, options?: PartOptions])[]): Transcript =>
  checkTranscript(readAnswer(JSON.stringify(verboseAnswer(parts))))
/** What is taken of a text that came alone. */
const checkedText = (text: string, more: object = {}): Transcript =>
  checkTranscript(readAnswer(JSON.stringify({ text, ...more })))
const wordsOf = ({ words }: Transcript) => words?.map(({ text }) => text)

describe('a transcript of speech', () => {
  it('is taken as it is, on one line, with its times in milliseconds', () => {
    const { text, words, doubts } = checked([`${BARS}, liar!`], [MORE])
    expect(text).toBe(`${BARS}, liar! ${MORE}`)
    expect(words).toHaveLength(23)
    expect(words?.[1]).toEqual({ text: 'cut', start: 300, end: 600 })
    expect(doubts).toEqual([])
  })

  it('has no line ends, no control characters and no invisible marks in it', () => {
    expect(checkedText(' I spit\n\nfire\t\u0000\u202Etwice ').text).toBe('I spit fire twice')
  })

  it.each([
    ['a hook said four times', 'We run the city we run the city we run the city we run the city'],
    ['an ad-lib', 'Yeah yeah yeah I run the block'],
    ['thanks within a verse', 'Thank you for the beat, thanks for watching me eat, you can keep the receipt'],
    ['what music does', 'The music hits (hard) and I never miss'],
    ['a subscription', 'You subscribe to my lines like a channel, I handle the panel'],
    ['eight words a second', `${BARS} ${MORE} ${BARS} ${MORE}`],
  ])('keeps %s', (_name, text) => {
    expect(checkedText(text, { duration: text.split(' ').length / 8 })).toEqual({ text, doubts: [] })
  })

  it('keeps a quiet part whose words are clear, and a mumbled one that is surely speech', () => {
    const { text } = checked([BARS, { noSpeech: 0.7 }], [MORE, { logProbability: -1.4 }])
    expect(text).toBe(`${BARS} ${MORE}`)
  })

  it('goes without times where those that came are of other words', () => {
    const words = [{ word: 'something', start: 0, end: 1 }]
    expect(checkedText(BARS, { words })).toEqual({ text: BARS, doubts: [] })
    expect(checkedText(BARS, { words: [] })).toEqual({ text: BARS, doubts: [] })
  })
})

describe('HEAR-10 a part in which nobody speaks', () => {
  it.each([
    ['its words are unlikely too', { noSpeech: 0.65, logProbability: -1.1 }],
    ['that is all but certain', { noSpeech: 0.95, logProbability: -0.1 }],
  ])('is left out with its times where %s', (_name, options) => {
    const transcript = checked([BARS], ['So then we go', options], [MORE])
    expect(transcript.text).toBe(`${BARS} ${MORE}`)
    expect(wordsOf(transcript)).toEqual(`${BARS} ${MORE}`.split(' '))
    expect(transcript.words?.[12]?.start).toBeCloseTo(4_800)
    expect(transcript.doubts).toEqual(['no_speech'])
  })

  it('leaves nothing where there is no other', () => {
    expect(checked(['A verse that nobody said', { noSpeech: 0.99 }])).toEqual({
      text: '',
      doubts: ['no_speech'],
    })
  })

  it('leaves nothing of a text whose words are unlikely', () => {
    const logprobs = [-0.9, -1.5, -2].map((logprob) => ({ token: 'x', logprob }))
    expect(checkedText(BARS, { logprobs })).toEqual({ text: '', doubts: ['unsure'] })
    expect(checkedText(BARS, { logprobs: logprobs.slice(0, 1) }).text).toBe(BARS)
  })
})

describe('HEAR-11 a sound that is described', () => {
  it.each(['[Music]', '(upbeat music playing)', '*crowd cheering*', '♪ ♪', '[BLANK_AUDIO]', '[ Silence ]'])(
    'is no verse: %s',
    (text) => {
      expect(checkedText(text).text).toBe('')
    },
  )

  it('is left out of one, whose words keep their times', () => {
    const transcript = checked([`[Music] ♪ ${BARS} ♪`])
    expect(transcript.text).toBe(BARS)
    expect(wordsOf(transcript)).toEqual(BARS.split(' '))
  })
})

describe('HEAR-12 what models write of silence', () => {
  it.each([
    'Thank you.',
    'Thank you. Thank you very much.',
    'Thanks for watching!',
    'Thank you so much for watching, and please subscribe to my channel.',
    "Don't forget to like and subscribe!",
    'See you in the next video. Bye!',
    'Subtitles by the Amara.org community',
    'Transcribed by somebody from some company',
    'you',
    'Okay. Bye-bye.',
    '...',
  ])('is nothing: "%s"', (text) => {
    expect(checkedText(text)).toEqual({ text: '', doubts: ['phantom'] })
  })

  it('is left out behind a verse, with its times', () => {
    const transcript = checked([`${BARS}.`], ['Thank you for watching!'], ['See you next time.'])
    expect(transcript.text).toBe(`${BARS}.`)
    expect(wordsOf(transcript)).toEqual(BARS.split(' '))
    expect(transcript.doubts).toEqual(['phantom'])
  })
})

describe('HEAR-13 a loop', () => {
  it.each([
    ['one word', Array(40).fill('you').join(' ')],
    ['one sentence', Array(9).fill('I run the block.').join(' ')],
    ['a dozen words', Array(7).fill(BARS).join(' ')],
  ])('of %s is nothing', (_name, text) => {
    expect(checkedText(text)).toEqual({ text: '', doubts: ['loop'] })
  })

  it('at the end of a verse is said once', () => {
    const transcript = checked([`${BARS} ${MORE} ${Array(9).fill('la').join(' ')}`])
    expect(transcript.text).toBe(`${BARS} ${MORE} la`)
    expect(wordsOf(transcript)).toEqual(`${BARS} ${MORE} la`.split(' '))
    expect(transcript.doubts).toEqual(['loop'])
  })
})

describe('HEAR-14 more words than anybody says', () => {
  it('in a recording are nothing', () => {
    expect(checkedText(BARS, { duration: 1.2 })).toEqual({ text: '', doubts: ['too_fast'] })
    const book = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ')
    expect(checkedText(book)).toEqual({ text: '', doubts: ['too_fast'] })
    expect(checkedText('('.repeat(400_000))).toEqual({ text: '', doubts: ['too_fast'] })
  })

  it('in a part leave that part out', () => {
    expect(checked([BARS], [MORE, { pace: 0.05 }])).toMatchObject({ text: BARS, doubts: ['too_fast'] })
    expect(checked([BARS, { pace: 0.12 }])).toMatchObject({ text: BARS, doubts: [] })
  })
})

describe('whatever a service writes', () => {
  const written = fc.array(
    fc.oneof(
      fc.constantFrom('you', 'you.', 'Thanks for watching!', '[Music]', 'Bye.', '(beat', '♪', BARS, MORE),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 60 },
  )
  const options = fc.record({
    noSpeech: fc.double({ min: 0, max: 1, noNaN: true }),
    logProbability: fc.double({ min: -3, max: 0, noNaN: true }),
    pace: fc.double({ min: 0, max: 1, noNaN: true }),
  })

  it('leaves a line of its own words, whose times are of this line and in order', () => {
    fc.assert(
      fc.property(written, fc.array(options, { minLength: 1, maxLength: 60 }), (texts, sure) => {
        const { text, words = [] } = checked(
          ...texts.map((part, index) => [part, sure[index % sure.length] ?? {}] as const),
        )
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/[\n\p{Cc}]/u)
        const all = texts.join(' ')
        for (const word of text.split(' ')) expect(all).toContain(word)
        const letters = lettersOf(text)
        if (words.length > 0) expect(words.map((word) => lettersOf(word.text)).join('')).toBe(letters)
        const starts = words.map(({ start }) => start)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
    )
  })
})
