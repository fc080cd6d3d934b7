import type { FileHandle } from 'node:fs/promises'
import { type Box, BrokenBoxesError, inside, readContent } from './mp4-boxes.ts'

/** Byte offsets; `end` is exclusive. */
export interface Range {
  start: number
  end: number
}

/** Tables of videos of several hours are smaller. */
const MAX_TABLE_BYTES = 32 * 1024 * 1024

/** Byte ranges of a track's chunks, from its sample tables. */
export async function findSamples(file: FileHandle, boxes: Box[], track: Box): Promise<Range[]> {
  const tables = inside(boxes, track)
  const read = async (type: string) => {
    const table = tables.find((box) => box.type === type)
    return table === undefined ? null : readContent(file, table, MAX_TABLE_BYTES)
  }
  const [short, long] = [await read('stco'), await read('co64')]
  const [spread, sizes] = [await read('stsc'), await read('stsz')]
  const offsets = long === null ? readNumbers(short, 4) : readNumbers(long, 8)
  if (offsets.length === 0 || spread === null || sizes === null) return []
  const sizeOf = readSizes(sizes)
  const perChunk = readSpread(spread)
  let sample = 0
  return offsets.map((start, index) => {
    let end = start
    for (let count = perChunk(index + 1); count > 0; count -= 1) {
      end += sizeOf(sample)
      sample += 1
    }
    return { start, end }
  })
}

/** Entries of a table: version and flags, count, then the numbers. */
function readNumbers(table: Buffer | null, width: 4 | 8): number[] {
  if (table === null || table.length < 8) return []
  const count = table.readUInt32BE(4)
  if (8 + count * width > table.length) throw new BrokenBoxesError('A table is cut off.')
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * width
    return width === 4 ? table.readUInt32BE(at) : Number(table.readBigUInt64BE(at))
  })
}

function readSizes(table: Buffer): (sample: number) => number {
  if (table.length < 12) throw new BrokenBoxesError('A table is cut off.')
  const same = table.readUInt32BE(4)
  return (sample) => {
    if (same !== 0) return same
    const at = 12 + sample * 4
    return at + 4 <= table.length ? table.readUInt32BE(at) : 0
  }
}

/** Samples per chunk: each entry applies until the next one. */
function readSpread(table: Buffer): (chunk: number) => number {
  const entries: { first: number; count: number }[] = []
  for (let at = 8; at + 12 <= table.length; at += 12) {
    entries.push({ first: table.readUInt32BE(at), count: table.readUInt32BE(at + 4) })
  }
  return (chunk) => {
    const count = entries.findLast(({ first }) => first <= chunk)?.count ?? 0
    // No camera writes more, and a crafted file must not keep the program busy.
    return Math.min(count, 100_000)
  }
}
