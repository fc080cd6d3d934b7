import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { createForm } from '../form.ts'
import { photograph } from '../media.ts'
import type { KillableShop } from './killed-server.ts'

/** Resident memory in megabytes, number of open file descriptors, and failed requests so far. */
interface SoakRow {
  memory: number
  handles: number
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
export async function soak(shop: KillableShop, seconds: number): Promise<SoakRow[]> {
  const rows: SoakRow[] = []
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1_000
  let failures = 0

  async function ask(...call: Parameters<KillableShop['ask']>): Promise<Response> {
    const response = await shop.ask(...call)
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
    rows.push({ failures, ...(await sizeOf(shop.pid)) })
  }
  await working
  return rows
}

/** Reads the resources of a process from /proc, which only Linux has. */
async function sizeOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
  const handles = (await readdir(`/proc/${pid}/fd`)).length
  return { memory: Math.round(kilobytes / 1024), handles }
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
