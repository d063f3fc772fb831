import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { CHARACTER_IDS } from '#shared/domain/character/character.ts'
import { briefOf } from '#shared/domain/verse/testing/sample-briefs.ts'
import type { Ms } from '#shared/std/units.ts'
import type { AnswerWriter } from '../cloud-api/commands/answer-writer.ts'
import { houseWriter } from '../cloud-api/commands/house-writer.ts'
import { createModelWriter } from '../cloud-api/commands/model-writer/model-writer.ts'
import { OTHER_VERSE, PLAIN_VERSE } from '../cloud-api/commands/model-writer/testing/model-verses.ts'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import type { Breaker } from '../cloud-api/ports/breaker.ts'
import { openChatModel } from '../cloud-api/ports/language-model/open-chat-model.ts'
import {
  endStream,
  openStream,
  refusing,
  startChatServer,
  writeText,
  type ChatAnswer,
} from '../cloud-api/ports/language-model/testing/chat-server.ts'
import { type Bench } from './support/bench.ts'
import { spreadOf } from './support/statistics.ts'

const BARS = 8
/** What a fast service takes before its first word, and for each token. */
const FIRST_TOKEN_MS = 250
const TOKEN_MS = 6
/** Rounds of each character that are not counted. */
const WARM_UP = 2

/** When something was on the wire for the first time in a round. */
interface Wire {
  since: Ms | undefined
}

/** Writes like a service, and notes when the first line of any answer has ended. */
const writingLike =
  (wire: () => Wire): ChatAnswer =>
  async (response, { index }) => {
    const round = wire()
    await wait(FIRST_TOKEN_MS)
    openStream(response)
    for (const line of (index % 2 === 0 ? PLAIN_VERSE : OTHER_VERSE).split('\n')) {
      for (const token of `${line}\n`.match(/[\s\S]{1,5}/g) ?? []) {
        await wait(TOKEN_MS)
        writeText(response, token)
      }
      round.since ??= performance.now()
    }
    endStream(response)
  }

/** Fails like a service, the last of its answers counting. */
const failingLike =
  (wire: () => Wire): ChatAnswer =>
  async (response, call) => {
    const round = wire()
    await wait(FIRST_TOKEN_MS)
    await refusing(500)(response, call)
    round.since = performance.now()
  }

/** When the first line of an answer came out. */
async function timeOfFirstLine(writer: AnswerWriter, seed: number): Promise<Ms> {
  const character = CHARACTER_IDS[seed % CHARACTER_IDS.length] ?? 'razor'
  const verse = writer.write(briefOf({ bars: BARS, seed, character }), {
    signal: new AbortController().signal,
    onFallback: () => undefined,
  })
  let first: Ms | undefined
  for await (const line of verse) if (line !== '') first ??= performance.now()
  return first ?? NaN
}

/** Whatever happens, the next round asks again. */
const NEVER_RESTS: Breaker = { mayAsk: () => true, succeeded: () => undefined, failed: () => undefined }

/**
 * What the server adds to a language model's own time: from the end of the model's first line on the wire to the opponent's
 * first line; and where the model fails, from there to the house's. Server and model share a process.
 */
export const bench: Bench = {
  defaultRuns: 40,
  needs: ['dictionary'],
  async measure(runs) {
    const ear = await loadPronouncer()
    let wire: Wire = { since: undefined }
    const server = await startChatServer(refusing(500))
    const writer = createModelWriter({
      ear,
      model: openChatModel({ writer: 'local', baseUrl: server.baseUrl, model: 'bench' }),
      house: houseWriter(ear),
      breaker: NEVER_RESTS,
      log: pino({ level: 'silent' }),
    })
    const measure = async (answer: ChatAnswer): Promise<Ms[]> => {
      server.answer(answer)
      const warmUp = WARM_UP * CHARACTER_IDS.length
      const times: Ms[] = []
      for (let seed = 0; seed < warmUp + runs; seed += 1) {
        wire = { since: undefined }
        const first = await timeOfFirstLine(writer, seed)
        if (seed >= warmUp) times.push(first - (wire.since ?? NaN))
      }
      return times
    }
    try {
      const modelsLine = spreadOf(await measure(writingLike(() => wire)))
      const housesLine = spreadOf(await measure(failingLike(() => wire)))
      return {
        rounds: runs,
        bars: BARS,
        modelsFirstLineMs: modelsLine,
        housesFirstLineAfterFailureMs: housesLine,
      }
    } finally {
      await server.stop()
    }
  },
}
