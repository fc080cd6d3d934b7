import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/helpers/browser.ts'

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/helpers/demo-seed.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  // One more than there are cores on a small machine: each waits for its page now and then.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording everything costs a fifth of the time; `--trace on` does it for the test that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
        // No page lives long enough for its scripts to be worth optimising: a tenth of the time.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
})
