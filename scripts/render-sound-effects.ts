import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SOUND_FILES, type SoundFile } from '#shared/contract/sound-files.ts'
import { airHorn } from '#shared/dsp/sound-effects/air-horn.ts'
import { boxingBell } from '#shared/dsp/sound-effects/boxing-bell.ts'
import { crowdReaction } from '#shared/dsp/sound-effects/crowd-reaction.ts'
import type { Hertz } from '#shared/std/units.ts'
import { encodeMp3, MP3_RATE } from './mp3/encode-mp3.ts'
import { writeWhole } from './write-whole.ts'

const FOLDER = join(dirname(import.meta.dirname), 'out/sound-effects')
const EFFECTS: Readonly<Record<SoundFile, (rate: Hertz) => Float32Array>> = {
  'boxing-bell': boxingBell,
  'crowd-reaction': crowdReaction,
  'air-horn': airHorn,
}

await mkdir(FOLDER, { recursive: true })
for (const name of SOUND_FILES) {
  const mp3 = encodeMp3(EFFECTS[name](MP3_RATE))
  await writeWhole(FOLDER, `${name}.mp3`, mp3)
  console.log(`${name}: ${mp3.length} bytes`)
}
