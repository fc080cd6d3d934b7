// Entry point of all npm scripts, on Node.js 20.19 or later, before anything is installed. The only
// script in plain JavaScript, because it runs before the project's own Node.js is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
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
import { availableParallelism } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { launch, servingEnvironment } from '../packaging/launch.mjs'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const node = join(root, 'node_modules', 'node', 'bin', 'node')
const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  // Compile cache, which halves the start time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
}
const serving = {
  ...environment,
  ...servingEnvironment,
}

const checks = [
  // Single-threaded: with several threads each repeats much of the work.
  { title: 'Types', command: 'react-router typegen && tsc --noEmit --singleThreaded' },
  { title: 'Lint and boundaries', command: 'biome ci --error-on-warnings' },
  { title: 'Styles', command: "stylelint 'web/**/*.css'" },
  { title: 'Unused code', command: 'knip' },
]
/** Cores plus one, since tests also wait for timers and child processes. */
const workers = availableParallelism() + 1
const unitTests = vitestStep('Unit tests', 'unit')
const httpTests = vitestStep('HTTP tests', 'http')
const pageTests = vitestStep('Page tests', 'pages')
/** Tests of what has SQL of its own or depends on the engine: they run again on PostgreSQL. */
const databaseTests = [
  'cli/move',
  'server/accounts/account-service',
  'server/accounts/sign-in-rate-limits',
  'server/backup/backup.test',
  'server/backup/backup-schedule',
  'server/backup/schema-upgrade',
  'server/catalogue/choices/choice-filter',
  'server/catalogue/import/picture-import',
  'server/catalogue/product-schedule',
  'server/catalogue/search/language-search',
  'server/catalogue/search/product-facets',
  'server/catalogue/search/product-filter-routes',
  'server/catalogue/search/product-listing',
  'server/catalogue/search/product-search',
  'server/content/content-service',
  'server/content/page-urls.test',
  'server/content/pictures',
  'server/content/positions',
  'server/content/record-routes',
  'server/db',
  'server/enquiries/enquiry-origins',
  'server/enquiries/enquiry-routes',
  'server/insights/statistics-service',
  'server/insights/view-service',
  'server/media/media-sweep',
  'server/media/pictures/picture-changes',
  'server/media/pictures/picture-routes',
  'server/media/pictures/used-by',
  'server/quotations',
  'server/redirects',
]
const postgresTests = {
  ...vitestStep('HTTP tests on PostgreSQL', 'http', databaseTests),
  env: { ...environment, TEST_DATABASE: 'postgres' },
}
const buildPages = { title: 'Build', command: 'node scripts/run.mjs build' }
const demoForTests = {
  title: 'Demo catalogue for the page and browser tests',
  command: 'node tests/helpers/demo-seed.ts',
}
const browserTests = {
  title: 'Browser tests',
  report: reportFile('playwright.json'),
  command: 'playwright test',
}

function vitestStep(title, project, files = []) {
  const report = reportFile(`${title.toLowerCase().replaceAll(' ', '-')}.json`)
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  const command = `vitest run --project ${project} --maxWorkers=${workers} ${reporters} ${files.join(' ')}`
  return { title, report, command }
}

/** Vitest gets this path as an option, Playwright in its configuration. */
function reportFile(name) {
  return join('test-results', name)
}

const [command, ...rest] = process.argv.slice(2)

const commands = {
  demo() {
    build()
    serve('demo/main.ts', rest)
  },
  start() {
    build()
    serve('server/main.ts')
  },
  dev() {
    become(node, [
      '--watch-path=server',
      '--watch-path=domain',
      // The other catalogues need no restart: Vite reloads them.
      ...readdirSync(join(root, 'locales'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `--watch-path=locales/${name}/api.json`),
      '--watch-preserve-output',
      'server/main.ts',
      '--development',
    ])
  },
  build,
  async check() {
    process.exitCode = (await check()).every(({ isGreen }) => isGreen) ? 0 : 1
  },
  test,
  'test:unit'() {
    become('vitest', ['run', '--project', 'unit', '--project', 'http', ...rest])
  },
  'test:pages'() {
    build()
    become('vitest', ['run', '--project', 'pages', ...rest])
  },
  'test:browser'() {
    build()
    ensureBrowser()
    become('playwright', ['test', ...rest])
  },
  async 'test:mutation'() {
    const { mutatedModules } = await import('../stryker.config.js')
    for (const name of rest.length > 0 ? rest : Object.keys(mutatedModules)) {
      console.log(`\n== ${name}`)
      run('stryker', ['run'], { ...environment, MUTATED_MODULE: name })
    }
  },
  'test:extended'() {
    build()
    ensureBrowser()
    become(node, ['tests/extended/main.ts', ...rest])
  },
  sbom() {
    const form = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    become('npm', ['sbom', ...form, '--omit=dev', ...rest])
  },
  licences() {
    become(node, ['scripts/licences.ts', ...rest])
  },
  cli() {
    become(node, ['cli/main.ts', ...rest])
  },
  release() {
    build()
    become(node, ['scripts/release.ts', ...rest])
  },
}

if (!Object.hasOwn(commands, command ?? '')) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`)
  process.exit(2)
}
install()
await commands[command]()

/** Runs `npm ci` if nothing is installed yet or the lock file has changed since. */
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

/** Builds the pages if their sources have changed. The server runs from its sources. */
function build() {
  const stamp = join(root, 'build', 'stamp')
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the pages …')
  // A temporary folder first, so that a failed or concurrent build leaves a complete one.
  const target = `build.${process.pid}`
  const settings = { ...environment, NODE_ENV: 'production', BUILD_DIRECTORY: target }
  run('react-router', ['build', '--logLevel', 'error'], settings)
  run(node, ['scripts/compress-assets.ts', target])
  writeFileSync(join(root, target, 'stamp'), sources)
  rmSync(join(root, 'build'), { recursive: true, force: true })
  renameSync(join(root, target), join(root, 'build'))
}

/** Runs all static checks, in two parallel groups. */
async function check() {
  const [types, ...others] = checks
  return (await Promise.all([runInOrder([types]), runInOrder(others)])).flat()
}

async function test() {
  // Results of an earlier run must not count.
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(root, 'test-results'))
  ensureBrowser()
  // Types, lint and unit tests fail most often, so they report first. HTTP tests mostly wait, so the
  // computing steps run beside them.
  const [checked, units] = await Promise.all([check(), step(unitTests)])
  const [overHttp, [built, seeded, onPostgres]] = await Promise.all([
    step(httpTests),
    runInOrder([buildPages, demoForTests, postgresTests]),
  ])
  const steps = [...checked, units, overHttp, built, seeded, onPostgres]
  if (built.isGreen && seeded.isGreen)
    steps.push(await step(pageTests), await step({ ...browserTests, isAlone: true }))
  const failed = steps.filter(({ isGreen }) => !isGreen).map(({ report, title }) => report ?? title)
  run(node, ['scripts/test-summary.ts', ...failed])
}

async function runInOrder(steps) {
  const results = []
  for (const one of steps) results.push(await step(one))
  return results
}

/** Prints a step's output in one piece, unless it runs alone. */
async function step({ title, command, report, env = environment, isAlone = false }) {
  if (isAlone) console.log(`\n== ${title}`)
  const started = Date.now()
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env,
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
  const [status] = await once(child, 'close')
  if (!isAlone) console.log(`\n== ${title}\n${Buffer.concat(said).toString().trimEnd()}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  const isGreen = status === 0
  console.log(`== ${title}: ${isGreen ? 'ok' : 'FAILED'} in ${seconds} s`)
  return { title, isGreen, report }
}

function ensureBrowser() {
  run(node, ['scripts/ensure-browser.ts'])
}

/** Runs a step; exits if it fails. */
function run(program, args, env = environment) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a long-running program in place of this process, with signals passed on. */
function become(program, args, env = environment) {
  launch(program, args, { cwd: root, env })
}

/** Runs the shop in production mode. */
function serve(file, args = []) {
  launch(node, [file, ...args], { cwd: root, env: serving, ipc: true })
}

/** Hash of all sources of the pages: modification times mean nothing in a fresh clone. */
function fingerprint() {
  const folders = ['domain', 'locales', 'scripts', 'web', 'public']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
  )
  files.push('package-lock.json', 'vite.config.ts', 'react-router.config.ts')
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
