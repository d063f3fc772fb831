import { readFileSync } from 'node:fs'
import { openPronouncer } from '#shared/domain/phonetics/pronouncer.ts'
import { loadNaiveCmudict } from './naive-cmudict.ts'

/*
 * `node --expose-gc loading-cost.ts ours|naive FILE`: what loading a dictionary costs a fresh process, until its first answer.
 * Prints {"loadMs", "bytes"}; bytes are what is left of it after a collection.
 */
const [, , which = '', file = ''] = process.argv

const load = (): object => {
  if (which === 'naive') {
    const words = loadNaiveCmudict(readFileSync(file, 'utf8'))
    words.get('fire')
    return words
  }
  const ear = openPronouncer(readFileSync(file))
  ear.pronounce('fire')
  return ear
}

const used = (): number => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const before = used()
const start = performance.now()
const loaded = load()
const loadMs = performance.now() - start
console.log(JSON.stringify({ loadMs, bytes: used() - before }))
// Held until here, so that it was counted.
Object.is(loaded, undefined)
