import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Runs the extended suite at full size and prints one table; exits with 1 if a test fails. */
const root = join(import.meta.dirname, '..', '..')
const suites = [
  'tests/attack',
  'tests/crash',
  'tests/load',
  'tests/supply.test.ts',
  'server/static-export',
  'server/kernel/log-redaction.test.ts',
  'server/http/site-origin.test.ts',
  'server/app/permissions.test.ts',
]
const results = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
          meta: z.object({ cases: z.number().optional() }).optional(),
        }),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const browserResults = z.object({ suites: z.array(suite) })

const { testResults } = await runAll()
const { suites: walks } = await runInBrowser()
const inBrowser = walks.flatMap(specsOf)
const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
const rows = tests.map(({ fullName, status, duration, meta }) => ({
  test: fullName.trim(),
  cases: String(meta?.cases ?? 1),
  result: status === 'passed' ? 'passed' : status.toUpperCase(),
  seconds: ((duration ?? 0) / 1_000).toFixed(1),
}))
for (const { title, ok, tests: runs } of inBrowser) {
  const times = runs.flatMap(({ results }) => results.map(({ duration }) => duration))
  const seconds = (times.reduce((sum, time) => sum + time, 0) / 1_000).toFixed(1)
  rows.push({ test: title, cases: '1', result: ok ? 'passed' : 'FAILED', seconds })
}
console.log('| test | cases | result | seconds |\n| --- | ---: | --- | ---: |')
for (const { test, cases, result, seconds } of rows)
  console.log(`| ${test} | ${cases} | ${result} | ${seconds} |`)
for (const { fullName, failureMessages } of tests) {
  for (const message of failureMessages ?? []) console.error(`\n${fullName}\n${message}`)
}
for (const { assertionResults, message, name } of testResults) {
  if (assertionResults.length === 0) console.error(`\n${name}\n${message}`)
}
const isWhole = testResults.every(({ assertionResults }) => assertionResults.length > 0)
const isGreen = tests.every(({ status }) => status !== 'failed')
const isGreenInBrowser = inBrowser.length > 0 && inBrowser.every(({ ok }) => ok)
process.exitCode = isWhole && isGreen && isGreenInBrowser ? 0 : 1

async function runAll() {
  const settings = ['--reporter=json', '--testTimeout=1800000']
  return runForReport(results, 'ignore', (file) => [
    join('vitest', 'vitest.mjs'),
    'run',
    ...settings,
    `--outputFile=${file}`,
    ...suites,
  ])
}

/** Specs of a suite and of all suites nested in it. */
function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Runs all browser tests. Playwright prints failures itself. */
async function runInBrowser() {
  const cli = join('@playwright', 'test', 'cli.js')
  return runForReport(browserResults, 'inherit', () => [cli, 'test', '--reporter=line,json'])
}

/** Runs a test runner of node_modules at full size; returns its JSON report, parsed. */
async function runForReport<T>(
  report: z.ZodType<T>,
  said: 'ignore' | 'inherit',
  words: (file: string) => string[],
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'extended-suite-'))
  const file = join(folder, 'results.json')
  const [runner = '', ...more] = words(file)
  try {
    const child = spawn(process.execPath, [join(root, 'node_modules', runner), ...more], {
      cwd: root,
      stdio: ['ignore', said, 'inherit'],
      env: { ...process.env, TEST_SIZE: 'full', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    await once(child, 'exit')
    return report.parse(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
