import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../../../tests/helpers/temporary-folder.ts'
import { createZip, listedAt, patch } from '../../../tests/helpers/zip.ts'
import { openPhotoArchive } from './photo-archive.ts'

const megabyte = 1024 * 1024
const limits = { photo: 20 * megabyte, whole: 100 * megabyte }

let folder: string
beforeEach(async () => {
  folder = await createTemporaryFolder()
})

async function open(zip: Buffer) {
  const path = join(folder, 'photos.zip')
  await writeFile(path, zip)
  return openPhotoArchive(path, limits, 'photos')
}
const refusal = async (zip: Buffer) => {
  const error = await open(zip).catch((error: unknown) => error)
  return error instanceof Error && 'status' in error ? [error.status, error.message] : error
}
const damaged = [422, 'The ZIP file is damaged. Please create it again.']
const unpacksTooFar = [
  413,
  'The ZIP file unpacks to more than 100 MB, or to far more than its own size. Please split it.',
]

it('lists photos and CSV files, and extracts a photo to a given path', async () => {
  const archive = await open(
    await createZip({
      'swings/Jhoola.JPG': 'a photograph',
      'products.csv': 'name',
      'inner.zip': await createZip({ 'hidden.jpg': 'x' }),
      'notes.txt': 'x',
      '__MACOSX/swings/._Jhoola.JPG': 'x',
      '.hidden.jpg': 'x',
    }),
  )
  expect(archive.photos).toEqual(['swings/Jhoola.JPG'])
  expect(archive.tables).toEqual(['products.csv'])
  const path = join(folder, 'unpacked')
  expect(await archive.unpack('swings/Jhoola.JPG', path)).toBe(12)
  expect(await readFile(path, 'utf8')).toBe('a photograph')
  expect((await archive.read('products.csv', 10)).toString()).toBe('name')
  await expect(archive.read('products.csv', 3)).rejects.toMatchObject({ status: 413 })
  archive.close()
})

it.each(['../bc.jpg', '/abc/d.jpg', 'a\\..\\..\\b.jpg', 'C:/abc.jpg'])(
  'rejects the path traversal name %s',
  async (name) => {
    const plain = 'x'.repeat(name.length)
    expect(await refusal(patch(await createZip({ [plain]: 'y' }), plain, name))).toEqual([
      422,
      'The ZIP file contains an unsafe file name. Please create it again from plain files.',
    ])
  },
)

it('rejects duplicate file names, ignoring case', async () => {
  const zip = patch(await createZip({ 'one.jpg': '1', 'two.jpg': '2' }), 'two.jpg', 'ONE.jpg')
  const message = 'The ZIP file contains two files called “ONE.jpg”. Please give each its own name.'
  expect(await refusal(zip)).toEqual([422, message])
})

it('rejects a password-protected ZIP file', async () => {
  const zip = await createZip({ 'one.jpg': '1' })
  const [at = 0] = listedAt(zip)
  zip.writeUInt16LE(zip.readUInt16LE(at + 8) | 1, at + 8)
  const message = 'The ZIP file is password-protected. Please choose one without a password.'
  expect(await refusal(zip)).toEqual([422, message])
})

it('rejects invalid, empty and truncated ZIP files', async () => {
  const zip = await createZip({ 'one.jpg': 'x'.repeat(5000) })
  for (const bytes of [Buffer.from('no archive'), Buffer.alloc(0), zip.subarray(0, -30)])
    expect(await refusal(bytes)).toEqual(damaged)
})

it('rejects ZIP bombs, in one entry or in many together', async () => {
  expect(await refusal(await createZip({ 'one.jpg': Buffer.alloc(15 * megabyte) }))).toEqual(
    unpacksTooFar,
  )
  const zip = await createZip(
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.jpg`, 'x'])),
  )
  for (const at of listedAt(zip)) {
    zip.writeUInt32LE(10 * megabyte, at + 24)
    zip.writeUInt32LE(megabyte, at + 20)
  }
  expect(await refusal(zip)).toEqual(unpacksTooFar)
})

it('rejects an oversized photo by its declared size, before extraction', async () => {
  const zip = await createZip({ 'one.jpg': 'x' })
  const [at = 0] = listedAt(zip)
  zip.writeUInt32LE(21 * megabyte, at + 24)
  zip.writeUInt32LE(megabyte, at + 20)
  expect(await refusal(zip)).toEqual([
    413,
    'one.jpg is larger than 20 MB. Please choose a smaller one.',
  ])
})

it('rejects entries whose data overlaps', async () => {
  const zip = await createZip({ 'one.jpg': 'x'.repeat(99), 'two.jpg': 'y'.repeat(99) })
  const [first = 0, second = 0] = listedAt(zip)
  zip.writeUInt32LE(zip.readUInt32LE(first + 42), second + 42)
  expect(await refusal(zip)).toEqual(damaged)
})

it('stops extracting an entry that exceeds its declared size or is corrupt', async () => {
  const longer = await createZip({ 'one.jpg': 'x'.repeat(5000) })
  longer.writeUInt32LE(10, (listedAt(longer)[0] ?? 0) + 24)
  const broken = await createZip({ 'one.jpg': 'abcdefghij'.repeat(500) })
  broken.fill(0xff, 40, 60)
  for (const zip of [longer, broken]) {
    const archive = await open(zip)
    await expect(archive.unpack('one.jpg', join(folder, 'unpacked'))).rejects.toMatchObject({
      status: 422,
      message: damaged[1],
    })
    archive.close()
  }
})

it('rejects a ZIP file with more than 5000 entries', async () => {
  const names = Array.from({ length: 5001 }, (_, index) => [`${index}.jpg`, ''])
  expect((await refusal(await createZip(Object.fromEntries(names))))?.toString()).toContain(
    'more than 5000 files',
  )
})
