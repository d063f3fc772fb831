import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test/find-chromium.ts'

const executablePath = await findChromium()

/** Browser tests against real servers that they start themselves (scripts/support/real-server.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that needs a second try is a bug in the test or in the product.
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // The opponents take their time, and tests share two cores with the servers they start.
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // As people have it: no sound before a gesture.
      args: ['--autoplay-policy=document-user-activation-required'],
    },
  },
})
