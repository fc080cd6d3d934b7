import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createTestDatabase, itOnSqlite } from '../../tests/helpers/test-database.ts'
import { createServices } from '../app/services.ts'
import { verifyBackup } from '../backup/reader.ts'
import { restoreInstallation } from '../backup/restore.ts'
import { writeBackup } from '../backup/writer.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { contentRepository } from '../db/record-repository.ts'
import { createContentWriter } from './content-writer.ts'

const shop = catalogueForEachTest()
let database: Database
beforeEach(async () => {
  database = connectDatabase(shop.place)
})
afterEach(() => database.destroy())

const addProduct = (name: string) => shop.addProduct({ name })
const endOf = (id: string) => id.slice(-12)
const find = (step: string) => shop.services.pageAddresses.find(product, step)
const pathOf = async (id: string) => (await shop.readProduct(id)).path

/** Adds a product whose id has the same ending as that of an existing product. */
async function addNamesake(id: string): Promise<string> {
  const stored = await contentRepository.find(database, product, id)
  if (stored === undefined) throw new Error('The product is not there.')
  const namesake = `ffffffff${id.slice(8)}`
  const record = { ...stored, _id: namesake, fields: { ...stored.fields, name: 'Namesake' } }
  await createContentWriter({}).bringBack(database, product, record)
  await shop.services.revision.invalidate()
  return namesake
}

it('resolves a product URL by the end of its id, whatever the slug, also after deletion', async () => {
  const { _id } = await addProduct('Walnut Jhoola')
  const steps = [_id, endOf(_id), `walnut-jhoola-${endOf(_id)}`, `other-${endOf(_id)}`]
  const findAll = () => Promise.all(steps.map(find))
  expect(new Set(await findAll())).toEqual(new Set([_id]))
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  expect(new Set(await findAll())).toEqual(new Set([_id]))
  expect(await find('walnut-jhoola-000000000000')).toBeNull()
  expect(await find('walnut-jhoola')).toBeNull()
  expect(await shop.services.pageAddresses.find(product, 'swings')).toBeNull()
})

it('keeps the short URL for the first product, and uses the full id for a colliding one', async () => {
  const { _id, path } = await addProduct('Walnut Jhoola')
  const other = await addNamesake(_id)
  expect(await pathOf(_id)).toBe(path)
  expect(await pathOf(other)).toBe(`/product-detail/namesake-${other}`)
  expect(await find(`namesake-${endOf(_id)}`)).toBe(_id)
  expect(await find(`namesake-${other}`)).toBe(other)

  // Same in lists, and after deletion of the first product, whose links may have been shared.
  const { records } = await shop.services.products.list()
  expect(records.map((record) => record.path).sort()).toEqual([
    `/product-detail/namesake-${other}`,
    path,
  ])
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  expect(await find(endOf(_id))).toBe(_id)
  expect(await pathOf(other)).toBe(`/product-detail/namesake-${other}`)
})

itOnSqlite('resolves the same URLs after a restore from a backup', async () => {
  const { _id } = await addProduct('Walnut Jhoola')
  const other = await addNamesake(_id)
  const file = join(shop.dataDir, 'backup.tar')
  await writeBackup(shop.services.backupSource, createWriteStream(file))
  const place = await createTestDatabase('nothing')
  await restoreInstallation(await verifyBackup(file), place)
  const services = await createServices(place)
  expect(await services.pageAddresses.find(product, endOf(_id))).toBe(_id)
  expect((await services.content.read(product, other)).path).toMatch(other)
  await services.close()
  await place.remove()
})

it('assigns URLs to existing products in a migration, the short one to the first revision', async () => {
  const place = await createTestDatabase('nothing')
  const earlier = connectDatabase(place)
  await migrate(earlier, { last: '0014-backups' })
  const ids = ['b', 'a'].map((start) => `${start.repeat(8)}-1234-7abc-8def-32b947231c12`)
  for (const [index, id] of [...ids, ids[0]].entries())
    await sql`insert into "revision" ("resource", "recordId", "version", "action", "name", "state", "at")
      values ('ourCategoriesItems', ${id}, ${index + 1}, 'update', '', '{}', '')`.execute(earlier)
  await migrate(earlier)
  const { rows } = await sql<{ ending: string; recordId: string }>`
    select "ending", "recordId" from "page_ending" order by "ending"`.execute(earlier)
  expect(rows).toEqual([
    { ending: '32b947231c12', recordId: ids[0] },
    { ending: ids[1], recordId: ids[1] },
  ])
  await earlier.destroy()
  await place.remove()
})
