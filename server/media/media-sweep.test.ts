import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { addPicture, deleteUnusedPictures } from '../../tests/helpers/pictures.ts'
import { namesIn } from '../../tests/helpers/stored-files.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import { day, now } from '../kernel/clock.ts'
import type { Storage } from '../storage/storage.ts'
import { Upload } from '../storage/upload.ts'
import { removeOrphans } from './media-sweep.ts'

const shop = catalogueForEachTest()
afterEach(() => void vi.useRealTimers())

/** Moves the clock forward without faking timers. */
function laterBy(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
}

const addCategory = async (name: string, colour: string) =>
  shop.addCategory(name, { image: await smallPhotograph(colour) })

function connected(): Database {
  const database = connectDatabase(shop.place)
  onTestFinished(() => database.destroy())
  return database
}

const fileOf = (url: string) => url.split('/').at(-1) ?? ''

it('deletes the files of a deleted record or value once it can no longer be restored', async () => {
  const kept = await addCategory('Kept', '#111111')
  const deleted = await addCategory('Deleted', '#222222')
  const form = createForm({
    name: 'Fabric',
    kind: 'swatch',
    values: JSON.stringify([
      { name: 'Sage', image: 'file:sage' },
      { name: 'Rust', image: 'file:rust' },
    ]),
    sage: await smallPhotograph('#8a9a80'),
    rust: await smallPhotograph('#b5482f'),
  })
  const { _id, values } = (await shop.call('POST', '/choices/add', { form })).body.choiceData
  const json = { values: values.slice(1) }
  expect((await shop.call('PUT', `/choices/${_id}`, { json })).status).toBe(200)
  await shop.call('DELETE', `/ourCategories/${deleted._id}`)
  await deleteUnusedPictures(shop)
  const variant = deleted.image.replace('.jpg', '-160.webp')
  expect((await shop.app.inject({ url: variant })).statusCode).toBe(200)
  laterBy(2)
  expect(await shop.services.sweep()).toBe(0)
  expect((await shop.files()).media).toHaveLength(4)

  laterBy(32)
  expect(await shop.services.sweep()).toBe(2)
  const left = [kept.image, values[1].image]
  expect((await shop.files()).media.toSorted()).toEqual(left.map(fileOf).toSorted())
  for (const url of left) expect((await shop.app.inject({ url })).statusCode).toBe(200)
  for (const url of [deleted.image, variant, values[0].image])
    expect((await shop.app.inject({ url })).statusCode).toBe(404)
  const variants = await namesIn(shop.services.variants)
  expect(variants.filter((name) => name.startsWith(fileOf(deleted.image).slice(0, 22)))).toEqual([])
})

it('keeps the files of earlier edits for thirty days after the edit that ended them', async () => {
  const { pictures, sweep } = shop.services
  const { _id, url } = await addPicture(shop, await smallPhotograph('#333333'))
  await shop.addProduct({ name: 'Jhoola', images: [{ picture: _id }] })
  const cropTo = async (width: number) => {
    const edit = { turn: 0, crop: { x: 0, y: 0, width, height: 1 } }
    const { record } = await pictures.change(_id, { edit }, null)
    return (await pictures.readDetails(record)).url
  }
  const first = await cropTo(0.5)
  laterBy(60)
  const second = await cropTo(0.75)
  laterBy(2)
  await sweep()
  const left = async () => (await shop.files()).media.toSorted()
  expect(await left()).toEqual([url, first, second].map(fileOf).toSorted())
  laterBy(31)
  await sweep()
  expect(await left()).toEqual([url, second].map(fileOf).toSorted())
})

it('keeps what is in the library, used or not, until it is deleted and cannot come back', async () => {
  const form = createForm({ file: await smallPhotograph('#333333') })
  const [{ _id, url }] = (await shop.call('POST', '/pictures/add', { form })).body.pictures
  laterBy(40)
  await shop.services.sweep()
  await removeOrphans(connected(), shop.services.originals)
  expect((await shop.app.inject({ url })).statusCode).toBe(200)
  await shop.services.pictures.remove(_id, null)
  laterBy(29)
  await shop.services.sweep()
  expect((await shop.app.inject({ url })).statusCode).toBe(200)
  laterBy(2)
  expect(await shop.services.sweep()).toBe(1)
  expect((await shop.files()).media).toEqual([])
})

it('keeps the photographs of a quotation that was sent', async () => {
  const form = createForm({
    name: 'Swing',
    images: [await smallPhotograph('#333333'), await smallPhotograph('#444444')],
  })
  const { _id, images } = await shop.addProduct(form)
  const lines = [{ title: 'Swing', quantity: 1, price: '1', image: images[0].url }]
  const quotation = (await shop.call('POST', '/quotations/add', { json: { lines } })).body
  const path = `/quotations/${quotation.quotationData._id}`
  await shop.call('POST', `${path}/send`)
  await shop.call('PUT', path, { json: { lines: [{ ...lines[0], image: '' }] } })
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  const { pictureData } = (await shop.call('GET', '/pictures')).body
  for (const one of pictureData) await shop.call('DELETE', `/pictures/${one._id}`)
  laterBy(40)
  expect(await shop.services.sweep()).toBe(1)
  expect((await shop.files()).media).toEqual([fileOf(images[0].url)])
})

it('deletes files that nothing refers to after a day, not before', async () => {
  const { originals, variants, media, sweep } = shop.services
  const put = async (storage: Storage, name: string) => {
    const path = await media.temporaryPath()
    await writeFile(path, 'left by a process that was cut off')
    await storage.put(name, path)
  }
  const orphaned = `${'a'.repeat(22)}.jpg`
  const uploaded = `${'b'.repeat(22)}.jpg`
  const variant = `${'c'.repeat(22)}-320.webp`
  await put(originals, orphaned)
  await put(originals, uploaded)
  await put(variants, variant)
  const database = connectDatabase(shop.place)
  const facts = { kind: 'image', type: 'image/jpeg', ready: 'none' } as const
  const size = { bytes: 1, width: 1, height: 1, picture: null }
  await mediaRepository.add(database, { file: uploaded, ...facts, ...size, createdAt: now() })
  await database.destroy()
  const namesLeft = async () => [
    ...(await shop.files()).media.toSorted(),
    ...(await namesIn(variants)),
  ]

  await sweep()
  expect(await namesLeft()).toEqual([orphaned, uploaded, variant])
  laterBy(2)
  await sweep()
  expect(await namesLeft()).toEqual([])
})

it('keeps a file that is restored while the sweep runs', async () => {
  const { originals, media } = shop.services
  const category = await addCategory('Swings', '#111111')
  const file = fileOf(category.image)
  const seen = await revisionRepository.last(connected())
  await shop.call('DELETE', `/ourCategories/${category._id}`)
  await shop.call('POST', `/trash/${category._id}`)
  expect(await media.forget(file, seen)).toBe(false)
  expect(await originals.size(file)).toBeGreaterThan(0)
  expect(await media.forget(file, seen + 2)).toBe(true)
  expect(await originals.size(file)).toBeNull()
})

/** Stages the upload of a photo without recording it. */
async function ingestFiles(colour: string) {
  const { media } = shop.services
  const { bytes, filename } = await smallPhotograph(colour)
  const path = await media.temporaryPath()
  await writeFile(path, bytes)
  const mediaUpload = media.begin()
  const { file } = await mediaUpload.picture(new Upload({ path, filename, bytes: bytes.length }))
  return { mediaUpload, file }
}

it('keeps a file staged by two writes until both release it, however long they take', async () => {
  const [failed, other] = [await ingestFiles('#555555'), await ingestFiles('#555555')]
  laterBy(2)
  await shop.services.sweep()
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
    for (const { mediaUpload } of writes) await mediaUpload.record(transaction, null)
  })
  await sql`alter table "media" rename to "media_away"`.execute(database)
  for (const { mediaUpload } of writes) await mediaUpload.finish()
  await sql`alter table "media_away" rename to "media"`.execute(database)
  for (const table of ['picture', 'revision'])
    await sql`delete from ${sql.table(table)}`.execute(database)
  await database.destroy()
  expect(messages).toEqual(Array(2).fill('The files of a write could not be cleaned up'))
  laterBy(2)
  expect(await shop.services.sweep()).toBe(2)
})
