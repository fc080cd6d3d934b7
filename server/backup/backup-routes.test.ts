import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph, smallPhotograph } from '../../tests/helpers/media.ts'
import {
  addPicture,
  changePicture,
  deleteUnusedPictures,
  readPicture,
} from '../../tests/helpers/pictures.ts'
import { verifyBackup } from './reader.ts'

const shop = catalogueForEachTest()

async function addProduct(name: string, colour: string, category = ''): Promise<string> {
  const form = createForm({ name, createdBy: category, images: await smallPhotograph(colour) })
  return (await shop.addProduct(form))._id
}

/** Creates a backup and returns its name. */
async function backUp(): Promise<string> {
  expect(await shop.call('POST', '/backups')).toMatchObject({ status: 202 })
  return vi.waitFor(
    async () => {
      const { body } = await shop.call('GET', '/backups')
      expect(body).toMatchObject({ running: false, backups: [{ kind: 'by-hand' }] })
      return body.backups[0].name
    },
    { timeout: 20_000 },
  )
}

async function namesOfProducts(): Promise<string[]> {
  const { body } = await shop.call('GET', '/ourCategoriesItems')
  return body.categoryItemData.map(({ name }: { name: string }) => name)
}

it('creates a backup, downloads it by a single-use link, and deletes it', async () => {
  await addProduct('Jhoola', '#112233')
  const name = await backUp()
  const { url } = (await shop.call('POST', `/backups/${name}/link`)).body
  const headers = {
    'content-type': 'application/x-tar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  }
  const ask = (method: 'GET' | 'HEAD', at = url) => shop.app.inject({ method, url: at })
  // A request of its headers does not use up the link.
  const asked = await ask('HEAD')
  expect([asked.statusCode, asked.body]).toEqual([200, ''])
  const fetched = await ask('GET')
  for (const response of [asked, fetched]) expect(response.headers).toMatchObject(headers)
  expect(asked.headers['content-length']).toBe(String(fetched.rawPayload.length))
  const copy = join(shop.dataDir, 'copy.tar')
  await writeFile(copy, fetched.rawPayload)
  expect((await verifyBackup(copy)).summary).toMatchObject({ files: 1, rows: { product: 1 } })
  expect((await ask('GET')).statusCode).toBe(404)
  expect((await ask('HEAD')).statusCode).toBe(404)
  const { url: other } = (await shop.call('POST', `/backups/${name}/link`)).body
  expect((await ask('HEAD', other.replace(/[^/]+$/, 'a'.repeat(43)))).statusCode).toBe(404)

  expect(await shop.call('DELETE', `/backups/${name}`)).toMatchObject({ status: 200 })
  expect((await shop.call('GET', '/backups')).body.backups).toEqual([])
  expect((await shop.call('POST', `/backups/${name}/link`)).status).toBe(404)
})

it('previews and restores a backup, and records it in trash and history', async () => {
  const { _id: swings } = await shop.addCategory('Swings')
  const jhoola = await addProduct('Jhoola', '#112233', swings)
  await addProduct('Hanger', '#223344')
  const name = await backUp()

  await shop.call('PUT', `/ourCategoriesItems/${jhoola}`, {
    json: { name: 'Renamed', createdBy: '' },
  })
  await shop.call('DELETE', `/ourCategories/${swings}`)
  const late = await addProduct('Late', '#334455')
  await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids: [jhoola] } })
  const { body: preview } = await shop.call('GET', `/backups/${name}/changes`)
  const changes = [
    {
      resource: 'pictures',
      create: 0,
      update: 0,
      remove: 1,
      arrange: false,
      names: ['334455'],
    },
    {
      resource: 'ourCategories',
      create: 1,
      update: 0,
      remove: 0,
      arrange: false,
      names: ['Swings'],
    },
    {
      resource: 'ourCategoriesItems',
      create: 0,
      update: 1,
      remove: 1,
      arrange: true,
      names: ['Jhoola', 'Late'],
    },
  ]
  expect(preview.changes).toEqual(changes)
  expect(await namesOfProducts()).toEqual(['Renamed', 'Late', 'Hanger'])

  const done = await shop.call('POST', `/backups/${name}/restore`)
  expect(done).toMatchObject({ status: 200, body: { changes } })
  expect(await namesOfProducts()).toEqual(['Hanger', 'Jhoola'])
  const { body: record } = await shop.call('GET', `/ourCategoriesItems/${jhoola}`)
  expect(record.categoryItemData.createdBy._id).toBe(swings)
  expect((await shop.call('GET', `/backups/${name}/changes`)).body.changes).toEqual([])
  expect((await shop.call('GET', '/ourCategoriesItems?q=jhoola')).body.total).toBe(1)

  const { body: bin } = await shop.call('GET', '/trash')
  expect(bin.trash.map((entry: { _id: string }) => entry._id)).toContain(late)
  const { body: history } = await shop.call('GET', `/ourCategoriesItems/${jhoola}/history`)
  expect(history.revisions[0]).toMatchObject({ action: 'restore', by: { name: 'Asha Mehta' } })
})

it('restores photos that the sweep has deleted', async () => {
  const id = await addProduct('Jhoola', '#112233')
  const before = await shop.call('GET', `/ourCategoriesItems/${id}`)
  const [{ url }] = before.body.categoryItemData.images
  const name = await backUp()
  await shop.call('DELETE', `/ourCategoriesItems/${id}`)
  await deleteUnusedPictures(shop)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 32 * 24 * 3_600_000 })
  try {
    await shop.services.sweep()
  } finally {
    vi.useRealTimers()
  }
  expect((await shop.app.inject({ url })).statusCode).toBe(404)
  expect((await shop.call('POST', `/backups/${name}/restore`)).status).toBe(200)
  expect((await shop.app.inject({ url })).statusCode).toBe(200)
})

it('restores pictures with what shows them, and removes those that came later', async () => {
  const { _id } = await addPicture(shop, await photograph('#112233', { width: 320, height: 240 }))
  const add = async (name: string, picture: string) => {
    const json = { name, image: { picture } }
    return (await shop.call('POST', '/ourCategories/add', { json })).body.categoryData
  }
  const { image: before, _id: swings } = await add('Swings', _id)
  await shop.call('PUT', '/settings', { json: { logo: { picture: _id } } })
  const name = await backUp()
  const { pictureData } = await changePicture(shop, _id, { edit: { turn: 90 } })
  const late = await addPicture(shop, await smallPhotograph('#445566'))
  await add('Late', late._id)
  const shown = async () => [
    (await shop.read(`/ourCategories/${swings}`)).categoryData.image,
    (await shop.read('/settings')).settingsData.logo,
    (await readPicture(shop, _id)).url,
  ]
  expect(new Set(await shown())).toEqual(new Set([pictureData.url]))
  expect((await shop.call('POST', `/backups/${name}/restore`)).status).toBe(200)
  expect(await shown()).toEqual([before, before, before])
  expect((await shop.read('/pictures')).total).toBe(1)
  expect(await readPicture(shop, _id)).toMatchObject({ uses: 2, edit: null })
  expect((await shop.call('GET', `/backups/${name}/changes`)).body.changes).toEqual([])
})

it('returns 422 for a damaged backup and changes nothing', async () => {
  await addProduct('Jhoola', '#112233')
  const name = await backUp()
  await addProduct('Late', '#334455')
  await writeFile(join(shop.dataDir, 'backups', name), 'cut off')
  const refused = await shop.call('POST', `/backups/${name}/restore`)
  expect(refused.status).toBe(422)
  expect(refused.body.message).toMatch(/^shop-.* is incomplete: its end is missing/)
  expect(await namesOfProducts()).toEqual(['Late', 'Jhoola'])
})

it('stops a backup when its signal aborts, and deletes the partial file', async () => {
  await addProduct('Jhoola', '#112233')
  const closing = new AbortController()
  const made = shop.services.backups.make('scheduled', closing.signal)
  closing.abort()
  await expect(made).rejects.toThrow()
  const { body } = await shop.call('GET', '/backups')
  expect(body).toMatchObject({ backups: [], running: false, failure: expect.anything() })
  expect(await readdir(join(shop.dataDir, 'backups'))).toEqual([])
})

it('says that the last backup lacks a file, until one has all of them', async () => {
  await addProduct('Jhoola', '#112233')
  const [file = ''] = (await shop.files()).media
  const path = join(shop.dataDir, 'media', file.slice(0, 2), file)
  const bytes = await readFile(path)
  await rm(path)
  const name = await backUp()
  expect((await shop.call('GET', '/backups')).body).toMatchObject({
    failure: null,
    incompleteAt: expect.stringMatching(/Z$/),
  })
  await shop.call('DELETE', `/backups/${name}`)
  await writeFile(path, bytes)
  await backUp()
  expect((await shop.call('GET', '/backups')).body.incompleteAt).toBeNull()
})

it('reports a failed backup until the next one succeeds', async () => {
  const folder = join(shop.dataDir, 'backups')
  await writeFile(folder, 'in the way')
  await expect(shop.services.backups.make('scheduled')).rejects.toThrow()
  await rm(folder)
  await mkdir(folder)
  const { body } = await shop.call('GET', '/backups')
  expect(body.failure.message).toMatch(/^The backup (folder is not writable|failed)/)
  await backUp()
  expect((await shop.call('GET', '/backups')).body.failure).toBeNull()
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
})
