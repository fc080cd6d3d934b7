import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/helpers/browser.ts'

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/helpers/demo-seed.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  // At a desk, a test that only sometimes passes is a fault; a shared machine may stall for seconds.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
})
