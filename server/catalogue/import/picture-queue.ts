import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { category } from '../../../domain/content/category.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { limits } from '../../../domain/content/limits.ts'
import { product } from '../../../domain/content/product.ts'
import { type ApiMessage, message } from '../../../domain/messages/api-message.ts'
import type { ContentWriter } from '../../content/content-writer.ts'
import { mergeTranslations } from '../../content/translations/merge-translations.ts'
import type { Connection, Database } from '../../db/database.ts'
import { leases } from '../../db/leases.ts'
import { mediaRepository } from '../../db/media-file-repository.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { type StoredPicture, storedSchemas } from '../../fields/stored-values.ts'
import { isDiskFull, RequestError } from '../../kernel/errors.ts'
import type { MediaLibrary, MediaUpload } from '../../media/media-library.ts'
import { StorageUnavailableError } from '../../storage/storage.ts'
import { Upload } from '../../storage/upload.ts'
import { placePictures } from './awaited-pictures.ts'
import { importRepository, type PendingRecord } from './import-repository.ts'
import { isTouched } from './import-service.ts'
import { type ImportedPicture, importedPictures } from './imported-picture-repository.ts'
import { DownloadError, isAddress, type PictureDownload } from './picture-download.ts'

/** Few enough for servers of shops; two of them are processed while the others are read. */
const MAX_DOWNLOADS = 6
/** Products read from the queue at a time. */
const BATCH_SIZE = 50
/** Interval between writes: each empties the page cache, so many products share one. */
const WRITE_INTERVAL_MS = 10_000
/** Of several processes on one database, one fetches: the others wait until its lease ends. */
const LEASE = 'import-pictures'
const LEASE_MS = 15_000
const LEASE_EXTENSION_MS = 5_000
/** After an error of the storage or database, which would fail every other picture as well. */
const PAUSE_MS = 30_000

/** Picture of an address, or why there is none. */
type Outcome = { picture: StoredPicture } | { reason: ApiMessage }

/** A product whose pictures have all been fetched or failed, by address. */
interface ReadyProduct {
  record: PendingRecord
  outcomes: Map<string, Outcome>
}

export interface PictureQueueParts {
  database: Database
  writer: ContentWriter
  media: MediaLibrary
  download: PictureDownload
  /** Called after products got their pictures. */
  onWritten(): void
}

/** Fetches the pictures that imports name by their addresses, and gives them to their products. */
export function createPictureQueue(parts: PictureQueueParts) {
  const { database, writer, media, download } = parts
  let writtenAt = 0

  /** Fetches a picture and stores it as an upload; the error of an address is an outcome. */
  async function fetchPicture(
    address: string,
    upload: MediaUpload,
    signal: AbortSignal,
  ): Promise<Outcome> {
    signal.throwIfAborted()
    const path = await media.temporaryPath()
    try {
      const bytes = await download.save(address, path, signal)
      const filename = nameIn(address)
      return { picture: await upload.picture(new Upload({ path, filename, bytes })) }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StorageUnavailableError || isDiskFull(error)) throw error
      if (error instanceof DownloadError || error instanceof RequestError)
        return { reason: error.said }
      throw error
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Fetches the pictures of some products, and writes the products that have theirs. */
  async function workOn(records: PendingRecord[], stopping: AbortSignal): Promise<void> {
    const upload = media.begin()
    /** Aborts with the first error that every other picture would have as well. */
    const failing = new AbortController()
    const signal = AbortSignal.any([stopping, failing.signal])
    const downloads = pLimit(MAX_DOWNLOADS)
    /** Downloads by import and address. */
    const started = new Map<string, Promise<Outcome>>()
    const writes = pLimit(1)
    let ready: ReadyProduct[] = []
    let timer: NodeJS.Timeout | undefined

    async function fetchUnlessUndone({ _id }: PendingRecord, address: string): Promise<Outcome> {
      const isPending = await importRepository.isPending(database, _id)
      return isPending
        ? fetchPicture(address, upload, signal)
        : { reason: message('import.alreadyUndone') }
    }

    async function prepare(record: PendingRecord): Promise<void> {
      const addresses = record.pictures.order.filter(isAddress)
      const known = await importedPictures.find(database, record.import, addresses)
      const files = [...known.values()].flatMap(({ picture }) => picture?.file ?? [])
      const kept = await mediaRepository.known(database, files)
      const outcomes = new Map<string, Outcome>()
      const outcomeOf = (address: string): Outcome | Promise<Outcome> => {
        const picture = known.get(address)?.picture
        if (picture && kept.has(picture.file)) return { picture }
        const key = `${record.import} ${address}`
        const running = started.get(key) ?? downloads(() => fetchUnlessUndone(record, address))
        started.set(key, running)
        return running
      }
      await Promise.all(
        addresses
          // One that failed for another product waits to be tried again.
          .filter((address) => known.get(address)?.state !== 'failed')
          .map(async (address) => {
            outcomes.set(address, await outcomeOf(address))
          }),
      )
      ready.push({ record, outcomes })
      const pause = writtenAt + WRITE_INTERVAL_MS - Date.now()
      if (pause <= 0) await write()
      else timer ??= setTimeout(() => write().catch((error) => failing.abort(error)), pause)
    }

    const write = () =>
      writes(async () => {
        clearTimeout(timer)
        timer = undefined
        if (ready.length === 0) return
        writtenAt = Date.now()
        const products = ready
        ready = []
        await database.transaction().execute(async (transaction) => {
          await upload.record(transaction, products[0]?.record.by ?? null)
          for (const one of products) await finish(transaction, one)
        })
        parts.onWritten()
      })

    try {
      await Promise.allSettled(
        records.map((record) => prepare(record).catch((error) => failing.abort(error))),
      )
      await write()
      failing.signal.throwIfAborted()
    } finally {
      await upload.finish()
    }
  }

  /** Gives a product its pictures, unless its import was undone meanwhile. */
  async function finish(connection: Connection, { record, outcomes }: ReadyProduct) {
    if (!(await importRepository.isPending(connection, record._id))) return
    let left = record.pictures
    const fetched = new Map<string, StoredPicture>()
    const failed = new Map<string, ApiMessage>()
    for (const [address, outcome] of outcomes) {
      if ('picture' in outcome) fetched.set(address, outcome.picture)
      else failed.set(address, outcome.reason)
    }
    const before = await contentRepository.find(connection, product, record.recordId)
    // A product that was deleted meanwhile gets none; others may wait for the same addresses.
    if (before !== undefined) {
      const current = storedSchemas.images.parse(before.fields.images)
      const { images, planned, overflow } = placePictures(current, left, fetched)
      left = planned
      for (const address of overflow)
        failed.set(address, message('fields.tooManyImages', { max: limits.images }))
      const fields = { ...before.fields, images }
      const translations = mergeTranslations(product, before, fields, new Map())
      if (JSON.stringify(images) !== JSON.stringify(current))
        await update(connection, product, before, { fields, translations }, record)
      await completeCategory(connection, before.fields.category, images, record)
    }
    await importRepository.endWaiting(connection, record._id, left)
    const addresses = record.pictures.order.filter(isAddress)
    const known = await importedPictures.find(connection, record.import, addresses)
    const isRetried = ({ address, state }: ImportedPicture) =>
      !outcomes.has(address) && state !== 'failed'
    // One that had failed is tried again since this product was read.
    if (before !== undefined && [...known.values()].some(isRetried))
      await importRepository.beginWaiting(connection, record._id)
    for (const [address, picture] of known) {
      const reason = failed.get(address)
      const own = fetched.get(address)
      // A picture that another product has already got has not failed.
      if (reason !== undefined && picture.state === 'waiting')
        await importedPictures.settle(connection, picture, { reason })
      else if (reason === undefined && own !== undefined)
        await importedPictures.settle(connection, picture, { picture: own })
    }
  }

  /** Gives a category that was created without a picture the first one of its product. */
  async function completeCategory(
    connection: Connection,
    id: unknown,
    [first]: StoredPicture[],
    record: PendingRecord,
  ): Promise<void> {
    if (typeof id !== 'string' || first === undefined) return
    const before = await contentRepository.find(connection, category, id)
    if (before === undefined || before.fields.image !== null) return
    const { value: _, ...image } = first
    await update(connection, category, before, { fields: { ...before.fields, image } }, record)
  }

  /** Writes a record; the version counts as the import's own unless somebody else wrote one since. */
  async function update(
    connection: Connection,
    type: ContentType,
    before: StoredRecord,
    content: Pick<StoredRecord, 'fields'> & Partial<StoredRecord>,
    { import: id, by }: PendingRecord,
  ): Promise<void> {
    const { _id: recordId } = before
    const known = await importRepository.versionOf(connection, id, recordId)
    const isOwn = known !== undefined && !(await isTouched(connection, type, recordId, known))
    const { version } = await writer.update(connection, type, before, content, by)
    if (isOwn) await importRepository.setVersion(connection, { import: id, recordId }, version)
  }

  /** Works until no product waits, or the signal aborts. */
  async function work(signal: AbortSignal): Promise<void> {
    for (;;) {
      const records = await importRepository.pending(database, BATCH_SIZE)
      if (records.length === 0 || signal.aborted) return
      await workOn(records, signal)
    }
  }

  return {
    /**
     * Fetches the pictures that wait, unless another process does. Ends early when the signal
     * aborts; pictures not written by then are fetched again by a later run.
     */
    async run(signal: AbortSignal): Promise<void> {
      const [waiting] = await importRepository.pending(database, 1)
      if (waiting === undefined || !(await leases.take(database, LEASE, LEASE_MS))) return
      const extension = setInterval(() => {
        leases.extend(database, LEASE, LEASE_MS).catch(() => {})
      }, LEASE_EXTENSION_MS)
      try {
        await work(signal)
      } catch (error) {
        if (signal.aborted) return
        await wait(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {})
        throw error
      } finally {
        clearInterval(extension)
        await leases.release(database, LEASE)
      }
    },
    /** Ends the lease of a process that crashed; only for one that has the database to itself. */
    takeOver: (): Promise<void> => leases.release(database, LEASE),
    close: download.close,
  }
}

/** The file name at the end of an address, for messages. */
function nameIn(address: string): string {
  const { pathname, hostname } = new URL(address)
  return pathname.slice(pathname.lastIndexOf('/') + 1) || hostname
}
