import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '../tests/helpers/browser.ts'

// Uses a browser on this machine, else installs Playwright's, else (as root) Debian's.
if (findBrowser() === undefined) {
  console.log('Installing a browser for the tests …')
  const installers = [['npx playwright install chromium']]
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    installers.push([
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium-headless-shell || apt-get install -y -qq --no-install-recommends chromium',
    ])
  }
  for (const steps of installers) {
    if (findBrowser() !== undefined) break
    for (const step of steps)
      spawnSync(step, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
const browser = findBrowser()
if (browser === undefined) {
  console.error(
    'There is no Chromium for the browser tests. Install one, or set CHROMIUM to its path.',
  )
  process.exit(1)
}
console.log(`Browser: ${browser}`)
