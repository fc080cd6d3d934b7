import { type ImportResult, importCounts } from '../../../domain/api/product-import.ts'
import { category } from '../../../domain/content/category.ts'
import { choice } from '../../../domain/content/choice.ts'
import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import { redirect } from '../../../domain/content/redirect.ts'
import { type ApiMessage, message } from '../../../domain/messages/api-message.ts'
import type { Author, ContentWriter } from '../../content/content-writer.ts'
import { restoreIn } from '../../content/history-service.ts'
import { countReferences } from '../../content/reference-service.ts'
import type { Connection, Database } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { revisionRepository } from '../../db/revisions.ts'
import type { ImportRow } from '../../db/schema.ts'
import { now } from '../../kernel/clock.ts'
import { conflict, notFound, RequestError } from '../../kernel/errors.ts'
import { type ImportedRecord, importRepository } from './import-repository.ts'
import { importedPictures, type PictureCounts } from './imported-picture-repository.ts'

/** An import of products, with the state of its pictures. */
export interface ProductImport extends Omit<ImportRow, 'counts' | 'undoneAt'> {
  counts: ImportResult['counts']
  pictures: { total: number; done: number; failed: number }
  state: 'running' | 'done' | 'undone'
}

/** An import with what became of its pictures and old addresses. */
interface DetailedImport {
  found: ProductImport
  failures: PictureFailure[]
  /** Number of its redirects that are still there. */
  redirects: number
}

/** A picture that could not be fetched, and the first product that names it. */
interface PictureFailure {
  url: string
  product: { _id: string; name: string }
  reason: ApiMessage
}

const MAX_LISTED_IMPORTS = 100

/** Types whose records an import writes. */
const importedTypes: readonly ContentType[] = [product, category, choice, redirect]

/** Lists imports, undoes them, and fetches failed pictures again. */
export type ImportService = ReturnType<typeof createImportService>

export function createImportService(database: Database, writer: ContentWriter) {
  async function read(connection: Connection, rows: ImportRow[]): Promise<ProductImport[]> {
    const ids = rows.map(({ _id }) => _id)
    const counts = await importedPictures.counts(connection, ids)
    const running = await importRepository.running(connection, ids)
    return rows.map((row) => describe(row, counts.get(row._id), running.has(row._id)))
  }

  /** Throws a 404. */
  async function find(connection: Connection, id: string): Promise<ImportRow> {
    const row = await importRepository.find(connection, id)
    if (row === undefined) throw notFound('import')
    return row
  }

  /** Throws a 404, and a 409 if it was undone. */
  async function findWritten(connection: Connection, id: string): Promise<ImportRow> {
    const row = await find(connection, id)
    if (row.undoneAt !== '') throw conflict(message('import.alreadyUndone'))
    return row
  }

  /** Undoes the write of a record; returns it if it is kept because somebody changed it since. */
  async function undoRecord(
    connection: Connection,
    { resource, recordId, before, version }: ImportedRecord,
    author: Author,
  ): Promise<StoredRecord | null> {
    const type = importedTypes.find((one) => resourceOf(one) === resource) ?? product
    const record = await contentRepository.find(connection, type, recordId)
    if (record === undefined) return null
    if (await isTouched(connection, type, recordId, version)) return record
    if (before === 0) {
      const isFree = type === product || !(await isReferred(connection, type, recordId))
      if (isFree) await writer.remove(connection, type, record, author)
      return null
    }
    try {
      await restoreIn(connection, writer, type, recordId, before, author)
      return null
    } catch (error) {
      // Such as a file that was deleted since: the product stays as it is.
      if (error instanceof RequestError) return record
      throw error
    }
  }

  return {
    /** Newest first. */
    list: async (): Promise<ProductImport[]> =>
      read(database, await importRepository.list(database, MAX_LISTED_IMPORTS)),

    /** Throws a 404. */
    async find(id: string): Promise<DetailedImport> {
      const row = await find(database, id)
      const [found] = await read(database, [row])
      if (found === undefined) throw notFound('import')
      const failures = await importedPictures.failures(database, id)
      const ids = [...new Set(failures.map((failure) => failure.product))]
      const names = await contentRepository.names(database, product, ids)
      return {
        found,
        failures: failures.map(({ address, product: _id, reason }) => ({
          url: address,
          product: { _id, name: names.get(_id) ?? '' },
          reason,
        })),
        redirects: await importRepository.countRedirects(database, id),
      }
    },

    /**
     * Moves new products and redirects to the trash and gives changed products back; new categories
     * and choices go if no other product has them. Returns the records that stay because somebody
     * changed them since. Throws a 404, and a 409 if the import was undone before.
     */
    undo: (id: string, author: Author): Promise<{ _id: string; name: string }[]> =>
      database.transaction().execute(async (transaction) => {
        await findWritten(transaction, id)
        await importRepository.setUndone(transaction, id, now())
        const records = await importRepository.records(transaction, id)
        const isProduct = ({ resource }: ImportedRecord) => resource === resourceOf(product)
        // Categories and choices last: they can go when their products have gone.
        const products = records.filter(isProduct)
        const others = records.filter((record) => !isProduct(record))
        const kept: { _id: string; name: string }[] = []
        for (const record of [...products, ...others]) {
          const stays = await undoRecord(transaction, record, author)
          if (stays !== null)
            kept.push({ _id: stays._id, name: String(stays.fields.name ?? stays.fields.from) })
        }
        return kept
      }),

    /** Fetches failed pictures again; returns their number. Throws a 404 and a 409 as `undo`. */
    retry: (id: string): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        await findWritten(transaction, id)
        const addresses = await importedPictures.retry(transaction, id)
        for (const { _id, pictures } of await importRepository.records(transaction, id))
          if (pictures?.order.some((entry) => addresses.has(entry)))
            await importRepository.beginWaiting(transaction, _id)
        return addresses.size
      }),
  }
}

/** True if a later version than the given one was written. */
export async function isTouched(
  connection: Connection,
  type: ContentType,
  id: string,
  version: number,
): Promise<boolean> {
  return (await revisionRepository.lastVersion(connection, resourceOf(type), id)) > version
}

async function isReferred(connection: Connection, type: ContentType, id: string): Promise<boolean> {
  return (await countReferences(connection, type, id)).some(({ count }) => count > 0)
}

function describe(
  { counts, undoneAt, ...row }: ImportRow,
  { waiting, done, failed }: PictureCounts = { waiting: 0, done: 0, failed: 0 },
  isRunning: boolean,
): ProductImport {
  return {
    ...row,
    counts: importCounts.parse(JSON.parse(counts)),
    pictures: { total: waiting + done + failed, done, failed },
    state: undoneAt !== '' ? 'undone' : isRunning ? 'running' : 'done',
  }
}
