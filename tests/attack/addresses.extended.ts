import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { createTestCatalogue } from '../helpers/catalogue.ts'
import { casesOf } from '../helpers/extended-suite.ts'
import { createPages } from '../helpers/pages.ts'

const MAX_MEMORY_BYTES = 100 * 1024 * 1024
/** Upper bounds: memory of all cached pages together, and the least that the cache counts for one of them. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024
const MIN_PAGE_BYTES = 2_000

it('the response cache stays within its memory limit when random URLs are requested', async () => {
  const count = casesOf({ few: 1_000, all: 100_000 })
  // Size of a page such that all of them together exceed the cache by half.
  const filling = 'swing '.repeat((1.5 * MAX_CACHE_BYTES) / count / 6)
  let rendered = 0
  const pages = createPages(async () => {
    rendered += 1
    const html = `<!doctype html><p>${filling}`
    return { response: new Response(html, { headers: { 'content-type': 'text/html' } }) }
  })
  const { app, close } = await createTestCatalogue({ READ_SECONDS: '0' }, pages)
  onTestFinished(close)
  const addressOf = (number: number) => `/product?q=${(number * 7_919).toString(36)}-${number}`
  await app.inject('/')
  const before = memoryInUse()
  for (let number = 0; number < count; number += 1) {
    expect((await app.inject(addressOf(number))).statusCode).toBe(200)
    if (number % 10 === 0) await app.inject(`/api/ourCategories?x=${number}`)
  }
  // Pages that are still being compressed hold memory until they are done.
  await expect.poll(() => memoryInUse() - before).toBeLessThan(MAX_MEMORY_BYTES)
  const renderedBefore = rendered
  // Requests a sample of 1,000 URLs again, newest first, since a cache hit protects an entry from LRU eviction.
  const step = count / 1_000
  for (let number = count - 1; number >= 0; number -= step) await app.inject(addressOf(number))
  const kept = (1_000 - (rendered - renderedBefore)) * step
  expect(kept).toBeGreaterThan(0)
  expect(kept * (MIN_PAGE_BYTES + filling.length)).toBeLessThan(MAX_CACHE_BYTES)
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Memory of this process in bytes after garbage collection: heap and array buffers. */
export function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
