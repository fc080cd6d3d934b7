import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/helpers/browser.ts'
import { isFull } from './tests/helpers/extended-suite.ts'

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: isFull ? '**/*.{spec,extended}.ts' : '**/*.spec.ts',
  // Node.js runs TypeScript directly: transpiling takes time, and source maps take more with every step.
  build: { external: ['**/*.ts'] },
  globalSetup: './tests/helpers/demo-seed.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  // One more worker than a small machine has cores, because each is idle while its page loads.
  workers: 3,
  // The extended suite visits each screen in every width and language.
  timeout: isFull ? 600_000 : 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    // Animations repaint all the time. Tests about animations use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Half the resolution makes painting cheaper. The layout is the same, and few tests look at pixels.
    deviceScaleFactor: 0.5,
    // Traces of all tests would take a fifth of the time; use `--trace on` for a failing test.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
        // Blocks requests to other hosts. Route handlers in the tests would intercept every request of
        // every page and disable the HTTP cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // Pages are too short-lived for optimising compilers to pay off: saves a tenth of the time.
        '--js-flags=--no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=16',
        // Inter-process communication costs more than the work of the network process.
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
})
