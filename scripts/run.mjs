// Starts everything: on any Node from 20.19 on, with nothing installed yet. It is the one script in
// plain JavaScript, because it runs before the project's own Node is there.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const node = join(root, 'node_modules', 'node', 'bin', 'node')
const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
}
const [command, ...rest] = process.argv.slice(2)

const commands = {
  demo() {
    build()
    become(node, ['demo/main.ts', ...rest])
  },
  start() {
    build()
    become(node, ['server/main.ts'], { NODE_ENV: 'production' })
  },
  dev() {
    become(node, [
      '--watch-path=server',
      '--watch-path=domain',
      '--watch-preserve-output',
      'server/main.ts',
      '--development',
    ])
  },
  build,
  test,
  cli() {
    become(node, ['cli/main.ts', ...rest])
  },
}

if (!Object.hasOwn(commands, command ?? '')) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`)
  process.exit(2)
}
install()
commands[command]()

/** `npm ci`, when there is nothing yet or the lock file has changed since. */
function install() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (
    existsSync(installed) &&
    existsSync(node) &&
    statSync(installed).mtimeMs >= statSync(lock).mtimeMs
  )
    return
  console.log('Installing what the project needs …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env)
}

/** The production build, when what it is made of has changed. */
function build() {
  const stamp = join(root, 'build', 'stamp')
  const wanted = fingerprint([
    'web',
    'domain',
    'public',
    'scripts',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the pages …')
  // Beside its place first: a build that fails, or another that runs meanwhile, leaves a whole one.
  const target = `build.${process.pid}`
  const settings = { ...environment, NODE_ENV: 'production', BUILD_DIRECTORY: target }
  const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  run(node, [reactRouter, 'build', '--logLevel', 'error'], settings)
  run(node, ['scripts/compress-assets.ts', target])
  writeFileSync(join(root, target, 'stamp'), wanted)
  rmSync(join(root, 'build'), { recursive: true, force: true })
  renameSync(join(root, target), join(root, 'build'))
}

function test() {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const results = []
  const step = (title, program, args) => {
    console.log(`\n== ${title}`)
    const started = Date.now()
    const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: environment })
    console.log(
      `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
    )
    results.push(status === 0)
  }
  step('Route types', 'react-router', ['typegen'])
  step('Types', 'tsc', ['--noEmit'])
  step('Lint and boundaries', 'biome', ['ci', '--error-on-warnings'])
  step('Unused code', 'knip', [])
  step('Unit and HTTP tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ])
  console.log('\n== Build')
  build()
  run(node, ['scripts/ensure-browser.ts'])
  step('Browser tests', 'playwright', ['test'])
  summarize(results)
}

/** One line that says it all. The steps without tests of their own count as one each. */
function summarize(steps) {
  const vitest = readJson('vitest.json')
  const browser = readJson('playwright.json')?.stats
  const counts = {
    passed: (vitest?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
    skipped: (vitest?.numPendingTests ?? 0) + (browser?.skipped ?? 0),
  }
  const isGreen = steps.every(Boolean) && counts.failed === 0 && counts.passed > 0
  if (!isGreen && counts.failed === 0) counts.failed = steps.filter((ok) => !ok).length || 1
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exit(isGreen ? 0 : 1)
}

function readJson(name) {
  const file = join(root, 'test-results', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Runs a step that must succeed. */
function run(program, args, env = environment) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

/** Hands over to a long-running program, signals included. */
function become(program, args, more = {}) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...more },
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** The content of files and folders as one hash: a clone's dates say nothing. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(join(path, name))
      return
    }
    hash.update(path).update(readFileSync(full))
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}
