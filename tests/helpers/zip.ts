import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Creates a ZIP archive of the files, in their order. */
export async function createZip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 0 })
  zip.end()
  return buffer(zip.outputStream)
}

/** Replaces all occurrences of a text by another one of the same length. */
export function patch(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Offsets of the entries in the central directory of a ZIP archive. */
export function listedAt(zip: Buffer): number[] {
  const places: number[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 1))
    places.push(at)
  return places
}
