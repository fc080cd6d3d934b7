import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { administrator, catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { addChoice } from '../../tests/helpers/catalogue-choices.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { switchLanguages } from '../../tests/helpers/languages.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'
import { createTestDatabase, itOnSqlite } from '../../tests/helpers/test-database.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { createServices } from '../app/services.ts'
import { categoryRules, productRules } from '../catalogue/product-service.ts'
import { createContentWriter } from '../content/content-writer.ts'
import { connectDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { Storage } from '../storage/storage.ts'
import { restoreContent, withBackupRows } from './content-restore.ts'
import { backupTables, omittedTables } from './format.ts'
import { verifyBackup } from './reader.ts'
import { restoreInstallation } from './restore.ts'
import { writeBackup } from './writer.ts'

const shop = catalogueForEachTest()
let folder: string

beforeEach(async () => {
  folder = await createTemporaryFolder()
})

async function addProduct(name: string, colour: string): Promise<{ _id: string }> {
  const form = createForm({ name, description: 'Carved', images: await smallPhotograph(colour) })
  return shop.addProduct(form)
}

async function imagesOf(id: string): Promise<string[]> {
  const { body } = await shop.call('GET', `/ourCategoriesItems/${id}`)
  return body.categoryItemData.images.map(({ url }: { url: string }) => url)
}

async function backUp(name: string): Promise<string> {
  const path = join(folder, name)
  await writeBackup(shop.services.backupSource, createWriteStream(path))
  return path
}

/** Responses to the administrator's requests in a shop restored from the backup. */
async function readRestored(path: string, urls: string[]) {
  const place = await createTestDatabase('nothing')
  await restoreInstallation(await verifyBackup(path), place)
  const services = await createServices(place)
  await services.variantQueue.drain()
  const app = createApp(readConfig({ LOG_LEVEL: 'silent' }), services, null)
  try {
    const { email, password } = administrator
    const { token } = await services.accounts.signIn(email, password, '192.0.2.7')
    return await readAll(app, token, urls)
  } finally {
    await app.close()
    await services.close()
    await place.remove()
  }
}

async function readAll(app: FastifyInstance, token: string, urls: string[]) {
  const answers = []
  for (const url of urls) {
    const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    answers.push(url.startsWith('/media') ? response.rawPayload : response.json())
  }
  return answers
}

/** Restores the content of a backup into the shop. */
async function restore(path: string, originals = shop.services.originals) {
  const database = connectDatabase(shop.place)
  onTestFinished(() => database.destroy())
  const temporaryFolder = join(shop.dataDir, 'temporary')
  const writer = createContentWriter({ product: productRules, category: categoryRules })
  const changes = await withBackupRows(path, temporaryFolder, (rows) =>
    restoreContent(path, rows, { database, originals, temporaryFolder, writer }, null),
  )
  await shop.services.revision.invalidate()
  return changes
}

it('restores records, photos, choices, history, trash, enquiries and the search index', async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const fabric = await addChoice(shop, 'Fabric', ['Sage', { name: 'Indigo' }])
  const { _id } = await addProduct('Walnut jhoola', '#112233')
  const json = {
    material: 'Walnut',
    translations: { hi: { name: 'मयूर पंख' } },
    choices: [{ choice: fabric._id, values: [fabric.idOf('Indigo')] }],
  }
  await shop.call('PUT', `/ourCategoriesItems/${_id}`, { json })
  const gone = await addProduct('Gone', '#445566')
  await shop.call('DELETE', `/ourCategoriesItems/${gone._id}`)
  await shop.call('POST', '/orders', { json: { product: _id, source: 'product' } })
  const form = createForm({
    title: 'Veranda',
    image: await smallPhotograph('#778899'),
    points: JSON.stringify([{ product: _id, x: 0.25, y: 0.5 }]),
  })
  const { roomData } = (await shop.call('POST', '/rooms/add', { form })).body
  await shop.services.variantQueue.drain()
  const [image = ''] = await imagesOf(_id)
  const peacock = `/api/ourCategoriesItems?q=${encodeURIComponent('मयूर')}`
  const urls = [
    ...[`${peacock}&lang=hi`, `${peacock}&lang=gu`, '/api/ourCategoriesItems?q=jhoola'],
    ...['Indigo', 'Sage'].map((name) => `/api/ourCategoriesItems?value=${fabric.idOf(name)}`),
    ...[`/api/ourCategoriesItems/${_id}`, `/api/ourCategoriesItems/${_id}/history`],
    ...['trash', 'activity', 'orders', 'settings', 'rooms', 'choices'].map(
      (name) => `/api/${name}`,
    ),
    ...[image, roomData.image],
  ]
  const before = await readAll(shop.app, shop.token, urls)
  expect(before.slice(0, 5).map(({ total }) => total)).toEqual([1, 0, 1, 1, 0])
  expect(await readRestored(await backUp('all.tar'), urls)).toEqual(before)
})

it('contains a snapshot from the start of the backup, despite concurrent writes', async () => {
  await addProduct('First', '#112233')
  const path = join(folder, 'meanwhile.tar')
  const target = createWriteStream(path)
  let isWritten = false
  await writeBackup(
    {
      ...shop.services.backupSource,
      originals: {
        ...shop.services.backupSource.originals,
        async size(name) {
          if (!isWritten) await addProduct('Second', '#445566')
          isWritten = true
          return shop.services.originals.size(name)
        },
      },
    },
    target,
  )
  const [list] = await readRestored(path, ['/api/ourCategoriesItems'])
  expect(list).toMatchObject({ categoryItemData: [{ name: 'First' }] })
  const now = await shop.call('GET', '/ourCategoriesItems')
  expect(now.body.categoryItemData).toHaveLength(2)
})

itOnSqlite('rejects truncated, damaged, foreign and missing backups', async () => {
  await addProduct('First', '#112233')
  const path = await backUp('whole.tar')
  const whole = await readFile(path)
  const attempt = async (bytes: Buffer) => {
    const file = join(folder, 'given.tar')
    await writeFile(file, bytes)
    return verifyBackup(file)
  }
  for (const length of [600, Math.floor(whole.length / 2), whole.length - 2_000]) {
    await expect(attempt(whole.subarray(0, length))).rejects.toThrow(/is incomplete: its end/)
  }
  const flipped = Buffer.from(whole)
  const at = flipped.indexOf('"First"')
  flipped.write('"Worst"', at)
  await expect(attempt(flipped)).rejects.toThrow(/is damaged: tables\/product/)
  await expect(attempt(Buffer.from('no backup at all'))).rejects.toThrow(
    /^given\.tar is incomplete: its end is missing/,
  )
  await expect(verifyBackup(join(folder, 'none.tar'))).rejects.toThrow(/^ENOENT/)
  await expect(restoreInstallation(await verifyBackup(path), shop.place)).rejects.toThrow(
    /There is already a shop/,
  )
})

it('refuses an occupied target without changing its tables', async () => {
  const backup = await verifyBackup(await backUp('present.tar'))
  const place = await createTestDatabase('nothing')
  const database = connectDatabase(place)
  onTestFinished(async () => {
    await database.destroy()
    await place.remove()
  })
  await migrate(database, { last: '0046-piece-kind' })
  await database
    .insertInto('media')
    .values({
      file: 'a.jpg',
      kind: 'image',
      type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      ready: 'none',
    })
    .execute()
  const tables = async () => (await database.introspection.getTables()).map(({ name }) => name)
  const before = await tables()
  await expect(restoreInstallation(backup, place)).rejects.toThrow(/There is already a shop/)
  expect(await tables()).toEqual(before)
})

itOnSqlite('lists missing photos in the summary and contains the rest', async () => {
  await addProduct('Kept', '#112233')
  const lost = await addProduct('Lost', '#445566')
  const [image = ''] = await imagesOf(lost._id)
  const file = image.slice('/media/'.length)
  await shop.services.originals.remove(file)
  const path = join(folder, 'partial.tar')
  const made = await writeBackup(shop.services.backupSource, createWriteStream(path))
  const { summary } = await verifyBackup(path)
  const expected = { files: 1, faults: [file] }
  expect([made, summary]).toMatchObject([expected, expected])
  const [list] = await readRestored(path, ['/api/ourCategoriesItems'])
  expect(list).toMatchObject({ categoryItemData: [{ name: 'Lost' }, { name: 'Kept' }] })
})

it('includes or explicitly omits every database table', async () => {
  const database = connectDatabase(shop.place)
  const tables = await database.introspection.getTables()
  await database.destroy()
  const found = tables
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite|kysely)_|^product_words_/.test(name))
  expect(found.sort()).toEqual([...backupTables.map(({ name }) => name), ...omittedTables].sort())
})

it('rejects a restore with 503 while the sweep deletes one of its photos, and succeeds on retry', async () => {
  const { media, originals, revision } = shop.services
  const products = [await addProduct('Jhoola', '#112233'), await addProduct('Bench', '#445566')]
  const images = await Promise.all(products.map(({ _id }) => imagesOf(_id)))
  const [kept = '', removed = ''] = images.flat().map((url) => url.slice('/media/'.length))
  const path = await backUp('both.tar')
  for (const { _id } of products) await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  const forget = async (file: string) => media.forget(file, await revision.current())
  expect(await forget(removed)).toBe(true)

  const swept: Storage = {
    ...originals,
    async put(name, source) {
      expect(await forget(kept)).toBe(true)
      await originals.put(name, source)
    },
  }
  await expect(restore(path, swept)).rejects.toMatchObject({ status: 503 })
  expect((await shop.call('GET', '/ourCategoriesItems')).body.categoryItemData).toEqual([])

  await restore(path)
  for (const [url = ''] of images) expect((await shop.app.inject({ url })).statusCode).toBe(200)
})

itOnSqlite('restores content when only translations differ', async () => {
  const { _id } = await addProduct('Jhoola', '#112233')
  const translate = (name: string) =>
    shop.call('PUT', `/ourCategoriesItems/${_id}`, { json: { translations: { hi: { name } } } })
  await translate('झूला')
  const path = await backUp('translated.tar')
  await translate('पालना')
  expect(await restore(path)).toMatchObject([{ resource: 'ourCategoriesItems', update: 1 }])
  const { body } = await shop.call('GET', `/ourCategoriesItems/${_id}`)
  expect(body.categoryItemData.translations).toEqual({ hi: { name: 'झूला' } })
})

itOnSqlite('restores content by the default language at the time of the backup', async () => {
  await switchLanguages(shop, 'en', 'hi')
  const { _id } = await addProduct('Jhoola', '#112233')
  const address = `/ourCategoriesItems/${_id}`
  await shop.call('PUT', address, { json: { translations: { hi: { name: 'झूला' } } } })
  const before = (await shop.call('GET', address)).body.categoryItemData
  const path = await backUp('english.tar')
  await switchLanguages(shop, 'hi', 'en')
  expect((await shop.call('GET', address)).body.categoryItemData.name).toBe('झूला')
  await restore(path)
  const after = (await shop.call('GET', address)).body.categoryItemData
  const { name, description, translations, outdated } = before
  expect(after).toMatchObject({ name, description, translations, outdated })
  const { revisions } = (await shop.call('GET', `${address}/history`)).body
  expect(revisions[0].state).toMatchObject({ name, translations })
})
