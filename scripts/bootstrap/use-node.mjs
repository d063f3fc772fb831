// Runs under whatever Node is there: plain JavaScript, and nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Systems for which the lockfile brings a Node of its own. */
const PACKAGED = ['linux-x64']

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Whether this Node is new enough for the program.
 * @param {string} root folder of package.json
 */
export function isNodeNewEnough(root) {
  return Number(process.versions.node.split('.')[0]) >= neededMajor(root)
}

/**
 * The sentence for a system on which no newer Node can be had by installing the packages.
 * @param {string} root
 * @returns {string | undefined}
 */
export function nodeRefusal(root) {
  return PACKAGED.includes(`${process.platform}-${process.arch}`) ? undefined : needsNode(root)
}

/**
 * Runs a script again under the Node of node_modules, passing on signals; returns how it ended.
 * @param {string} root
 * @param {string} script absolute path
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export function runUnderPackagedNode(root, script, args) {
  const node = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(node) || spawnSync(node, ['--version']).status !== 0) throw new Error(needsNode(root))
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`
  const child = spawn(node, [script, ...args], {
    // The channel tells the child when we are gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // glibc would keep what the voice's threads let go (260 MB after 200 rounds instead of 160); it reads this only at start.
    env: { MALLOC_TRIM_THRESHOLD_: '131072', ...process.env, PATH: path },
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  // npm runs us in a shell that dies of a signal without passing it on: then our parent is another.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250)
  watch.unref()
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** @param {string} root */
function needsNode(root) {
  return (
    `Clapback needs Node ${neededMajor(root)} or newer and this is Node ${process.versions.node}; ` +
    `install it from https://nodejs.org and run this again.`
  )
}

/** @param {string} root */
function neededMajor(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Number(/\d+/.exec(engines.node)?.[0])
}
