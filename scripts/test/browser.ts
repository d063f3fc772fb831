import { findChromium } from './find-chromium.ts'
import { runTool } from './run-tool.ts'

export const CHROMIUM_INSTALL_LINE = 'apt-get install chromium (or set CHROMIUM_PATH)'

/**
 * The Chromium for the browser tests: the system's, else the one Playwright can install here.
 * @returns its path; 'playwright' for Playwright's own; undefined when there is none to be had
 */
export async function browserForTests(): Promise<string | undefined> {
  const found = await findChromium()
  if (found !== undefined) return found
  console.log('No Chromium on this system; trying to install one for the tests …')
  const exitCode = await runTool('playwright', ['install', 'chromium', '--only-shell'])
  return exitCode === 0 ? 'playwright' : undefined
}
