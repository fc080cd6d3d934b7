import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { quotation } from '../../domain/content/quotation.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { dumpDatabase } from '../../tests/helpers/dump.ts'
import { quotationCalls } from '../../tests/helpers/quotation-calls.ts'
import { connectDatabase } from '../db/database.ts'
import { day } from '../kernel/clock.ts'

const shop = catalogueForEachTest()
const { act, add, change, send } = quotationCalls(shop)
afterEach(() => void vi.useRealTimers())

const words = ['Tukaram', '98250', 'Satellite', 'stingy', 'Sakharam']
const typed = {
  customer: { name: 'Tukaram Pai', phone: '98250 11122', address: '7 Satellite Road' },
  note: 'A stingy man',
}
const lines = [{ title: 'Teak swing', quantity: 1, price: '118000' }]

/** Files below a folder that contain one of the words. */
function filesWithWords(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return words.some((word) => bytes.includes(word) || bytes.includes(word.toLowerCase()))
    })
}

async function readTables(): Promise<string> {
  const database = connectDatabase(shop.place)
  const dump = JSON.stringify(await dumpDatabase(database))
  await database.destroy()
  return dump
}

it('erases what was typed about a person everywhere, but not the quotation', async () => {
  // Many revisions of several sizes, so that rows move between pages of the file.
  const others: string[] = []
  for (let count = 0; count < 20; count++) {
    const note = 'x'.repeat(count * 400)
    others.push((await add({ lines, note }))._id)
  }
  const { _id } = await add({ ...typed, lines })
  await send(_id)
  for (const [count, other] of others.slice(0, 12).entries()) {
    const note = `${typed.note} ${'y'.repeat(count * 700)}`
    await change(_id, { note, delivery: String(count) })
    await change(other, { note: 'z'.repeat(3_000) })
  }
  await change(_id, { customer: { name: 'Sakharam' } })
  const sent = await send(_id)
  await shop.call('DELETE', `/quotations/${others[3]}`)
  expect(await readTables()).toContain('Sakharam')
  expect((await shop.read('/quotations?q=sakharam')).total).toBe(1)

  const erased = await act(_id, 'erase')
  expect([erased.status, erased.body.quotationData]).toMatchObject([
    200,
    { customer: { name: '', phone: '', address: '' }, note: '', total: '118011', edition: 2 },
  ])
  for (const q of ['sakharam', 'satellite', 'stingy'])
    expect((await shop.read(`/quotations?q=${q}`)).total).toBe(0)
  const { revisions } = await shop.read(`/quotations/${_id}/history`)
  expect(revisions).toHaveLength(15)
  const tables = await readTables()
  const page = shop.services.quotationPages
  const token = sent.url.split('/').at(-1)
  const editions = [await page.find(token, 1), await page.find(token, 2)]
  const read = tables + JSON.stringify([revisions, editions])
  expect(words.filter((word) => read.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  expect(editions[0]?.shown).toMatchObject({ lines: [{ title: 'Teak swing' }] })
  await shop.services.backups.make('scheduled')
  expect(filesWithWords(shop.dataDir)).toEqual([])
})

it('erases a person of a quotation in the trash', async () => {
  const { _id } = await add({ ...typed, lines })
  await shop.call('DELETE', `/quotations/${_id}`)
  expect(await readTables()).toContain('Tukaram')
  const erased = await act(_id, 'erase')
  expect([erased.status, erased.body.quotationData.customer.name]).toEqual([200, ''])
  expect(filesWithWords(shop.dataDir)).toEqual([])
  expect(await readTables()).not.toContain('Tukaram')
  expect((await shop.call('GET', `/quotations/${_id}`)).status).toBe(404)
  expect((await shop.call('POST', `/trash/${_id}`)).status).toBe(200)
  const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
  expect((await act(unknown, 'erase')).status).toBe(404)
})

it('erases a person by itself once a deleted quotation cannot be brought back', async () => {
  const { _id } = await add({ ...typed, lines })
  const { _id: kept } = await add({ customer: { name: 'Vithoba' }, lines })
  await send(_id)
  await shop.call('DELETE', `/quotations/${_id}`)
  const laterBy = (days: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
  laterBy(29)
  await shop.services.sweep()
  expect(await readTables()).toContain('Tukaram')
  laterBy(2)
  await shop.services.sweep()
  const tables = await readTables()
  expect(words.filter((word) => tables.includes(word))).toEqual([])
  expect(filesWithWords(shop.dataDir)).toEqual([])
  expect((await shop.services.quotations.read(kept)).customer.name).toBe('Vithoba')
  expect((await shop.services.history.ofRecord(quotation, _id)).total).toBe(2)
})
