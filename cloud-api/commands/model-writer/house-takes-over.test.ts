import { beforeEach, describe, expect, it } from 'vitest'
import {
  endStream,
  openStream,
  refusing,
  startChatServer,
  writeText,
  writing,
  type ChatAnswer,
} from '../../ports/language-model/testing/chat-server.ts'
import { DENSE_VERSE, PLAIN_VERSE } from './testing/model-verses.ts'
import {
  eightBars,
  expectWhole,
  housesAnswer,
  LITTLE,
  serveModel,
  testEar,
  write,
  writerAt,
} from './testing/writer-under-test.ts'

const model = serveModel()

/** Only where nothing comes anybody has to wait. */
const patienceFor = (reason: string) => (reason === 'timeout' ? LITTLE : undefined)

/** Places at which a stream may break: inside the first line, at its end, inside the others. */
const CUTS = [0, 10, 49, 50, 80, 98, 150, 200, 260, 330]

const HOUSE_TAKES_OVER: readonly (readonly [string, ChatAnswer, string])[] = [
  ['refuses the key', refusing(401), 'http_401'],
  ['has had too many calls', refusing(429), 'http_429'],
  ['breaks', refusing(500), 'http_500'],
  [
    'sends something else',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hi</p>'),
    'wrong_type',
  ],
  [
    'sends half an event',
    (response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"cho\n\n'),
    'malformed',
  ],
  ['says nothing', writing(''), 'empty'],
  ['never answers', () => undefined, 'timeout'],
  ['opens its mouth and says nothing', openStream, 'timeout'],
  ['says that it will not', writing("I'm sorry, but I can't help with that."), 'unfit'],
  [
    'says so in its own field',
    (response) => {
      openStream(response)
      response.end('data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n')
    },
    'refused',
  ],
  ['writes prose', writing('The other rapper makes some points. '.repeat(30)), 'unfit'],
  ['writes one line that never ends', writing('la '.repeat(4000), { finish: 'length' }), 'length'],
  [
    'sends megabytes',
    (response) => {
      openStream(response)
      for (let index = 0; index < 1500; index += 1) writeText(response, 'word '.repeat(300))
      endStream(response)
    },
    'too_much',
  ],
]

describe('OPP-64 the house takes over in the same round', () => {
  it.each(HOUSE_TAKES_OVER)('where the model %s', async (_, answer, reason) => {
    model().answer(answer)
    const { lines, fallbacks, maker } = await write(writerAt(model(), patienceFor(reason)))
    expectWhole(lines)
    expect(lines).toEqual(housesAnswer())
    expect(fallbacks).toEqual([{ vendor: 'local', model: 'small', reason }])
    expect(maker).toEqual({ vendor: 'house' })
  })

  it('at once when the wait is over: its verse is composed by then', async () => {
    model().answer(openStream)
    let heard = 0
    const ear = {
      ...testEar,
      pronounce: (word: string) => {
        heard += 1
        return testEar.pronounce(word)
      },
    }
    const writer = writerAt(model(), { ...LITTLE, firstLine: 8_000 }, ear)
    await writer.prepare('razor')
    let heardByThen = 0
    const verse = writer.write(eightBars(), {
      signal: new AbortController().signal,
      onFallback: () => {
        heardByThen = heard
      },
    })
    expect((await verse.next()).value).toBe(housesAnswer()[0])
    expect(heardByThen).toBeGreaterThan(0)
    expect(heard).toBe(heardByThen)
  })

  it('where nobody listens', async () => {
    const gone = await startChatServer(writing(''))
    await gone.stop()
    const { lines, fallbacks } = await write(writerAt(gone))
    expectWhole(lines)
    expect(fallbacks.map(({ reason }) => reason)).toEqual(['unreachable'])
  })
})

describe('OPP-65 the house finishes what the model began', () => {
  const begun = PLAIN_VERSE.split('\n').slice(0, 3).join('\n')

  it.each<[string, ChatAnswer, string]>([
    [
      'is cut off',
      (response) => {
        openStream(response)
        writeText(response, `${begun}\nI stitch up your m`)
        response.end()
      },
      'cut',
    ],
    [
      'stops without a word',
      (response) => {
        openStream(response)
        writeText(response, `${begun}\n`)
      },
      'timeout',
    ],
    ['ends early', writing(begun), 'unfit'],
  ])('where it %s', async (_, answer, reason) => {
    model().answer(answer)
    const { lines, fallbacks, maker } = await write(writerAt(model(), patienceFor(reason)))
    expectWhole(lines)
    expect(lines.slice(0, 2)).toEqual(begun.split('\n').slice(0, 2))
    expect(lines).not.toContain('I stitch up your m')
    expect(fallbacks).toEqual([{ vendor: 'local', model: 'small', reason }])
    expect(maker).toEqual({ vendor: 'house' })
  })

  it('is no failure of the model’s where only a couplet or two are missing', async () => {
    const most = PLAIN_VERSE.split('\n').slice(0, 6)
    model().answer(writing(most.join('\n')))
    const { lines, fallbacks, maker } = await write(writerAt(model()))
    expectWhole(lines)
    expect(lines.filter((line) => most.includes(line)).length).toBeGreaterThanOrEqual(4)
    expect(fallbacks).toEqual([])
    expect(maker).toEqual({ vendor: 'local', model: 'small' })
  })

  it('tells of a stream that broke where the house had more to say by choice', async () => {
    const [dense = ''] = DENSE_VERSE.split('\nI tailor')
    model().answer((response) => {
      openStream(response)
      writeText(response, `${dense}\n`)
      response.end()
    })
    const { lines, fallbacks, maker } = await write(writerAt(model()), { difficulty: 'easy', bars: 4 })
    expectWhole(lines, 4)
    expect(fallbacks.map(({ reason }) => reason)).toEqual(['cut'])
    expect(maker).toEqual({ vendor: 'house' })
  })

  it.each(CUTS)('wherever it is cut off: after %i characters', async (length) => {
    model().answer((response) => {
      openStream(response)
      writeText(response, PLAIN_VERSE.slice(0, length))
      response.end()
    })
    expectWhole((await write(writerAt(model()))).lines)
  })
})

describe('OPP-66 a dead service', () => {
  it('is left alone after two rounds', async () => {
    model().answer(refusing(500))
    const writer = writerAt(model())
    await write(writer)
    await write(writer)
    const before = model().calls.length
    const { lines, fallbacks } = await write(writer)
    expectWhole(lines)
    expect(model().calls.length).toBe(before)
    expect(fallbacks.map(({ reason }) => reason)).toEqual(['resting'])
  })

  it('is not, for what a player can bring about', async () => {
    model().answer(writing("I'm sorry, but I can't help with that."))
    const writer = writerAt(model())
    for (let round = 0; round < 4; round += 1) await write(writer)
    expect((await write(writer)).fallbacks.map(({ reason }) => reason)).toEqual(['unfit'])
  })
})

describe('OPP-16 a verse of despair', () => {
  it('is sent to nobody', async () => {
    model().answer(writing(PLAIN_VERSE))
    const before = model().calls.length
    const { lines, fallbacks } = await write(writerAt(model()), {
      userVerse: 'I want to end my life, I have had enough',
    })
    expect(lines).toHaveLength(8)
    expect(model().calls.length).toBe(before)
    expect(fallbacks).toEqual([])
  })
})

describe('ending the writing', () => {
  let controller: AbortController
  beforeEach(() => {
    controller = new AbortController()
  })
  const start = () =>
    writerAt(model()).write(eightBars(), { signal: controller.signal, onFallback: () => undefined })

  it('rejects with the signal’s reason and hangs up', async () => {
    model().answer(openStream)
    const hungUp = model().hungUp()
    const before = model().calls.length
    const reason = new Error('The server stops')
    const next = start().next()
    next.catch(() => undefined)
    await expect.poll(() => model().calls.length).toBe(before + 2)
    controller.abort(reason)
    await expect(next).rejects.toBe(reason)
    await expect.poll(model().hungUp).toBe(hungUp + 2)
  })

  it('hangs up when nobody wants more lines', async () => {
    model().answer((response) => {
      openStream(response)
      writeText(response, PLAIN_VERSE)
    })
    const hungUp = model().hungUp()
    for await (const line of start()) {
      expect(line).toBe(PLAIN_VERSE.split('\n')[0])
      break
    }
    await expect.poll(model().hungUp).toBe(hungUp + 2)
  })
})
