import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** One project per runtime; `house` looks after the tools themselves: starting, building, borders. */
export default defineConfig({
  test: {
    // Many tests wait for a database or a process: two files at a time pay off even on two cores, where Vitest takes one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'shared',
          include: ['shared/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['cloud-api/**/*.test.ts'],
          exclude: ['cloud-api/{embedded,process}/**'],
          globalSetup: ['cloud-api/test/global-setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'renderer',
          include: ['desktop/renderer/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['desktop/renderer/testing/be-patient.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'desktop',
          include: ['desktop/main/**/*.test.ts'],
          globalSetup: ['desktop/main/testing/build-desktop.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['cloud-api/{embedded,process}/**/*.test.ts', 'scripts/**/*.test.ts', '*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
