import { type FileHandle, open } from 'node:fs/promises'
import {
  type Box,
  BrokenBoxesError,
  countBefore,
  inside,
  readBoxes,
  readContent,
} from './mp4-boxes.ts'

/** Boxes in which cameras and programs store author, place and device. */
const telling = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])
const MAX_HANDLER_BYTES = 64 * 1024
const CHUNK_BYTES = 64 * 1024

/**
 * Video codecs of an MP4 or MOV file by their four-character codes, such as `avc1`. Throws a
 * `BrokenBoxesError` for any other file.
 */
export async function readFormats(path: string): Promise<string[]> {
  const file = await open(path)
  try {
    const boxes = await readBoxes(file)
    const formats: string[] = []
    for (const track of boxes.filter(({ type }) => type === 'trak')) {
      const isVideoTrack = (await kindOf(file, boxes, track)) === 'vide'
      if (isVideoTrack) formats.push(...(await formatsOf(file, boxes, track)))
    }
    return formats
  } finally {
    await file.close()
  }
}

/**
 * Strips metadata on place and device from an MP4 or MOV file in place: metadata boxes, and tracks
 * with the camera's positions. They become free space of the same length, so that no offset
 * changes.
 */
export async function stripMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const boxes = await readBoxes(file)
    const recordings = boxes.filter(({ type }) => type === 'mdat')
    for (const track of boxes.filter(({ type }) => type === 'trak')) {
      if ((await kindOf(file, boxes, track)) !== 'meta') continue
      for (const range of await findSamples(file, boxes, track))
        if (isWithin(recordings, range)) await zero(file, range)
      await free(file, track)
    }
    for (const box of boxes) if (telling.has(box.type)) await free(file, box)
  } finally {
    await file.close()
  }
}

/** Handler type of a track: `vide`, `soun`, `meta` or another. */
async function kindOf(file: FileHandle, boxes: Box[], track: Box): Promise<string> {
  const handler = inside(boxes, track).find(({ type }) => type === 'hdlr')
  if (handler === undefined) return ''
  return (await readContent(file, handler, MAX_HANDLER_BYTES)).toString('latin1', 8, 12)
}

async function formatsOf(file: FileHandle, boxes: Box[], track: Box): Promise<string[]> {
  const description = inside(boxes, track).find(({ type }) => type === 'stsd')
  if (description === undefined) return []
  const table = await readContent(file, description, MAX_HANDLER_BYTES)
  const formats: string[] = []
  for (let at = 8; at + 8 <= table.length; at += Math.max(8, table.readUInt32BE(at))) {
    formats.push(table.toString('latin1', at + 4, at + 8))
  }
  return formats
}

/** Turns a box into free space, which players skip. */
async function free(file: FileHandle, box: Box): Promise<void> {
  await file.write('free', box.start + 4, 'latin1')
  await zero(file, { start: box.content, end: box.end })
}

/** True for a range inside the file's media data: nothing else is overwritten. */
function isWithin(recordings: Box[], { start, end }: Range): boolean {
  const recording = recordings[countBefore(recordings, start) - 1]
  return recording !== undefined && start >= recording.content && end <= recording.end
}

async function zero(file: FileHandle, { start, end }: Range): Promise<void> {
  const zeros = Buffer.alloc(Math.min(CHUNK_BYTES, Math.max(0, end - start)))
  for (let at = start; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
  }
}

/** Byte offsets; `end` is exclusive. */
interface Range {
  start: number
  end: number
}

/** Tables of videos of several hours are smaller. */
const MAX_TABLE_BYTES = 4 * 1024 * 1024

/** Byte ranges of a track's chunks, from its sample tables; overlapping ones are one. */
async function findSamples(file: FileHandle, boxes: Box[], track: Box): Promise<Range[]> {
  const tables = inside(boxes, track)
  const read = async (type: string) => {
    const table = tables.find((box) => box.type === type)
    return table === undefined ? null : readContent(file, table, MAX_TABLE_BYTES)
  }
  const [short, long] = [await read('stco'), await read('co64')]
  const [spread, sizes] = [await read('stsc'), await read('stsz')]
  const offsets = long === null ? readNumbers(short, 4) : readNumbers(long, 8)
  if (offsets.length === 0 || spread === null || sizes === null) return []
  const takeBytes = readSizes(sizes)
  const countSamples = readSpread(spread)
  const ranges = offsets.map((start, index) => ({
    start,
    end: start + takeBytes(countSamples(index + 1)),
  }))
  return merge(ranges.sort((one, other) => one.start - other.start))
}

/** A crafted file names the same bytes any number of times. */
function merge(sorted: Range[]): Range[] {
  const merged: Range[] = []
  for (const range of sorted) {
    const last = merged.at(-1)
    if (last === undefined || range.start >= last.end) merged.push(range)
    else last.end = Math.max(last.end, range.end)
  }
  return merged
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

/** Bytes of the samples that follow those taken before. */
function readSizes(table: Buffer): (samples: number) => number {
  if (table.length < 12) throw new BrokenBoxesError('A table is cut off.')
  const same = table.readUInt32BE(4)
  let at = 12
  return (samples) => {
    if (same !== 0) return samples * same
    let bytes = 0
    for (let left = samples; left > 0 && at + 4 <= table.length; left -= 1, at += 4)
      bytes += table.readUInt32BE(at)
    return bytes
  }
}

/** Samples of each chunk, asked for in order: each entry applies until the next one. */
function readSpread(table: Buffer): (chunk: number) => number {
  let [at, count] = [8, 0]
  return (chunk) => {
    for (; at + 12 <= table.length && table.readUInt32BE(at) <= chunk; at += 12)
      count = table.readUInt32BE(at + 4)
    return count
  }
}
