import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'

/**
 * Fault injection (mutation testing): applies one fault after the other to a copy of the project and lists those
 * that survive the tests. Arguments select faults by a part of their file or title.
 */
const MIN_CAUGHT_SHARE = 0.85
/** Timeout of a run, since a fault may make the tests hang. */
const RUN_TIMEOUT_MS = 10 * 60_000
const root = join(import.meta.dirname, '..', '..')
const copied = [
  ...['bench', 'cli', 'demo', 'docs', 'domain', 'public', 'scripts', 'server', 'tests', 'web'],
  ...['README.md', 'biome.json', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
]
const chosen = process.argv.slice(2)

const results = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
})
type Results = z.infer<typeof results>

type Outcome = 'caught' | 'survived' | 'does not fit'
interface Trial {
  file: string
  tests: string[]
  fault: Fault
}

const waiting: Trial[] = faults
  .flatMap(({ file, tests, faults }) => faults.map((fault) => ({ file, tests, fault })))
  .filter(({ file, fault: { title } }) => isChosen(`${file} ${title}`))
/** Faults that survived the tests of their file; all tests that import it run next, which takes longer. */
const passed: Trial[] = []
const outcomes: { trial: Trial; outcome: Outcome }[] = []

const started = performance.now()
const folders = await Promise.all(
  Array.from({ length: Math.min(2, availableParallelism()) }, copyTree),
)
try {
  await expectGreen(folders)
  console.log('All tests pass without a fault.')
  const count = waiting.length
  await Promise.all(folders.map(tryNearTests))
  const caught = outcomes.filter(({ outcome }) => outcome === 'caught').length
  console.log(
    `${caught} of ${count} faults are caught by the tests of their file; each other one takes minutes.`,
  )
  await Promise.all(folders.map(tryOtherTests))
  report()
} finally {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
}

function isChosen(text: string): boolean {
  return chosen.length === 0 || chosen.some((word) => text.includes(word))
}

async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Baseline: a test that fails without a fault would seem to catch every one. */
async function expectGreen(folders: string[]): Promise<void> {
  const tests = [...new Set(waiting.flatMap((trial) => trial.tests))]
  await Promise.all(
    folders.map(async (folder, index) => {
      const share = tests.filter((_, at) => at % folders.length === index)
      const red = share.length === 0 ? [] : await redTests(folder, ['run', ...share])
      // Retried once, since a test may have timed out under load.
      const still = red.length === 0 ? [] : await redTests(folder, ['run', ...red])
      if (still.length > 0) throw new Error(`Tests fail without a fault: ${still.join(', ')}`)
    }),
  )
}

async function tryNearTests(folder: string): Promise<void> {
  for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift()) {
    const red = await tryOut(folder, trial, ['run', ...trial.tests])
    if (red === null) note(trial, 'does not fit')
    else if (red.length > 0) note(trial, 'caught')
    else passed.push(trial)
  }
}

async function tryOtherTests(folder: string): Promise<void> {
  for (let trial = passed.shift(); trial !== undefined; trial = passed.shift()) {
    const red = (await tryOut(folder, trial, ['related', '--run', trial.file])) ?? []
    // Only tests that pass without the fault count.
    const isCaught = red.length > 0 && (await redTests(folder, ['run', ...red])).length === 0
    note(trial, isCaught ? 'caught' : 'survived')
  }
}

function note(trial: Trial, outcome: Outcome): void {
  outcomes.push({ trial, outcome })
  console.log(`${outcome.padEnd(12)} ${trial.file}: ${trial.fault.title}`)
}

/** Test files that fail with the fault; null if its code is not in the file exactly once. */
async function tryOut(
  folder: string,
  { file, fault }: Trial,
  command: string[],
): Promise<string[] | null> {
  const path = join(folder, file)
  const source = await readFile(path, 'utf8')
  if (source.split(fault.code).length !== 2) return null
  await writeFile(
    path,
    source.replace(fault.code, () => fault.fault),
  )
  try {
    return await redTests(folder, command)
  } finally {
    await writeFile(path, source)
  }
}

/** Test files that fail; after the first failure the run stops. */
async function redTests(folder: string, command: string[]): Promise<string[]> {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const file = join(folder, 'results.json')
  const settings = ['--bail=1', '--reporter=json', `--outputFile=${file}`, '--maxWorkers=1']
  const child = spawn(
    process.execPath,
    [vitest, ...command, ...settings, '--testTimeout=180000', '--passWithNoTests'],
    // With a size, extended tests run too.
    { cwd: folder, stdio: 'ignore', env: { ...process.env, TEST_SIZE: 'short' } },
  )
  const ended = once(child, 'exit')
  const until = performance.now() + RUN_TIMEOUT_MS
  let found: Results | null = null
  // Does not wait for Vitest to exit once the results are written.
  while (found === null && performance.now() < until) {
    const isOver = child.exitCode !== null
    found = await readResults(file)
    if (isOver) break
    await setTimeout(100)
  }
  child.kill('SIGKILL')
  await ended
  await rm(file, { force: true })
  const { testResults } = found ?? { testResults: [] }
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

async function readResults(file: string): Promise<Results | null> {
  try {
    return results.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

function report(): void {
  const of = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted)
  const share = of('caught').length / Math.max(1, outcomes.length)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log('\n| files | faults | caught |\n| --- | ---: | ---: |')
  for (const [room, tried] of Map.groupBy(outcomes, ({ trial }) => roomOf(trial.file))) {
    const caught = tried.filter(({ outcome }) => outcome === 'caught')
    console.log(`| ${room} | ${tried.length} | ${caught.length} |`)
  }
  console.log(
    `\n${of('caught').length} of ${outcomes.length} faults caught (${Math.floor(share * 100)} %, minimum ${MIN_CAUGHT_SHARE * 100} %) in ${minutes} minutes`,
  )
  for (const { trial } of of('survived')) {
    const { title, code } = trial.fault
    console.log(`survived: ${trial.file}: ${title}\n  ${code.replaceAll('\n', '\n  ')}`)
  }
  for (const { trial } of of('does not fit')) {
    console.log(`source has changed: ${trial.file}: ${trial.fault.title}`)
  }
  process.exitCode = share >= MIN_CAUGHT_SHARE && of('does not fit').length === 0 ? 0 : 1
}

function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}
