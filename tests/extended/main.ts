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
const report = z.object({
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
        }),
      ),
    }),
  ),
})

const folder = await mkdtemp(join(tmpdir(), 'extended-suite-'))
const file = join(folder, 'results.json')
const settings = ['--reporter=json', '--testTimeout=1800000', `--outputFile=${file}`]
const isGreen = await run(['vitest/vitest.mjs', 'run', ...settings, ...suites], 'ignore')
const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')))
await rm(folder, { recursive: true, force: true })

console.log('| test | result | seconds |\n| --- | --- | ---: |')
for (const { name, message, assertionResults } of testResults) {
  for (const { fullName, status, duration } of assertionResults)
    console.log(`| ${fullName.trim()} | ${status} | ${((duration ?? 0) / 1_000).toFixed(1)} |`)
  // A file that could not be loaded has no tests but an error message.
  if (assertionResults.length === 0) console.error(`\n${name}\n${message}`)
  for (const { fullName, failureMessages } of assertionResults)
    for (const failure of failureMessages ?? []) console.error(`\n${fullName}\n${failure}`)
}
const isGreenInBrowser = await run(
  ['@playwright/test/cli.js', 'test', '--reporter=list'],
  'inherit',
)
process.exitCode = isGreen && isGreenInBrowser ? 0 : 1

/** Runs a test runner of node_modules at full size; true if all its tests passed. */
async function run([runner = '', ...words]: string[], said: 'ignore' | 'inherit') {
  const child = spawn(process.execPath, [join(root, 'node_modules', runner), ...words], {
    cwd: root,
    stdio: ['ignore', said, 'inherit'],
    env: { ...process.env, TEST_SIZE: 'full' },
  })
  const [status] = await once(child, 'exit')
  return status === 0
}
