import { mkdir, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { assertIntegrity, CorruptDatabaseError } from '../../server/db/integrity-check.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/test-database.ts'

let place: TestDatabase
let file: string
beforeEach(async () => {
  place = await createTestDatabase()
  file = join(place.dataDir, 'catalogue.sqlite')
  await mkdir(join(place.dataDir, 'media', 'aa'), { recursive: true })
})
afterEach(() => place.remove())

const check = () => assertIntegrity(place.dataDir, { thoroughly: false })

/** Overwrites all pages of the database but the first and the last. */
async function spoil(): Promise<void> {
  const { size } = await stat(file)
  const opened = await open(file, 'r+')
  await opened.write(Buffer.alloc(size - 8192, 0x5a), 0, size - 8192, 4096)
  await opened.close()
}

const harms: [string, string, () => Promise<unknown>][] = [
  ['spoilt in the middle', 'is damaged', spoil],
  ['cut in half', 'is damaged', async () => truncate(file, (await stat(file)).size / 2)],
  ['written over', 'is damaged', () => writeFile(file, 'no database at all, but some text')],
  ['emptied', 'is missing or empty', () => truncate(file)],
  ['gone', 'is missing or empty', () => rm(file)],
]

it.each(harms)('refuses a database that is %s, and changes nothing', async (_, what, harm) => {
  await harm()
  const before = await readFile(file).catch(() => null)
  expect(check).toThrow(CorruptDatabaseError)
  expect(check).toThrow(`${file} ${what}`)
  expect(check).toThrow('Nothing was changed. Restore catalogue.sqlite from a backup, ')
  expect(await readFile(file).catch(() => null)).toEqual(before)
})

it('accepts an intact database and a new shop', async () => {
  check()
  await rm(place.dataDir, { recursive: true })
  check()
})
