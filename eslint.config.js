import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { BORDERS } from './eslint.borders.ts'
import { bordersRule } from './scripts/lint/borders-rule.ts'

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
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time is an argument: take it as a parameter.',
        },
      ],
    },
  },
  { files: ['scripts/**', 'bench/**', 'e2e/**', 'cloud-api/embedded/**'], rules: { 'no-console': 'off' } },
  {
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'cloud-api/test/**'],
    plugins: { clapback: { rules: { borders: bordersRule(BORDERS) } } },
    rules: { 'clapback/borders': 'error' },
  },
)
