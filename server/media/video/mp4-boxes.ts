import type { FileHandle } from 'node:fs/promises'

/** A box of an MP4 or MOV file. Boxes are nested. */
export interface Box {
  type: string
  /** Offsets in bytes: of the box, of its content, and behind its end. */
  start: number
  content: number
  end: number
}

/** Boxes that contain only boxes. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'edts'])
/** No camera writes more, and a crafted file must not keep the program busy. */
const MAX_BOXES = 20_000
const MAX_DEPTH = 8

/** The boxes of a file are not properly nested. */
export class BrokenBoxesError extends Error {}

/** All boxes of the file, each before its children. */
export async function readBoxes(file: FileHandle): Promise<Box[]> {
  const { size } = await file.stat()
  const boxes: Box[] = []
  await walk(file, 0, size, 0, boxes)
  return boxes
}

/** The content of a box. Throws if it is larger than `max` bytes. */
export async function readContent(file: FileHandle, box: Box, max: number): Promise<Buffer> {
  const length = box.end - box.content
  if (length > max) throw new BrokenBoxesError(`${box.type} has ${length} bytes.`)
  return readAt(file, box.content, length)
}

/** The boxes within another; `boxes` are in the order of the file, as everywhere. */
export function inside(boxes: Box[], outer: Box): Box[] {
  return boxes.slice(countBefore(boxes, outer.content), countBefore(boxes, outer.end))
}

/** Number of boxes that start before an offset. */
export function countBefore(boxes: Box[], offset: number): number {
  let [from, to] = [0, boxes.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((boxes[middle]?.start ?? offset) < offset) from = middle + 1
    else to = middle
  }
  return from
}

async function walk(
  file: FileHandle,
  from: number,
  to: number,
  depth: number,
  boxes: Box[],
): Promise<void> {
  let at = from
  while (to - at >= 8) {
    const box = await readBox(file, at, to)
    // The list of a QuickTime container may end with four zero bytes.
    if (box === null) return
    boxes.push(box)
    if (boxes.length > MAX_BOXES) throw new BrokenBoxesError('There are too many boxes.')
    if (containers.has(box.type) && depth < MAX_DEPTH)
      await walk(file, box.content, box.end, depth + 1, boxes)
    at = box.end
  }
}

async function readBox(file: FileHandle, start: number, limit: number): Promise<Box | null> {
  const head = await readAt(file, start, Math.min(16, limit - start))
  const short = head.readUInt32BE(0)
  const type = head.toString('latin1', 4, 8)
  if (short === 0 && type === '\0\0\0\0') return null
  const isLong = short === 1
  if (isLong && head.length < 16) throw new BrokenBoxesError(`${type} is cut off.`)
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short
  // Size 0: the last box extends to the end of the file.
  const end = length === 0 ? limit : start + length
  const content = start + (isLong ? 16 : 8)
  if (end < content || end > limit) throw new BrokenBoxesError(`${type} does not fit.`)
  return { type, start, content, end }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new BrokenBoxesError('The file is cut off.')
  return buffer
}
