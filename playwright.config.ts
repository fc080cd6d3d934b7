import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/helpers/browser.ts'
import { isFull } from './tests/helpers/extended-suite.ts'

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: isFull ? '**/*.{spec,extended}.ts' : '**/*.spec.ts',
  // Node.js reads them as they are: to translate them takes time, and its maps take more with every step.
  build: { external: ['**/*.ts'] },
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
    // What moves is drawn all the time: those tests that are about it say `lively`.
    contextOptions: { reducedMotion: 'reduce' },
    // To paint every point costs as well: the layout is the same, and few look at the picture.
    deviceScaleFactor: 0.5,
    // Recording everything costs a fifth of the time; `--trace on` does it for the test that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
        // Nobody else is asked for anything. To answer for others in the tests would bring every request
        // of every page to them, and keep nothing of what was fetched once.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // No page lives long enough for its scripts to be worth optimising: a tenth of the time.
        '--js-flags=--always-sparkplug --no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=16',
        // What a page asks of other processes costs more than the work that they do: a twentieth.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
})
