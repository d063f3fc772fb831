import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { installPackages } from './install.mjs'
import { isNodeNewEnough, runUnderPackagedNode } from './use-node.mjs'

const LOCK = {
  packages: {
    '': { name: 'clapback' },
    'node_modules/koa': { version: '3.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
}

/** Stands in for npm: notes how it was called, and installs what the lockfile says. */
const NPM = `
const { mkdirSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs')
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
if (readFileSync('package-lock.json', 'utf8').includes('broken')) process.exit(7)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
delete packages['']
delete packages['node_modules/for-another-system']
mkdirSync('node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
`

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clapback-bootstrap-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await writeFile(join(root, 'package.json'), JSON.stringify({ engines: { node: '>=24' } }))
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(LOCK))
  await writeFile(join(root, 'npm.cjs'), NPM)
  vi.stubEnv('npm_execpath', join(root, 'npm.cjs'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
})

describe('installPackages', () => {
  it('installs what is missing, once', async () => {
    installPackages(root)
    installPackages(root)
    expect(await calls()).toHaveLength(1)
    expect(await calls()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional/)])
  })

  it('installs again when the lockfile changed', async () => {
    installPackages(root)
    await writeFile(join(root, 'package-lock.json'), JSON.stringify(withKoa('3.0.1')))
    installPackages(root)
    expect(await calls()).toHaveLength(2)
  })

  it('takes over what somebody installed by hand', async () => {
    execFileSync(process.execPath, [join(root, 'npm.cjs'), 'by hand'], { cwd: root })
    installPackages(root)
    expect(await calls()).toEqual(['by hand'])
  })

  it('is not fooled by node_modules that lack a package', async () => {
    await mkdir(join(root, 'node_modules'))
    await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: {} }))
    installPackages(root)
    expect(await calls()).toHaveLength(1)
  })

  it('says in one line that npm failed', async () => {
    await writeFile(join(root, 'package-lock.json'), JSON.stringify(withKoa('broken')))
    expect(() => {
      installPackages(root)
    }).toThrow(/^Installing the packages failed \(npm ci ended with 7; npm says why above\): check [^\n]*$/)
  })
})

describe('the Node that runs it all', () => {
  it('is new enough from the version that package.json names', async () => {
    expect(isNodeNewEnough(root)).toBe(true)
    await writeFile(join(root, 'package.json'), JSON.stringify({ engines: { node: '>=99' } }))
    expect(isNodeNewEnough(root)).toBe(false)
  })

  it('is named with its version where the packages bring none', () => {
    expect(() => runUnderPackagedNode(root, join(root, 'script.mjs'), [])).toThrow(
      `Clapback needs Node 24 or newer and this is Node ${process.versions.node}; install it from https://nodejs.org and run this again.`,
    )
  })

  it('is otherwise the one of the packages, with the arguments and the exit code of the script', async () => {
    await mkdir(join(root, 'node_modules', '.bin'), { recursive: true })
    await symlink(process.execPath, join(root, 'node_modules', '.bin', 'node'))
    const script = join(root, 'script.mjs')
    await writeFile(script, `process.exit(process.argv[2] === '--verbose' && process.channel ? 5 : 1)`)
    expect(await runUnderPackagedNode(root, script, ['--verbose'])).toBe(5)
  })
})

const withKoa = (version: string) => ({
  packages: { ...LOCK.packages, 'node_modules/koa': { version } },
})

async function calls(): Promise<string[]> {
  return (await readFile(join(root, 'calls'), 'utf8')).trim().split('\n')
}
