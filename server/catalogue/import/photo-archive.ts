import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { megabyte } from '../../app/config.ts'
import { type FieldErrors, invalid, tooLarge } from '../../kernel/errors.ts'

/** A ZIP file of photographs, of which nothing is unpacked before somebody asks for it. */
export interface PhotoArchive {
  /** The names of the photographs as they stand in it, folders included, in its order. */
  photos: string[]
  /** The names of the tables. */
  tables: string[]
  /** A file of it in memory. Throws a 413 when it is larger than `most` bytes. */
  read(name: string, max: number): Promise<Buffer>
  /** Writes a file of it to a path of ours; answers its bytes. */
  unpack(name: string, path: string): Promise<number>
  close(): void
}

export interface ArchiveLimits {
  /** In bytes, of one photograph. */
  photo: number
  /** In bytes, of all files together. */
  whole: number
}

/** More than anybody has photographs of, and few enough to be listed in memory. */
const MAX_ENTRIES = 5_000
/** Photographs hardly shrink, tables shrink tenfold; what promises more is made to fill a disk. */
const MAX_UNPACK_RATIO = 200
/** Below so many bytes the ratio says nothing. */
const MIN_RATIO_CHECK_BYTES = megabyte

/**
 * Opens a ZIP file by its list of contents. Throws a 422 on `field` for what is damaged, encrypted, leads
 * out of itself or names a file twice, and a 413 for what would unpack to more than it may.
 */
export async function openPhotoArchive(
  path: string,
  limits: ArchiveLimits,
  field: string,
): Promise<PhotoArchive> {
  const refuse = (sentence: string) => invalid({ [field]: sentence } satisfies FieldErrors)
  const damaged = (cause: unknown) => (isOurs(cause) ? cause : refuse(damagedSentence(cause)))
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true })
    // What goes wrong later is told by the file that is being read then.
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
  refuse: (sentence: string) => Error,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw tooLarge(`The ZIP file contains more than ${MAX_ENTRIES} files. Please split it.`)
  }
  const entries = new Map<string, Entry>()
  const names = new Set<string>()
  let whole = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.normalize()
    if (name.endsWith('/') || isLitter(name)) continue
    if (entry.isEncrypted()) {
      throw refuse('The ZIP file is password-protected. Please choose one without a password.')
    }
    if (names.has(name.toLowerCase())) {
      throw refuse(
        `The ZIP file contains two files called “${name}”. Please give each its own name.`,
      )
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
    const max = Math.floor(limits.whole / megabyte)
    throw tooLarge(
      `The ZIP file unpacks to more than ${max} MB, or to far more than its own size. Please split it.`,
    )
  }
  if (isPhoto(name) && uncompressedSize > limits.photo) {
    const max = Math.floor(limits.photo / megabyte)
    throw tooLarge(`${name} is larger than ${max} MB. Please choose a smaller one.`)
  }
}

/** Files that share their bytes are how a small ZIP becomes an endless one. */
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

/** In bytes, before a file's name and its content. */
const MIN_HEADER_BYTES = 30

function describe(
  zip: ZipFile,
  entries: Map<string, Entry>,
  damaged: (cause: unknown) => unknown,
): PhotoArchive {
  const names = [...entries.keys()]
  async function open(name: string) {
    const entry = entries.get(name)
    if (entry === undefined) throw new Error(`The archive has no ${name}.`)
    return zip.openReadStreamPromise(entry)
  }
  return {
    photos: names.filter(isPhoto),
    tables: names.filter((name) => /\.csv$/i.test(name)),
    async read(name, max) {
      if ((entries.get(name)?.uncompressedSize ?? 0) > max) {
        const limit = Math.floor(max / megabyte)
        throw tooLarge(`${name} is larger than ${limit} MB. Please choose a smaller one.`)
      }
      try {
        return await buffer(await open(name))
      } catch (error) {
        throw damaged(error)
      }
    },
    async unpack(name, path) {
      const file = createWriteStream(path)
      const closing = new Promise<void>((resolve) => file.once('close', resolve))
      try {
        const content = await open(name).catch((error: unknown) => {
          file.destroy()
          throw damaged(error)
        })
        await pipeline(content, file)
        return file.bytesWritten
      } catch (error) {
        // A full disk is no fault of the file.
        throw isStorageError(error) ? error : damaged(error)
      } finally {
        await closing
      }
    },
    close: () => zip.close(),
  }
}

/** What computers put beside the files of their owners. */
function isLitter(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
}

/** By its name; whether it is one is decided by its bytes, once it is taken in. */
function isPhoto(name: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
}

const broken = 'The ZIP file is damaged. Please create it again.'

/** The library says in words of its own which name was refused. */
function damagedSentence(cause: unknown): string {
  const words = cause instanceof Error ? cause.message : ''
  return /absolute path|relative path|invalid characters in fileName/.test(words)
    ? 'The ZIP file contains an unsafe file name. Please create it again from plain files.'
    : broken
}

function isOurs(error: unknown): error is Error {
  return error instanceof Error && 'status' in error
}

function isStorageError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
