import { expect, it } from 'vitest'
import { photographTakenAt, removedFile } from '../../../../tests/helpers/media.ts'
import { readTakenAt } from './exif-date.ts'

async function taken(moment: string): Promise<Blob> {
  const { bytes } = await photographTakenAt('#c08040', moment)
  return new Blob([Uint8Array.from(bytes)])
}
const blobOf = (letters: string) => new Blob([Uint8Array.from(Buffer.from(letters, 'latin1'))])

it('reads the capture date from EXIF', async () => {
  const moment = new Date(2026, 4, 1, 10, 11, 12).getTime()
  expect(await readTakenAt(await taken('2026:05:01 10:11:12'))).toBe(moment)
})

it('reads big-endian EXIF data at any offset in the file', async () => {
  const words = '2026:05:01 10:11:12\0'
  const block = [
    'ftypheic, and what else a phone writes before',
    'Exif\0\0MM\0*\0\0\0\x08',
    '\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x1a\0\0\0\0',
    '\0\x01\x90\x03\0\x02\0\0\0\x14\0\0\0\x2c\0\0\0\0',
    words,
  ].join('')
  expect(await readTakenAt(blobOf(block))).toBe(new Date(2026, 4, 1, 10, 11, 12).getTime())
})

it.each([
  ['nothing', ''],
  ['no facts', 'a picture of Elephants'],
  ['facts that end too early', 'Exif\0\0II*\0\x08\0\0\0\xff\xff'],
  ['facts that point beyond themselves', 'Exif\0\0II*\0\xff\xff\xff\x7f'],
])('returns null for a file with %s', async (_, letters) => {
  expect(await readTakenAt(blobOf(letters))).toBeNull()
})

it('returns null for a capture date of zeros', async () => {
  expect(await readTakenAt(await taken('0000:00:00 00:00:00'))).toBeNull()
})

it('returns null for a file that was removed after it was chosen', async () => {
  expect(await readTakenAt(await removedFile())).toBeNull()
})
