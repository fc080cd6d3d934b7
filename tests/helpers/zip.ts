import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP file that holds these files in their order. */
export async function createZip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The same bytes with a text in place of another one of its length, wherever it stands. */
export function patch(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Where the entries of a ZIP file's list of contents begin. */
export function listedAt(zip: Buffer): number[] {
  const places: number[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 1))
    places.push(at)
  return places
}
