import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { type ApiMessage, type FieldErrors, message } from '../../../domain/messages/api-message.ts'
import { BYTES_PER_MEGABYTE } from '../../kernel/bytes.ts'
import { invalid, isSystemError, tooLarge } from '../../kernel/errors.ts'
import { writeNewFile } from '../../storage/new-file.ts'

/** A ZIP file of photos, of which entries are extracted only on request. */
export type PhotoArchive = ReturnType<typeof describe>

export interface ArchiveLimits {
  /** Bytes of one photo. */
  photo: number
  /** Bytes of all files together. */
  whole: number
}

/** More than any shop uploads at once, and few enough to list in memory. */
const MAX_ENTRIES = 5_000
/** Bound against ZIP bombs: photos hardly shrink and tables shrink tenfold. */
const MAX_UNPACK_RATIO = 200
/** Smaller files are exempt from the ratio. */
const MIN_RATIO_CHECK_BYTES = BYTES_PER_MEGABYTE

/**
 * Opens a ZIP file by its central directory. Throws a 422 on `field` if it is damaged, encrypted,
 * has paths outside of itself or names a file twice, and a 413 if its uncompressed size exceeds the
 * limits.
 */
export async function openPhotoArchive(
  path: string,
  limits: ArchiveLimits,
  field: string,
): Promise<PhotoArchive> {
  const refuse = (said: ApiMessage) => invalid({ [field]: said } satisfies FieldErrors)
  const damaged = (cause: unknown) => (isOurs(cause) ? cause : refuse(damagedMessage(cause)))
  const { openPromise } = await import('yauzl')
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true })
    // Later errors are reported by the read in progress.
    zip.on('error', () => {})
    const entries = await readEntries(zip, limits, refuse)
    return describe(zip, entries, damaged)
  } catch (error) {
    zip?.close()
    throw damaged(error)
  }
}

async function readEntries(
  zip: ZipFile,
  limits: ArchiveLimits,
  refuse: (said: ApiMessage) => Error,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw tooLarge(message('import.tooManyFiles', { max: MAX_ENTRIES }))
  }
  const entries = new Map<string, Entry>()
  const names = new Set<string>()
  let whole = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.normalize()
    if (name.endsWith('/') || isLitter(name)) continue
    if (entry.isEncrypted()) {
      throw refuse(message('import.archiveEncrypted'))
    }
    if (names.has(name.toLowerCase())) {
      throw refuse(message('import.fileTwice', { name }))
    }
    names.add(name.toLowerCase())
    whole += entry.uncompressedSize
    expectFitting(name, entry, whole, limits)
    entries.set(name, entry)
  }
  if (isOverlapping([...entries.values()])) throw refuse(broken)
  return entries
}

function expectFitting(name: string, entry: Entry, whole: number, limits: ArchiveLimits): void {
  const { uncompressedSize, compressedSize } = entry
  const isBomb =
    uncompressedSize > MIN_RATIO_CHECK_BYTES && uncompressedSize > MAX_UNPACK_RATIO * compressedSize
  if (isBomb || whole > limits.whole) {
    const max = Math.floor(limits.whole / BYTES_PER_MEGABYTE)
    throw tooLarge(message('import.archiveTooLarge', { max }))
  }
  if (isPhoto(name) && uncompressedSize > limits.photo) {
    const max = Math.floor(limits.photo / BYTES_PER_MEGABYTE)
    throw tooLarge(message('media.fileTooLarge', { file: name, max }))
  }
}

/** Overlapping entries are how a small ZIP expands without end. */
function isOverlapping(entries: Entry[]): boolean {
  const sorted = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  return sorted.some(({ relativeOffsetOfLocalHeader: start, compressedSize }, index) => {
    const next = sorted[index + 1]
    return (
      next !== undefined &&
      start + MIN_HEADER_BYTES + compressedSize > next.relativeOffsetOfLocalHeader
    )
  })
}

/** Local file header in bytes, without name and content. */
const MIN_HEADER_BYTES = 30

function describe(zip: ZipFile, entries: Map<string, Entry>, damaged: (cause: unknown) => unknown) {
  const names = [...entries.keys()]
  async function open(name: string) {
    const entry = entries.get(name)
    if (entry === undefined) throw new Error(`The archive has no ${name}.`)
    return zip.openReadStreamPromise(entry)
  }
  return {
    /** Names of the photos in the archive's order, folders included. */
    photos: names.filter(isPhoto),
    /** Names of the CSV files. */
    tables: names.filter((name) => /\.csv$/i.test(name)),
    /** Extracts a file into memory. Throws a 413 if it is larger than `max` bytes. */
    async read(name: string, max: number): Promise<Buffer> {
      if ((entries.get(name)?.uncompressedSize ?? 0) > max) {
        const limit = Math.floor(max / BYTES_PER_MEGABYTE)
        throw tooLarge(message('media.fileTooLarge', { file: name, max: limit }))
      }
      try {
        return await buffer(await open(name))
      } catch (error) {
        throw damaged(error)
      }
    },
    /** Extracts a file to a path; returns its size in bytes. */
    async unpack(name: string, path: string): Promise<number> {
      try {
        return await writeNewFile(path, await open(name))
      } catch (error) {
        // A full disk is not an error of the file.
        throw isSystemError(error) ? error : damaged(error)
      }
    },
    close: (): void => zip.close(),
  }
}

/** Metadata files that operating systems add. */
function isLitter(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
}

/** By extension only; the upload checks the bytes. */
export function isPhoto(name: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
}

const broken = message('import.archiveDamaged')

/** Recognises rejected paths by the messages of the library `yauzl`. */
function damagedMessage(cause: unknown): ApiMessage {
  const words = cause instanceof Error ? cause.message : ''
  return /absolute path|relative path|invalid characters in fileName/.test(words)
    ? message('import.unsafeFileName')
    : broken
}

function isOurs(error: unknown): error is Error {
  return error instanceof Error && 'status' in error
}
