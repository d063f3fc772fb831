import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects once, thoroughly. Reading the whole program leaves the heap at several times what running it needs, and
 * V8 would keep all of that for as long as the machine has memory to spare (measured: 360 MB before, 200 MB after).
 */
export function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
