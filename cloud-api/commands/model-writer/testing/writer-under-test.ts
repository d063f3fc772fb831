import { pino } from 'pino'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { makeCouplet } from '#shared/domain/verse/checking/couplets.ts'
import { hearLine } from '#shared/domain/verse/checking/hear-line.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import { briefOf } from '#shared/domain/verse/testing/sample-briefs.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import { createBreaker } from '../../../ports/breaker.ts'
import { openChatModel } from '../../../ports/language-model/open-chat-model.ts'
import {
  startChatServer,
  writing,
  type ChatServer,
} from '../../../ports/language-model/testing/chat-server.ts'
import type { Fallback, Maker } from '../../../ports/maker.ts'
import type { AnswerWriter } from '../../answer-writer.ts'
import { houseWriter } from '../../house-writer.ts'
import { createModelWriter } from '../model-writer.ts'
import { DENSE_VERSE, OTHER_VERSE, PLAIN_VERSE } from './model-verses.ts'

export const testEar = await openTestPronouncer()
// The house hears its material with its first verse, which is long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** For tests that wait for the house to lose it. */
export const LITTLE = { firstLine: 700, next: 500, others: 200 }
/** So much that only a bug makes it end. */
const MUCH = { firstLine: 60_000, next: 60_000, others: 200 }

/** A server for the tests of a file that a model behind it writes from; answers as the test says. */
export function serveModel(): () => ChatServer {
  let server: ChatServer | undefined
  beforeAll(async () => {
    server = await startChatServer(writing(''))
  })
  afterAll(async () => {
    await server?.stop()
  })
  return () => {
    if (server === undefined) throw new Error('The model exists inside tests and hooks only')
    return server
  }
}

/** A writer with a model behind a server, and the house behind that. */
export const writerAt = (
  { baseUrl }: Pick<ChatServer, 'baseUrl'>,
  patience = MUCH,
  ear: Pronouncer = testEar,
): AnswerWriter =>
  createModelWriter({
    ear,
    model: openChatModel({ writer: 'local', baseUrl, model: 'small' }),
    house: houseWriter(ear),
    breaker: createBreaker({ now: () => performance.now(), onChange: () => undefined }),
    log: pino({ level: 'silent' }),
    patience,
  })

/** A brief of eight clean bars. */
export const eightBars = (parts: Partial<VerseBrief> = {}): VerseBrief =>
  briefOf({ bars: 8, profanityFilter: true, ...parts })

/** What the house alone says to it. */
export const housesAnswer = (parts: Partial<VerseBrief> = {}): readonly string[] =>
  composeVerse(testEar, eightBars(parts)).lines

export interface Written {
  readonly lines: readonly string[]
  readonly fallbacks: readonly Fallback[]
  readonly maker: Maker
}

/** Has an answer written to its end. */
export async function write(writer: AnswerWriter, parts: Partial<VerseBrief> = {}): Promise<Written> {
  const lines: string[] = []
  const fallbacks: Fallback[] = []
  const verse = writer.write(eightBars(parts), {
    signal: new AbortController().signal,
    onFallback: (fallback) => fallbacks.push(fallback),
  })
  for (;;) {
    const step = await verse.next()
    if (step.done === true) return { lines, fallbacks, maker: step.value.maker }
    lines.push(step.value)
  }
}

/** Expects bars that scan, in couplets that rhyme outright, none of them twice. */
export function expectWhole(lines: readonly string[], bars = 8): void {
  expect(lines).toHaveLength(bars)
  const heard = lines.map((line) => hearLine(testEar, line))
  heard.forEach((second, at) => {
    expect(second, lines[at]).toBeDefined()
    const first = heard[at - 1]
    if (at % 2 === 1 && first !== undefined && second !== undefined) {
      expect(makeCouplet(first, second), `${first.text} / ${second.text}`).toBe(true)
    }
  })
  expect(new Set(lines).size).toBe(lines.length)
}

/** How many lines are the model's. */
export const byModel = (lines: readonly string[]): number =>
  lines.filter((line) => [PLAIN_VERSE, OTHER_VERSE, DENSE_VERSE].some((verse) => verse.includes(line))).length
