/** Bytes at the start of a file that are searched for Exif data. */
const MAX_HEADER_BYTES = 256 * 1024
/** Exif tags of the capture time and of the IFD that contains it. */
const DATE_TIME_ORIGINAL_TAG = 0x9003
const EXIF_IFD_TAG = 0x8769
const momentForm = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/

/**
 * Capture time from the Exif data of a photo, in milliseconds since the epoch; null if there is
 * none. Uploaded photos have no Exif data any more.
 */
export async function readTakenAt(file: Blob): Promise<number | null> {
  try {
    const bytes = new Uint8Array(await file.slice(0, MAX_HEADER_BYTES).arrayBuffer())
    const start = findExif(bytes)
    return start === -1 ? null : readMoment(new DataView(bytes.buffer, start))
  } catch {
    // The file is gone, or DataView throws a RangeError for corrupt offsets.
    return null
  }
}

/** Offset of the TIFF header: JPEG and HEIC both precede it with `Exif\0\0`. */
function findExif(bytes: Uint8Array): number {
  const mark = [0x45, 0x78, 0x69, 0x66, 0, 0]
  for (let at = bytes.indexOf(0x45); at !== -1; at = bytes.indexOf(0x45, at + 1)) {
    const start = at + mark.length
    const matchesMarker = mark.every((byte, index) => bytes[at + index] === byte)
    const order = String.fromCharCode(bytes[start] ?? 0, bytes[start + 1] ?? 0)
    if (matchesMarker && (order === 'II' || order === 'MM')) return start
  }
  return -1
}

function readMoment(view: DataView): number | null {
  const isLittle = view.getUint8(0) === 0x49
  const block = findEntry(view, view.getUint32(4, isLittle), EXIF_IFD_TAG, isLittle)
  if (block === null) return null
  const original = findEntry(
    view,
    view.getUint32(block + 8, isLittle),
    DATE_TIME_ORIGINAL_TAG,
    isLittle,
  )
  if (original === null) return null
  const at = view.getUint32(original + 8, isLittle)
  const letters = Array.from({ length: 19 }, (_, index) => view.getUint8(at + index))
  const parts = momentForm
    .exec(String.fromCharCode(...letters))
    ?.slice(1)
    .map(Number)
  if (parts === undefined) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
  const moment = new Date(year, month - 1, day, hour, minute, second).getTime()
  return year > 0 && Number.isFinite(moment) ? moment : null
}

/** Offset of an IFD entry: twelve bytes, its value in the last four. */
function findEntry(
  view: DataView,
  directory: number,
  tag: number,
  isLittle: boolean,
): number | null {
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++) {
    const at = directory + 2 + index * 12
    if (view.getUint16(at, isLittle) === tag) return at
  }
  return null
}
