import { type FileHandle, open } from 'node:fs/promises'
import { type Box, inside, readBoxes, readContent } from './mp4-boxes.ts'
import { findSamples, type Range } from './mp4-samples.ts'

/** Where cameras and programs write who filmed what, where and with which device. */
const telling = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])
const MAX_HANDLER_BYTES = 64 * 1024
const CHUNK_BYTES = 64 * 1024

/**
 * The formats in which an MP4 or MOV file keeps its pictures, by their four letters, such as `avc1`.
 * Throws a `BrokenBoxesError` for what is no such file.
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
 * Takes out of an MP4 or MOV file, where it lies, what it tells of place and device: boxes of
 * metadata, and tracks that record where the camera was. They become free space of the same length,
 * so that nothing else in the file moves.
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

/** What a track records: `vide`, `soun`, `meta` or another. */
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

/** Makes free space of a box: players pass it by. */
async function free(file: FileHandle, box: Box): Promise<void> {
  await file.write('free', box.start + 4, 'latin1')
  await zero(file, { start: box.content, end: box.end })
}

/** Zeros what a track recorded, but only within the part of the file that is for recordings. */
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
