import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Path of the Chromium for the browser tests, or undefined if none is installed. */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM ?? '',
    // Headless: takes a third less CPU time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}
