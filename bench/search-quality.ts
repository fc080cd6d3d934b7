import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServices } from '../server/app/services.ts'
import type { PostgresOptions } from '../server/db/postgres.ts'
import { addDemoProducts } from '../tests/helpers/demo-products.ts'
import {
  describeFailures,
  getSearchPath,
  judgeResults,
  measureQuality,
  type QueryGroup,
  queryGroups,
  readResults,
  type SearchQuality,
  type Verdict,
} from '../tests/helpers/search-quality.ts'
import { startPostgres } from '../tests/helpers/servers/postgres-server.ts'
import { databaseAt, runSql } from '../tests/helpers/test-database.ts'
import { startShop, stop } from './server-process.ts'

// Search quality: judged queries on the products of the demo catalogue, run on SQLite and on
// PostgreSQL. Columns: “empty” is the share of queries with an expected product and no results,
// “wrong” the share of nonsense queries with results, “held” the share of queries that meet every
// expectation. With --failures, the bench lists the other queries.
// Run: node bench/search-quality.ts [--failures]
const { values } = parseArgs({ options: { failures: { type: 'boolean', default: false } } })

/** Verdicts on the queries of each group, by its name. */
type Verdicts = Map<string, Verdict[]>
interface Engine {
  title: string
  verdicts: Verdicts
}

const engines = [
  { title: 'SQLite', verdicts: await askOnSqlite() },
  { title: 'PostgreSQL', verdicts: await askOnPostgres() },
]
printTable(engines)
if (values.failures) for (const engine of engines) printFailures(engine)

function askOnSqlite(): Promise<Verdicts> {
  return askShop(null)
}

async function askOnPostgres(): Promise<Verdicts> {
  const server = await startPostgres()
  const name = `bench_quality_${process.pid}`
  await runSql(server.url, `create database ${name} template template0 encoding 'UTF8'`)
  try {
    return await askShop({ url: databaseAt(server.url, name), pool: 5, timeout: 60_000 })
  } finally {
    await runSql(server.url, `drop database ${name} with (force)`)
    await server.stop()
  }
}

async function askShop(postgres: PostgresOptions | null): Promise<Verdicts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-quality-'))
  const services = await createServices({ dataDir, postgres })
  await addDemoProducts(services)
  await services.close()
  const settings: Record<string, string> = postgres === null ? {} : { DATABASE_URL: postgres.url }
  const shop = await startShop(dataDir, settings, ['--without-pages'])
  try {
    const verdicts: Verdicts = new Map()
    for (const group of queryGroups) verdicts.set(group.name, await askGroup(shop.url, group))
    return verdicts
  } finally {
    await stop(shop)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function askGroup(url: string, { queries }: QueryGroup): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const query of queries) {
    const response = await fetch(`${url}/api${getSearchPath(query.q)}`)
    if (!response.ok)
      throw new Error(`A search for “${query.q}” responded with ${response.status}.`)
    verdicts.push(judgeResults(query, readResults(await response.json())))
  }
  return verdicts
}

function printTable(engines: Engine[]): void {
  const columns = ['success@3', 'MRR', 'empty', 'wrong', 'held']
  const titles = engines.flatMap(({ title }) => columns.map((column) => `${title} ${column}`))
  console.log(`| group | queries | ${titles.join(' | ')} |`)
  console.log(`| --- |${' ---: |'.repeat(1 + titles.length)}`)
  for (const { name, queries } of queryGroups)
    printRow(
      name,
      queries.length,
      engines.map(({ verdicts }) => measureQuality(verdicts.get(name) ?? [])),
    )
  const wholes = engines.map(({ verdicts }) => measureQuality([...verdicts.values()].flat()))
  printRow('all', wholes[0]?.queries ?? 0, wholes)
}

function printRow(name: string, count: number, qualities: SearchQuality[]): void {
  const cells = qualities.flatMap(({ success, meanReciprocalRank, empty, wrong, held }) => [
    formatShare(success),
    meanReciprocalRank?.toFixed(3) ?? '–',
    formatShare(empty),
    formatShare(wrong),
    formatShare(held),
  ])
  console.log(`| ${[name, count, ...cells].join(' | ')} |`)
}

function formatShare(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(1)} %`
}

function printFailures({ title, verdicts }: Engine): void {
  for (const [name, ofGroup] of verdicts) {
    const failures = describeFailures(ofGroup)
    if (failures.length > 0) console.log(`\n${title}, ${name}\n${failures.join('\n')}`)
  }
}
