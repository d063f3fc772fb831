import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHARACTERS } from '#shared/domain/character/characters.ts'
import { buildStale } from '../build/build.ts'
import { BUILD_STEPS } from '../build/steps.ts'
import { answerAloud } from '../verse/answer-aloud.ts'
import { rounded } from '../verse/rounded.ts'

const FOLDER = join('out', 'performances')
const SEED = 1
/** What all four answer. */
const VERSE = `I walk in the booth and the temperature drops
You talk like a king but your empire stops
I stack every bar like a brick on a block
By the time that you answer I ran out the clock`

/** `npm run show`: a performance of each character over its beat, with its text and times, in out/performances. */
export async function main(): Promise<number> {
  try {
    await buildStale(
      process.cwd(),
      BUILD_STEPS.filter(({ name }) => name === 'dictionary'),
    )
    await mkdir(FOLDER, { recursive: true })
    for (const { id, difficulty } of CHARACTERS) {
      const wav = join(process.cwd(), FOLDER, `${id}.wav`)
      const told = await answerAloud(VERSE, {
        ...{ character: id, difficulty, profanityFilter: true, against: '-', seed: SEED, wav },
      })
      await writeFile(join(FOLDER, `${id}.json`), JSON.stringify(told, rounded, 2))
      console.log(`${join(FOLDER, id)}.wav\n${told.verse.map((line) => `  ${line}`).join('\n')}`)
    }
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
