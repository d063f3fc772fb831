import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { BORDERS } from './eslint.borders.js'

/**
 * A file may fall under several border rows, and a second setting of one rule would replace the first:
 * so each row carries the import rule under a name of its own.
 */
const borders = BORDERS.map(({ files, deny }, index) => ({
  name: `borders/${files[0]}`,
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
  plugins: { [`border-${index}`]: { rules: { imports: tseslint.plugin.rules['no-restricted-imports'] } } },
  rules: { [`border-${index}/imports`]: ['error', { patterns: deny }] },
}))

export default defineConfig(
  { ignores: ['node_modules', 'out', '.data', '.cache', 'test-results', 'coverage'] },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 400 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['shared/{domain,dsp}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is an argument: use shared/domain/random.ts.',
        },
        { object: 'Date', property: 'now', message: 'Time is an argument: take it as a parameter.' },
        { object: 'performance', property: 'now', message: 'Time is an argument: take it as a parameter.' },
      ],
    },
  },
  { files: ['scripts/**', 'bench/**', 'e2e/**', 'cloud-api/embedded/**'], rules: { 'no-console': 'off' } },
  ...borders,
)
