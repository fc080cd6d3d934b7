import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fault, faultGroups } from './faults.ts'

/**
 * Puts one fault after the other into a copy of the program, and says which of them the tests do not
 * notice. Words on the command line choose faults by their file.
 */
const leastCaught = 0.85
const root = join(import.meta.dirname, '..', '..')
const copied = [
  'domain',
  'server',
  'tests',
  'demo',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
]
const chosen = process.argv.slice(2)

type Outcome = 'caught' | 'survived' | 'does not fit'

const waiting = faultGroups
  .flatMap(({ tests, faults }) => faults.map((fault) => ({ tests, fault })))
  .filter(({ fault }) => chosen.length === 0 || chosen.some((word) => fault.file.includes(word)))
const outcomes: { fault: Fault; outcome: Outcome }[] = []

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, workOff))
report()

async function workOff(): Promise<void> {
  const folder = await copyTree()
  try {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await tryOut(folder, next.fault, next.tests)
      outcomes.push({ fault: next.fault, outcome })
      console.log(`${outcome.padEnd(12)} ${next.fault.file}: ${next.fault.title}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

async function tryOut(
  folder: string,
  { file, code, fault }: Fault,
  tests: string[],
): Promise<Outcome> {
  const path = join(folder, file)
  const source = await readFile(path, 'utf8')
  if (source.split(code).length !== 2) return 'does not fit'
  await writeFile(
    path,
    source.replace(code, () => fault),
  )
  try {
    return (await areGreen(folder, tests)) ? 'survived' : 'caught'
  } finally {
    await writeFile(path, source)
  }
}

async function areGreen(folder: string, tests: string[]): Promise<boolean> {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const settings = ['--bail=1', '--reporter=dot', '--maxWorkers=1', '--testTimeout=60000']
  const child = spawn(process.execPath, [vitest, 'run', ...settings, ...tests], {
    cwd: folder,
    stdio: 'ignore',
  })
  const [status] = await once(child, 'exit')
  return status === 0
}

function report(): void {
  const of = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted)
  const share = of('caught').length / Math.max(1, outcomes.length)
  console.log(
    `\n${of('caught').length} of ${outcomes.length} faults caught (${Math.round(share * 100)} %, wanted ${leastCaught * 100} %)`,
  )
  for (const { fault } of of('survived')) {
    console.log(`survived: ${fault.file}: ${fault.title}\n  ${fault.code.replaceAll('\n', '\n  ')}`)
  }
  for (const { fault } of of('does not fit')) {
    console.log(`does not fit any more: ${fault.file}: ${fault.title}`)
  }
  process.exitCode = share >= leastCaught && of('does not fit').length === 0 ? 0 : 1
}
