import { beforeEach, expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { clip } from '../helpers/media.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'
import { growthOf, soak } from '../helpers/process/soak.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

let shop: KillableShop
beforeEach(async () => {
  shop = await startShop(await createTemporaryFolder(), { READ_SECONDS: '0' })
})

it('serves all visitors without an error during a large upload', async () => {
  const visitors = casesOf({ few: 50, all: 500 })
  const video = clip()
  // A trailing `free` box enlarges the video by 150 MB.
  const free = Buffer.alloc(150 * 1024 * 1024)
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  const bytes = Buffer.concat([video.bytes, free])
  const form = createForm({ video: { ...video, bytes } })
  const body = new Uint8Array(form.body)
  let isUploading = true
  const upload = shop
    .ask('POST', '/api/customerReviewVideo/add', body, form.contentType)
    .finally(() => {
      isUploading = false
    })
  const paths = [
    '/api/ourCategories',
    '/api/settings',
    '/api/ourCategoriesItems?q=swing',
    '/healthz',
  ]
  const statuses: number[] = []
  async function visit(at: number): Promise<void> {
    do {
      const response = await shop.ask('GET', paths[at % paths.length] ?? '')
      await response.arrayBuffer()
      statuses.push(response.status)
    } while (isUploading)
  }
  await Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)))
  expect((await upload).status).toBe(201)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(statuses.length).toBeGreaterThanOrEqual(visitors)
})

it('memory and open handles do not grow during a soak test', async () => {
  const rows = await soak(shop, casesOf({ few: 20, all: 120 }))
  expect(growthOf(rows)).toEqual([])
  expect(rows.at(-1)?.failures).toBe(0)
})
