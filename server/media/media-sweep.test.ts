import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'
import { connectDatabase } from '../db/database.ts'
import { mediaRepository } from '../db/records/media-file-repository.ts'
import { day, now } from '../kernel/clock.ts'
import { Upload } from '../storage/upload.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

/** Moves the clock forward without faking timers. */
function laterBy(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
}

async function addCategory(name: string, colour: string) {
  const form = createForm({ name, image: await photograph(colour) })
  return (await shop.call('POST', '/ourCategories/add', { form })).body.categoryData
}

it('keeps files of records and of deleted records that can be restored', async () => {
  await addCategory('Kept', '#111111')
  const deleted = await addCategory('Deleted', '#222222')
  await shop.call('DELETE', `/ourCategories/${deleted._id}`)
  laterBy(2)
  expect(await shop.services.sweep()).toBe(0)
  expect((await shop.files()).media).toHaveLength(2)
})

it('keeps the photos of a choice’s values until a removed value can no longer be restored', async () => {
  const form = createForm({
    name: 'Fabric',
    kind: 'swatch',
    values: JSON.stringify([
      { name: 'Sage', image: 'file:sage' },
      { name: 'Rust', image: 'file:rust' },
    ]),
    sage: await photograph('#8a9a80'),
    rust: await photograph('#b5482f'),
  })
  const { _id, values } = (await shop.call('POST', '/choices/add', { form })).body.choiceData
  const json = { values: values.slice(1) }
  expect((await shop.call('PUT', `/choices/${_id}`, { json })).status).toBe(200)
  laterBy(2)
  expect(await shop.services.sweep()).toBe(0)
  laterBy(32)
  expect(await shop.services.sweep()).toBe(1)
  expect((await shop.files()).media).toEqual([values[1].image.split('/').at(-1)])
})

it('deletes files and variants of a deleted record once it can no longer be restored', async () => {
  const kept = await addCategory('Kept', '#111111')
  const deleted = await addCategory('Deleted', '#222222')
  await shop.app.inject({ url: deleted.image.replace('.jpg', '-160.webp') })
  await shop.call('DELETE', `/ourCategories/${deleted._id}`)
  laterBy(32)
  expect(await shop.services.sweep()).toBe(1)
  expect((await shop.files()).media).toEqual([kept.image.split('/').at(-1)])
  expect((await shop.app.inject({ url: deleted.image })).statusCode).toBe(404)
  expect(
    (await shop.app.inject({ url: deleted.image.replace('.jpg', '-160.webp') })).statusCode,
  ).toBe(404)
  expect((await shop.app.inject({ url: kept.image })).statusCode).toBe(200)
})

it('deletes an orphaned file after a day, not before', async () => {
  const { originals, media } = shop.services
  const path = await media.temporaryPath()
  await writeFile(path, 'left by a process that was cut off')
  const name = `${'a'.repeat(64)}.jpg`
  await originals.put(name, path)
  await shop.services.sweep()
  expect((await shop.files()).media).toEqual([name])
  const past = new Date(Date.now() - 2 * day)
  await utimes(join(shop.dataDir, 'media', 'aa', name), past, past)
  await shop.services.sweep()
  expect((await shop.files()).media).toEqual([])
})

it('deletes an uploaded file without a record after a day, not before', async () => {
  const { originals, media } = shop.services
  const path = await media.temporaryPath()
  await writeFile(path, 'of a write that is just ending')
  const file = `${'b'.repeat(22)}.jpg`
  await originals.put(file, path)
  const database = connectDatabase(shop.place)
  const facts = {
    file,
    kind: 'image',
    type: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    ready: 'none',
  } as const
  await mediaRepository.add(database, { ...facts, createdAt: now() })
  await database.destroy()
  expect(await shop.services.sweep()).toBe(0)
  expect((await shop.files()).media).toEqual([file])
  laterBy(2)
  expect(await shop.services.sweep()).toBe(1)
  expect((await shop.files()).media).toEqual([])
})

it('keeps a file that is restored while the sweep runs', async () => {
  const { originals, media } = shop.services
  const category = await addCategory('Swings', '#111111')
  const file = category.image.split('/').at(-1)
  const seen = (await shop.call('GET', '/activity?limit=0')).body.total
  await shop.call('DELETE', `/ourCategories/${category._id}`)
  await shop.call('POST', `/trash/${category._id}`)
  expect(await media.forget(file, seen)).toBe(false)
  expect(await originals.size(file)).toBeGreaterThan(0)
  expect(await media.forget(file, seen + 2)).toBe(true)
  expect(await originals.size(file)).toBeNull()
})

it('deletes variants without an original after a day, not before', async () => {
  const { variants, media } = shop.services
  const path = await media.temporaryPath()
  await writeFile(path, 'a rendition')
  const name = `${'c'.repeat(22)}-320.webp`
  await variants.put(name, path)
  const isThere = async () => {
    for await (const variant of variants.list()) if (variant.name === name) return true
    return false
  }
  await shop.services.sweep()
  expect(await isThere()).toBe(true)
  laterBy(2)
  await shop.services.sweep()
  expect(await isThere()).toBe(false)
})

/** Stages the upload of a photo without recording it. */
async function ingestFiles(colour: string) {
  const { media } = shop.services
  const { bytes, filename } = await photograph(colour)
  const path = await media.temporaryPath()
  await writeFile(path, bytes)
  const mediaUpload = media.begin()
  const { file } = await mediaUpload.picture(new Upload({ path, filename, bytes: bytes.length }))
  return { mediaUpload, file }
}

it('keeps staged files of a running write, however long it takes', async () => {
  const { mediaUpload, file } = await ingestFiles('#444444')
  laterBy(2)
  await shop.services.sweep()
  expect((await shop.files()).media).toEqual([file])
  await mediaUpload.finish()
  expect((await shop.files()).media).toEqual([])
})

it('keeps a file staged by two writes until both release it', async () => {
  const [failed, other] = [await ingestFiles('#555555'), await ingestFiles('#555555')]
  await failed.mediaUpload.finish()
  expect((await shop.files()).media).toEqual([other.file])
  await other.mediaUpload.finish()
  expect((await shop.files()).media).toEqual([])
})

it('logs a failed cleanup after the commit, and releases the files', async () => {
  const messages: string[] = []
  shop.services.backgroundErrors.logTo((_, message) => messages.push(message))
  const writes = [await ingestFiles('#666666'), await ingestFiles('#777777')]
  const database = connectDatabase(shop.place)
  await database.transaction().execute(async (transaction) => {
    for (const { mediaUpload } of writes) await mediaUpload.record(transaction)
  })
  await sql`alter table "media" rename to "media_away"`.execute(database)
  for (const { mediaUpload } of writes) await mediaUpload.finish()
  await sql`alter table "media_away" rename to "media"`.execute(database)
  await database.destroy()
  expect(messages).toEqual(Array(2).fill('The files of a write could not be cleaned up'))
  laterBy(2)
  expect(await shop.services.sweep()).toBe(2)
})
