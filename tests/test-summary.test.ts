import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { summarizeTests } from '../scripts/test-summary.ts'

/** Directory below node_modules, so that both test runners are resolved from it. */
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache')
let folder: string

beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'test-summary-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the summary lists failed tests with their error messages, and the totals', () => {
  runVitest()
  runPlaywright()
  const summary = summarizeTests(folder, [
    { title: 'Unit tests', isGreen: false, report: 'vitest.json' },
    { title: 'Browser tests', isGreen: false, report: 'playwright.json' },
    { title: 'Types', isGreen: true },
    { title: 'Lint', isGreen: false },
  ])
  expect(summary.isGreen).toBe(false)
  const [unit, unreadable, browser, lint, total] = summary.text.split('\n')
  expect(unit).toMatch(/^FAILED: .*shop\.check\.ts › a shop opens › Error: The shop is closed$/)
  expect(unreadable).toMatch(/^FAILED: .*unreadable\.check\.ts › No such catalogue$/)
  expect(browser).toMatch(
    /^FAILED: .*page\.browser\.mjs › the page › is red › Error: The page is blue$/,
  )
  expect(lint).toBe('FAILED: Lint')
  expect(total).toBe('2 passed, 4 failed, 1 skipped')
})

test('a test run without a report counts as failed', () => {
  const steps = [{ title: 'Unit tests', isGreen: true, report: 'missing.json' }]
  expect(summarizeTests(folder, steps)).toEqual({
    isGreen: false,
    text: '0 passed, 1 failed, 0 skipped',
  })
})

function runVitest() {
  write(
    'shop.check.ts',
    `test('a shop opens', () => { throw new Error('The shop is closed\\nand dark') })
     test('a shop closes', () => {})
     test.skip('a shop moves', () => {})`,
  )
  write('unreadable.check.ts', `throw new Error('No such catalogue')`)
  write('vitest.config.js', `export default { test: { globals: true, include: ['*.check.ts'] } }`)
  run(['vitest', 'run', '--reporter=json', '--outputFile=vitest.json'])
}

function runPlaywright() {
  write(
    'page.browser.mjs',
    `import { test } from '@playwright/test'
     test.describe('the page', () => {
       test('is red', () => { throw new Error('The page is blue') })
       test('is there', () => {})
     })`,
  )
  write(
    'playwright.config.js',
    `export default {
       testMatch: '*.browser.mjs',
       outputDir: 'browser',
       reporter: [['json', { outputFile: 'playwright.json' }]],
     }`,
  )
  run(['playwright', 'test'])
}

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}

function run([program = '', ...args]: string[]) {
  const { VITEST, ...env } = process.env
  spawnSync(program, args, { cwd: folder, env: { ...env, NO_COLOR: '1' } })
}
