import { existsSync } from 'node:fs'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { BORDERS } from './eslint.borders.ts'

interface Case {
  readonly file: string
  readonly imports: string
  /** The start of the message that must appear. */
  readonly says: string
}

const FORBIDDEN: readonly Case[] = [
  { file: 'shared/std/x.ts', imports: 'zod', says: 'shared/std stands alone' },
  { file: 'shared/std/x.ts', imports: '../domain/random.ts', says: 'shared/std stands alone' },
  {
    file: 'shared/domain/scoring/x.ts',
    imports: '#shared/contract/error-code.ts',
    says: 'shared/domain is pure',
  },
  { file: 'shared/domain/scoring/x.ts', imports: '../../dsp/rms.ts', says: 'shared/domain is pure' },
  { file: 'shared/domain/x.ts', imports: 'node:fs', says: 'shared/domain takes no packages' },
  { file: 'shared/domain/x.ts', imports: 'crypto', says: 'shared/domain takes no packages' },
  { file: 'shared/dsp/x.ts', imports: '../domain/random.ts', says: 'shared/dsp is signal maths' },
  { file: 'shared/dsp/x.ts', imports: 'mediabunny', says: 'shared/dsp takes no packages' },
  { file: 'shared/contract/http/x.ts', imports: 'koa', says: 'shared/contract describes' },
  { file: 'shared/contract/x.ts', imports: '../../cloud-api/app.ts', says: 'shared runs anywhere' },
  { file: 'shared/std/x.ts', imports: '../../desktop/main/main.ts', says: 'shared/std stands alone' },
  { file: 'cloud-api/x.ts', imports: '../desktop/renderer/ui/cx.ts', says: 'cloud-api and desktop meet' },
  { file: 'cloud-api/x.ts', imports: 'react', says: 'cloud-api has no screen' },
  { file: 'cloud-api/x.ts', imports: 'react-dom/server', says: 'cloud-api has no screen' },
  { file: 'cloud-api/x.ts', imports: '../scripts/build/build.ts', says: 'Tools know the program' },
  {
    file: 'cloud-api/routes/x.ts',
    imports: '#shared/domain/battle/battle-state.ts',
    says: 'Routes ask a command:',
  },
  { file: 'cloud-api/routes/x.ts', imports: '../models/battle.ts', says: 'Routes ask a command or a query' },
  {
    file: 'cloud-api/models/x.ts',
    imports: '../commands/submit-round.ts',
    says: 'Models are called',
  },
  { file: 'cloud-api/models/x.ts', imports: '#shared/domain/random.ts', says: 'Models hold records' },
  {
    file: 'cloud-api/ports/speech-out/x.ts',
    imports: '../../models/battle.ts',
    says: 'A port knows its vendor',
  },
  { file: 'cloud-api/embedded/x.ts', imports: '../database/migrate.ts', says: 'cloud-api/embedded runs' },
  { file: 'desktop/renderer/x.tsx', imports: '../../cloud-api/app.ts', says: 'The renderer meets the API' },
  { file: 'desktop/renderer/ui/x.tsx', imports: '../../main/main.ts', says: 'The renderer meets the API' },
  { file: 'desktop/renderer/x.tsx', imports: 'node:path', says: 'The renderer runs in a page' },
  { file: 'desktop/renderer/x.tsx', imports: 'electron', says: 'The renderer runs in a page' },
  {
    file: 'desktop/renderer/features/arena/x.tsx',
    imports: '../dashboard/screen.tsx',
    says: 'Features do not',
  },
  {
    file: 'desktop/renderer/features/arena/deep/x.tsx',
    imports: '../../landing/hero.tsx',
    says: 'Features do not',
  },
  {
    file: 'desktop/renderer/ui/x.tsx',
    imports: '../features/arena/screen.tsx',
    says: 'ui, api, audio and ear',
  },
  {
    file: 'desktop/renderer/ear/x.ts',
    imports: '../features/arena/screen.tsx',
    says: 'ui, api, audio and ear',
  },
  { file: 'desktop/main/x.ts', imports: '../renderer/main.tsx', says: 'The desktop main process' },
  { file: 'cloud-api/app.ts', imports: './test/test-database.ts', says: 'Test helpers stay in tests' },
  {
    file: 'desktop/renderer/audio/x.ts',
    imports: './testing/fake-context.ts',
    says: 'Test helpers stay in tests',
  },
]

const ALLOWED: readonly Omit<Case, 'says'>[] = [
  { file: 'shared/std/x.ts', imports: './result.ts' },
  { file: 'shared/domain/scoring/x.ts', imports: '../phonetics/phonetics.ts' },
  { file: 'shared/domain/scoring/x.ts', imports: '#shared/std/result.ts' },
  { file: 'shared/contract/http/x.ts', imports: 'zod' },
  { file: 'shared/contract/http/x.ts', imports: '#shared/domain/character/character.ts' },
  { file: 'cloud-api/commands/x.ts', imports: '#shared/domain/battle/battle-state.ts' },
  { file: 'cloud-api/commands/x.ts', imports: '../models/battle.ts' },
  { file: 'cloud-api/routes/x.ts', imports: '#shared/contract/http/battles.ts' },
  { file: 'cloud-api/embedded/x.ts', imports: '../start-problem.ts' },
  { file: 'desktop/renderer/features/arena/x.tsx', imports: './machine/pacing.ts' },
  { file: 'desktop/renderer/features/arena/deep/x.tsx', imports: '../machine/pacing.ts' },
  { file: 'desktop/renderer/features/arena/x.tsx', imports: '../../ui/button.tsx' },
  { file: 'cloud-api/x.test.ts', imports: './test/test-database.ts' },
  { file: 'scripts/x.ts', imports: '../cloud-api/app.ts' },
]

const eslint = new ESLint()

describe('import borders', () => {
  it.each(FORBIDDEN)('$file may not import $imports', async ({ file, imports, says }) => {
    expect(await complaints(file, `import { x } from '${imports}'\nexport const y = x\n`)).toEqual([
      expect.stringMatching(new RegExp(`^${says}`)),
    ])
  })

  it.each(ALLOWED)('$file may import $imports', async ({ file, imports }) => {
    expect(await complaints(file, `import { x } from '${imports}'\nexport const y = x\n`)).toEqual([])
  })

  it.each([
    ['a re-export', `export { x } from 'zod'\n`],
    ['a star re-export', `export * from 'zod'\n`],
    ['a dynamic import', `export const x = () => import('zod')\n`],
    ['a type import', `import { type x } from 'zod'\nexport type Y = x\n`],
    ['an import in a type', `export type X = import('zod').ZodType\n`],
  ])('sees %s', async (_way, code) => {
    expect(await complaints('shared/std/x.ts', code)).toContainEqual(
      expect.stringMatching(/^shared\/std stands alone/),
    )
  })

  it('are about folders that exist', () => {
    const named = BORDERS.flatMap(({ from, to }) => [from, to]).flatMap(foldersOf)
    expect(named).toContain('cloud-api/presenters')
    expect(named.filter((folder) => !existsSync(folder))).toEqual([])
  })

  it('are each held by a case above', () => {
    const untested = BORDERS.filter(({ instead }) => !FORBIDDEN.some(({ says }) => instead.startsWith(says)))
    expect(untested).toEqual([])
  })
})

describe('pure core', () => {
  it.each(['Math.random()', 'Date.now()', 'performance.now()', 'new Date()'])('refuses %s', async (code) => {
    expect(await complaints('shared/domain/x.ts', `export const x = ${code}\n`)).toEqual([
      expect.stringMatching(/is an argument/),
    ])
  })

  it('may read a given time', async () => {
    expect(await complaints('shared/domain/x.ts', `export const x = (ms: number) => new Date(ms)\n`)).toEqual(
      [],
    )
  })
})

/** The folders that a pattern such as `^a/(b|c)/` begins with: a/b and a/c. */
function foldersOf(pattern: string): string[] {
  let found = ['']
  for (const [, one, several] of pattern.replace(/^\^/, '').matchAll(/([\w-]+)\/|\(([\w|/-]+)\)\/|.+/g)) {
    const names = several?.split('|') ?? (one === undefined ? [] : [one])
    if (names.length === 0) break
    found = found.flatMap((folder) => names.map((name) => `${folder}${name}/`))
  }
  return found.filter((folder) => folder !== '').map((folder) => folder.slice(0, -1))
}

async function complaints(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath })
  return results.flatMap(({ messages }) =>
    messages.map(({ message }) => message.replace(/^'.*' is restricted from being used\. /, '')),
  )
}
