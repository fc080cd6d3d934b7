import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The Chromium that the browser tests drive, or undefined when there is none yet. */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM ?? '',
    // Without a window to draw it takes a third less of the processor.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}
