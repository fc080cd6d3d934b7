import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findBrowser } from '../tests/helpers/browser.ts'
import { startDemoShop } from './demo-shop.ts'
import { middle } from './middle.ts'
import { startPageWithoutScript } from './page-without-script.ts'

// Lighthouse scores of each kind of public page on its emulated phone, and the cost of the page's
// script: in each round the same page is also measured without any script.
// Needs the build (npm run build) and Chromium.
// Run: node bench/lighthouse.ts [--rounds 5] [--route home]. DEMO_SEED names a catalogue to start
// from.

/** Not a dependency, since it takes 176 MB; downloaded at the first run. */
const version = '13.5.0'

const { values: wanted } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, route: { type: 'string' } },
})
const rounds = Number(wanted.rounds)
const folder = join(import.meta.dirname, '../node_modules/.cache', `lighthouse-${version}`)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')
const browser = findBrowser()
if (browser === undefined) {
  console.error('This needs a Chromium: npx playwright install chromium.')
  process.exit(1)
}
await install()

const reports = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
  environment: z.object({ benchmarkIndex: z.number() }),
})

/** Results of one visit. */
interface Visit {
  scores: Record<string, number>
  lcp: number
  tbt: number
  cls: number
  /** Lighthouse's benchmark index: the machine's speed at that moment. */
  speed: number
  /** Failed audits other than timings. */
  faults: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const times =
  /^(?:first-contentful-paint|largest-contentful-paint|total-blocking-time|speed-index|interactive|max-potential-fid|.*-insight|.*javascript|bootup-time|mainthread-work-breakdown)$/

const shop = await startDemoShop()
const bare = await startPageWithoutScript(shop.url)
try {
  console.log(`Lighthouse ${version}, mobile, median of ${rounds} alternating rounds`)
  printRow(
    'page',
    'scores',
    'LCP',
    'TBT',
    'CLS',
    'LCP of control',
    'TBT over control',
    'benchmark index',
  )
  for (const [name, path] of Object.entries(shop.routes)) {
    if (wanted.route === undefined || wanted.route === name) await compare(name, path)
  }
} finally {
  await bare.close()
  await shop.close()
}

async function compare(name: string, path: string): Promise<void> {
  const ours: Visit[] = []
  const control: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await visit(shop.url + path, categories))
    control.push(await visit(bare.url + path, ['performance']))
  }
  const of = (visits: Visit[], read: (visit: Visit) => number) => middle(visits.map(read))
  const scores = categories.map((category) => of(ours, (one) => one.scores[category] ?? 0))
  const [lcp, tbt] = [of(ours, (one) => one.lcp), of(ours, (one) => one.tbt)]
  printRow(
    name,
    scores.join(' / '),
    `${(lcp / 1_000).toFixed(2)} s`,
    `${tbt.toFixed()} ms`,
    of(ours, (one) => one.cls).toFixed(3),
    `${(lcp / of(control, (one) => one.lcp)).toFixed(2)}×`,
    `${(tbt - of(control, (one) => one.tbt)).toFixed()} ms`,
    of(ours, (one) => one.speed).toFixed(),
  )
  for (const fault of new Set(ours.flatMap(({ faults }) => faults))) console.log(`  ${fault}`)
}

async function visit(url: string, kinds: string[]): Promise<Visit> {
  const args = [
    program,
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${kinds.join(',')}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ]
  const { audits, environment, ...report } = reports.parse(JSON.parse(await run(args)))
  const read = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.entries(report.categories).map(([kind, { score }]) => [
        kind,
        Math.round((score ?? 0) * 100),
      ]),
    ),
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    cls: read('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
    faults: Object.entries(audits)
      .filter(([audit, { score }]) => score !== null && score < 0.9 && !times.test(audit))
      .map(([audit]) => audit),
  }
}

/** Output of Lighthouse. Retried, since it sometimes fails to find the start of its own trace. */
async function run(args: string[]): Promise<string> {
  for (let tries = 0; tries < 3; tries++) {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: browser },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    const said = await text(child.stdout)
    const [status] = await ended
    if (status === 0) return said
  }
  throw new Error('Lighthouse could not record the page.')
}

async function install(): Promise<void> {
  if (existsSync(program)) return
  console.log(`Downloading Lighthouse ${version} to ${folder} …`)
  await mkdir(folder, { recursive: true })
  const settings = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, ...settings, `lighthouse@${version}`],
    { stdio: 'inherit' },
  )
  if (status !== 0 || !existsSync(program)) throw new Error('Lighthouse could not be downloaded.')
}

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padEnd(16)).join(' '))
}
