import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import { serveModel, eightBars, write } from './commands/model-writer/testing/writer-under-test.ts'
import { openWriter } from './open-writer.ts'
import { refusing } from './ports/language-model/testing/chat-server.ts'

const ear = await openTestPronouncer()
const model = serveModel()

function openLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }) }
}

it('is the house, and says nothing of it, where no model was chosen', async () => {
  const { lines, log } = openLog()
  const written = await write(openWriter({ writer: 'house' }, ear, log))
  expect(written.lines).toEqual(composeVerse(ear, eightBars()).lines)
  expect(lines).toEqual([])
})

it('says which model writes, and once when it rests; never the key, never a verse', async () => {
  model().answer(refusing(401))
  const { lines, log } = openLog()
  const writer = openWriter({ writer: 'openai', baseUrl: model().baseUrl, apiKey: 'sk-hunter2' }, ear, log)
  const reasons: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const { fallbacks } = await write(writer, { userVerse: 'My zeppelin is full of porcelain' })
    reasons.push(...fallbacks.map(({ reason }) => reason))
  }
  expect(reasons).toEqual(['http_401', 'resting', 'resting'])
  const said = lines.join('')
  expect(said).toContain('a language model writes the answers')
  expect(lines.filter((line) => line.includes('the language model rests'))).toHaveLength(1)
  expect(said).not.toMatch(/hunter2|zeppelin|porcelain/)
})
