// Runs under whatever Node is there: plain JavaScript, and nothing but Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Brings node_modules to what the lockfile says, showing npm's progress; does nothing when it is there already.
 * @param {string} root folder of package.json
 * @throws {Error} one line for people, when npm fails
 */
export function installPackages(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stampFile = join(root, 'node_modules', '.clapback-lockfile')
  const hash = createHash('sha256').update(lockfile).digest('hex')
  if (readOr(stampFile, '') === hash) return
  if (!matchesLockfile(lockfile, readOr(join(root, 'node_modules', '.package-lock.json'), ''))) {
    const count = Object.keys(JSON.parse(lockfile).packages).length
    console.error(`Installing up to ${count} packages with npm ci; this happens once and after updates.`)
    runNpm(root, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  writeFileSync(stampFile, hash)
}

/**
 * Whether npm's own note of what it installed agrees with the lockfile: nothing else, nothing missing but packages
 * for other systems.
 * @param {string} lockfile
 * @param {string} installed
 */
function matchesLockfile(lockfile, installed) {
  if (installed === '') return false
  const wanted = JSON.parse(lockfile).packages
  const there = JSON.parse(installed).packages
  const sameVersions = Object.entries(there).every(([path, entry]) => wanted[path]?.version === entry.version)
  const allThere = Object.entries(wanted).every(
    ([path, entry]) => path === '' || path in there || entry.optional === true || entry.devOptional === true,
  )
  return sameVersions && allThere
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function runNpm(root, args) {
  const npm = process.env.npm_execpath
  const run =
    npm !== undefined && existsSync(npm)
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['inherit', 2, 2] })
      : spawnSync('npm', args, { cwd: root, stdio: ['inherit', 2, 2], shell: process.platform === 'win32' })
  if (run.error !== undefined)
    throw new Error(`npm could not be run (${run.error.message}): install npm beside Node.`)
  if (run.status !== 0 && isFull(root)) {
    throw new Error(`The disk of ${root} is full: free 2 GB for the packages, then run this again.`)
  }
  if (run.status !== 0) {
    throw new Error(
      `Installing the packages failed (npm ci ended with ${run.status ?? run.signal}; npm says why above): check the network and the space on the disk, then run this again.`,
    )
  }
}

/**
 * Whether nothing worth mentioning fits on the disk of a folder any more.
 * @param {string} folder
 */
function isFull(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < 8 * 1024 * 1024
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  return existsSync(file) ? readFileSync(file, 'utf8') : otherwise
}
