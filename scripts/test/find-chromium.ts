import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium of this system: the one CHROMIUM_PATH names, else the first on the PATH or in the usual places. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  if (named !== '') {
    if (await isProgram(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const file of [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...ELSEWHERE,
  ]) {
    if (await isProgram(file)) return file
  }
  return undefined
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}
