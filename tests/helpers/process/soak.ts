import { setTimeout } from 'node:timers/promises'
import { createForm } from '../form.ts'
import { photograph } from '../media/media.ts'
import type { KillableShop } from './killed-server.ts'
import { type ProcessSize, sizeOf } from './process-size.ts'

export interface SoakRow extends ProcessSize {
  seconds: number
  requests: number
  failures: number
}

/** Allowed growth of the maximum from the second quarter of the time to the last one; memory in megabytes. */
const MAX_GROWTH = { memory: 40, handles: 10 }
const visitors = 8
const paths = [
  '/api/ourCategories',
  '/api/ourCategoriesItems?limit=20',
  '/api/ourCategoriesItems?q=swing',
  '/api/homeCarousal',
  '/api/settings',
  '/api/there-is-no-such-thing',
]

/** Loads a server with reads and writes for a time; returns samples of its memory and open handles. */
export async function soak(
  shop: KillableShop,
  seconds: number,
  onRow: (row: SoakRow) => void = () => {},
): Promise<SoakRow[]> {
  const rows: SoakRow[] = []
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1_000
  let requests = 0
  let failures = 0

  async function ask(...call: Parameters<KillableShop['ask']>): Promise<Response> {
    const response = await shop.ask(...call)
    requests += 1
    if (response.status >= 500) failures += 1
    return response
  }

  async function read(): Promise<void> {
    for (let count = 0; passed() < seconds; count += 1) {
      const path = paths[count % paths.length] ?? ''
      await (await ask('GET', count % 7 === 0 ? `${path}?n=${Math.random()}` : path)).text()
    }
  }

  /** Creates, updates and deletes a category repeatedly, so that the amount of content stays the same. */
  async function write(): Promise<void> {
    while (passed() < seconds) {
      const colour = `#${Math.floor(Math.random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`
      const form = createForm({ name: 'A swing', image: await photograph(colour) })
      const bytes = new Uint8Array(form.body)
      const path = '/api/ourCategories'
      const added = await ask('POST', `${path}/add`, bytes, form.contentType)
      const { categoryData } = await added.json()
      await (await ask('PUT', `${path}/${categoryData._id}`, { name: 'Another swing' })).text()
      await (await ask('DELETE', `${path}/${categoryData._id}`)).text()
    }
  }

  const working = Promise.all([...Array.from({ length: visitors }, read), write()])
  const interval = Math.max(1, seconds / 20)
  for (let next = interval; next <= seconds; next += interval) {
    await setTimeout(Math.max(0, next - passed()) * 1_000)
    const row = { seconds: Math.round(passed()), requests, failures, ...(await sizeOf(shop.pid)) }
    rows.push(row)
    onRow(row)
  }
  await working
  return rows
}

/** Descriptions of resources that grew by more than allowed; empty if none did. */
export function growthOf(rows: SoakRow[]): string[] {
  const quarter = Math.floor(rows.length / 4)
  const highest = (of: SoakRow[], what: 'memory' | 'handles') =>
    Math.max(...of.map((row) => row[what]))
  return (['memory', 'handles'] as const).flatMap((what) => {
    const before = highest(rows.slice(quarter, 2 * quarter), what)
    const after = highest(rows.slice(-quarter), what)
    return after - before > MAX_GROWTH[what] ? [`${what} grew from ${before} to ${after}`] : []
  })
}
