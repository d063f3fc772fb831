/** One way of looking at the whole source; it passes when its tool ends with 0. */
export interface Check {
  readonly name: string
  /** A program of node_modules/.bin, or npm. */
  readonly tool: string
  readonly args: readonly string[]
}

const PROJECTS = ['shared', 'cloud-api', 'desktop/main', 'desktop/renderer', 'tsconfig.tools.json']
const SOURCES = ['shared', 'cloud-api', 'desktop', 'scripts', 'bench', 'e2e']

/** All checks, the longest first. */
export const CHECKS: readonly Check[] = [
  {
    name: 'lint and borders',
    tool: 'eslint',
    args: ['.', '--max-warnings=0', '--cache', '--cache-strategy=content', '--cache-location=.cache/eslint/'],
  },
  ...PROJECTS.map((project) => ({ name: `types of ${project}`, tool: 'tsc', args: ['-p', project] })),
  {
    name: 'format',
    tool: 'prettier',
    args: ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.'],
  },
  {
    name: 'import circles',
    tool: 'depcruise',
    args: ['--config=.dependency-cruiser.js', '--output-type=err', ...SOURCES],
  },
  {
    name: 'unused exports and dependencies',
    tool: 'knip',
    args: ['--cache', '--cache-location=.cache/knip'],
  },
  // A lockfile made on one system may lack packages of others, and then no clean install works anywhere.
  { name: 'lockfile', tool: 'npm', args: ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'] },
]
