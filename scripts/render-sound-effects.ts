import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { airHorn } from '#shared/dsp/sound-effects/air-horn.ts'
import { boxingBell } from '#shared/dsp/sound-effects/boxing-bell.ts'
import { crowdReaction } from '#shared/dsp/sound-effects/crowd-reaction.ts'
import { encodeMp3, MP3_RATE } from './mp3/encode-mp3.ts'

const FOLDER = join(dirname(import.meta.dirname), 'out/sound-effects')
const EFFECTS = {
  'boxing-bell.mp3': boxingBell,
  'crowd-reaction.mp3': crowdReaction,
  'air-horn.mp3': airHorn,
}

await mkdir(FOLDER, { recursive: true })
for (const [name, play] of Object.entries(EFFECTS)) {
  const mp3 = encodeMp3(play(MP3_RATE))
  await writeFile(join(FOLDER, `${name}.tmp`), mp3)
  await rename(join(FOLDER, `${name}.tmp`), join(FOLDER, name))
  console.log(`${name}: ${mp3.length} bytes`)
}
