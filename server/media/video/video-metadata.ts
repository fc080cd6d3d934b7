import { type FileHandle, open } from 'node:fs/promises'
import { type Box, inside, readBoxes, readContent } from './mp4-boxes.ts'
import { findSamples, type Range } from './mp4-samples.ts'

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
    for (const track of boxes.filter(({ type }) => type === 'trak')) {
      if ((await kindOf(file, boxes, track)) !== 'meta') continue
      for (const range of await findSamples(file, boxes, track)) await blank(file, boxes, range)
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

/** Zeros the samples of a track, but only inside the file's media data. */
async function blank(file: FileHandle, boxes: Box[], range: Range): Promise<void> {
  const isRecording = boxes.some(
    ({ type, content, end }) => type === 'mdat' && range.start >= content && range.end <= end,
  )
  if (isRecording) await zero(file, range)
}

async function zero(file: FileHandle, { start, end }: Range): Promise<void> {
  const zeros = Buffer.alloc(Math.min(CHUNK_BYTES, Math.max(0, end - start)))
  for (let at = start; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
  }
}
