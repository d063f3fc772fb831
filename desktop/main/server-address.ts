import { type Result, ok, refuse } from '#shared/std/result.ts'

const DEFAULT_SERVER = 'http://localhost:4600'
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The server whose pages the window shows: CLAPBACK_SERVER, else the one that `npm start` runs on this machine.
 * A microphone and a password need an encrypted connection, so only this machine may be spoken to without.
 * @returns the address without a path, or a sentence that says what is wrong with the one given.
 */
export function parseServerAddress(env: Readonly<Record<string, string | undefined>>): Result<URL, string> {
  const given = env['CLAPBACK_SERVER']?.trim() ?? ''
  const address = URL.parse(given === '' ? DEFAULT_SERVER : given)
  if (address === null || !/^https?:$/.test(address.protocol)) {
    return refuse('CLAPBACK_SERVER must be a full address such as https://clapback.example.')
  }
  if (address.protocol === 'http:' && !LOOPBACK.has(address.hostname)) {
    return refuse('CLAPBACK_SERVER must start with https:// unless it is on this computer.')
  }
  return ok(new URL(address.origin))
}
