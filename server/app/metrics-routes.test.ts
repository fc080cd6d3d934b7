import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { administrator, catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { openDatabase } from '../db/database.ts'

const token = 'a-token-for-prometheus'
const shop = catalogueForEachTest({ METRICS_TOKEN: token })

async function read(
  headers: Record<string, string> = { host: 'localhost:3000' },
  remoteAddress = '127.0.0.1',
) {
  const { statusCode, body } = await shop.app.inject({ url: '/metrics', headers, remoteAddress })
  return { status: statusCode, text: body }
}

/** Value of the series whose line starts with the given text. */
function seriesIn(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(series))
  return Number(line?.split(' ').at(-1))
}

it('serves metrics to localhost or with the token, and returns 403 through a proxy', async () => {
  const authorization = `Bearer ${token}`
  const elsewhere = '203.0.113.5'
  const answers: [Record<string, string>, string, number][] = [
    [{ host: 'localhost:3000' }, '127.0.0.1', 200],
    [{ host: '127.0.0.1' }, '::ffff:127.0.0.1', 200],
    [{ host: '[::1]:3000' }, '::1', 200],
    [{ host: 'localhost:3000' }, elsewhere, 403],
    [{ host: 'localhost', 'x-forwarded-for': elsewhere }, '127.0.0.1', 403],
    [{ host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 403],
    [{ host: 'localhost', forwarded: 'for=127.0.0.1' }, '127.0.0.1', 403],
    // A proxy without forwarded headers that passes the Host header on.
    [{ host: 'shop.example' }, '127.0.0.1', 403],
    [{ host: 'shop.example', authorization }, elsewhere, 200],
    [{ host: 'shop.example', authorization: `${authorization}x` }, elsewhere, 403],
    [{ host: 'shop.example', authorization: 'Bearer' }, elsewhere, 403],
  ]
  for (const [headers, from, status] of answers)
    expect([headers, from, (await read(headers, from)).status]).toEqual([headers, from, status])
})

it('counts requests by route and status, cached responses and failed sign-ins', async () => {
  await shop.call('GET', '/ourCategories/0198f2c0-0000-7000-8000-000000000000')
  await shop.call('GET', '/ourCategories', { token: null })
  await shop.call('GET', '/ourCategories', { token: null })
  const { email } = administrator
  await shop.call('POST', '/admin/login', { token: null, json: { email, password: 'wrong-one' } })
  const { text } = await read()
  const name = 'catalogue_http_request_duration_seconds'
  const missed = 'method="GET",route="/api/ourCategories/:id",status="404"'
  expect(seriesIn(text, `${name}_count{${missed}}`)).toBe(1)
  expect(seriesIn(text, `${name}_bucket{le="+Inf",${missed}}`)).toBe(1)
  expect(seriesIn(text, `${name}_sum{${missed}}`)).toBeGreaterThan(0)
  expect(seriesIn(text, 'catalogue_cached_responses_sent_total')).toBe(1)
  expect(seriesIn(text, 'catalogue_sign_in_failures_total')).toBe(1)
  expect(text).toContain(`# TYPE ${name} histogram`)
  const buckets = [
    ...text.matchAll(
      /_bucket\{le="[^"]+",method="GET",route="\/api\/ourCategories",[^}]+\} (\d+)/g,
    ),
  ]
  const within = buckets.map(([, count]) => Number(count))
  expect(within).toEqual(within.toSorted((one, other) => one - other))
})

it('counts storage and database errors, and omits metrics that cannot be read', async () => {
  await expect(shop.services.originals.put('a.jpg', '/nowhere/a.jpg')).rejects.toThrow()
  const database = openDatabase(shop.dataDir)
  await database.schema.dropTable('rendition_job').execute()
  await database.destroy()
  await read()
  const { status, text } = await read()
  expect(status).toBe(200)
  expect(seriesIn(text, 'catalogue_storage_errors_total')).toBe(1)
  expect(seriesIn(text, 'catalogue_database_errors_total')).toBeGreaterThan(0)
  expect(seriesIn(text, 'catalogue_rendition_queue_depth')).toBeNaN()
})

it('exports exactly the series that the Grafana dashboard uses', async () => {
  await shop.call('GET', '/ourCategories')
  const { text } = await read()
  const there = new Set([...text.matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name))
  const file = join(import.meta.dirname, '../../docs/grafana-dashboard.json')
  const { panels } = dashboard.parse(JSON.parse(await readFile(file, 'utf8')))
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const drawn = queries.flatMap((query) => query.match(/\b(?:catalogue|nodejs|process)_\w+/g) ?? [])
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.filter((name) => !there.has(name))).toEqual([])
  const own = [...there].filter((name) => name?.startsWith('catalogue_'))
  const undrawn = own.filter(
    (name) => !drawn.includes(name ?? '') && !/_(?:sum|count)$/.test(name ?? ''),
  )
  expect(undrawn).toEqual([])
})

const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})
