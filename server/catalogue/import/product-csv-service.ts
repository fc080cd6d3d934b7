import type { ImportResult } from '../../../domain/api/product-import.ts'
import { product } from '../../../domain/content/product.ts'
import { redirect } from '../../../domain/content/redirect.ts'
import { type ApiMessage, type MessageCode, message } from '../../../domain/messages/api-message.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
import type { Author, ContentWriter } from '../../content/content-writer.ts'
import type { Connection, Database } from '../../db/database.ts'
import { contentRepository } from '../../db/record-repository.ts'
import type { StoredPicture } from '../../fields/stored-values.ts'
import { now } from '../../kernel/clock.ts'
import { badRequest, invalid, RequestError } from '../../kernel/errors.ts'
import type { MediaLibrary, MediaUpload } from '../../media/media-library.ts'
import type { FormerAddress } from '../../redirects/automatic-redirects.ts'
import type { RedirectService } from '../../redirects/redirect-service.ts'
import { readChoiceNames } from '../choices/choice-cells.ts'
import { readCategoryNames } from '../name-lookup.ts'
import { readTable, type Table, tableLimits, writeTable } from './csv-table.ts'
import type { Assignment } from './foreign/assigned-table.ts'
import { planChoices } from './foreign/foreign-choices.ts'
import type { ConvertedTable } from './foreign/foreign-table.ts'
import { findKnownProducts, storeOrigins } from './foreign/known-products.ts'
import { cellsOf, productFields } from './import-cells.ts'
import { allColumns } from './import-columns.ts'
import { describeUnusedFiles, ingestPhotos } from './import-photos.ts'
import { type ImportPlan, type PlannedRow, planImport } from './import-plan.ts'
import { readTranslationColumns } from './import-references.ts'
import { importRepository } from './import-repository.ts'
import { writeTranslationCells } from './import-translations.ts'
import { toNewRecord, writePlan } from './import-write.ts'
import type { PhotoArchive } from './photo-archive.ts'

/** Optional parts of an import. */
export interface ImportAttachments {
  /** ZIP file with the photos that the table names. */
  archive: PhotoArchive | null
  /** Columns that a person has assigned. */
  columns?: Assignment | undefined
  /** Returns true once the client has disconnected, which cancels the import. */
  isAbandoned?: () => boolean
}

interface ImportOptions {
  /** Writes the errors and notes of the result. */
  say: MessageWriter
  /** Reports the changes without writing. */
  dryRun: boolean
  /** Writes the valid rows even if others are invalid. */
  skipInvalid: boolean
  /** Creates categories that the shop does not have, with the first photo of their products. */
  createCategories?: boolean
  /** Called with the number of products written. */
  onProgress?: (progress: { done: number; total: number }) => void
}

/**
 * Products as a CSV table: `_id`, the fields by name, `category` by its name (by its id where the
 * name would be ambiguous), `images` as URLs and `choices` as `Fabric: Sage | Indigo; Finish`. Lists
 * are separated by `; `, or JSON arrays. Columns such as `name@hi` have the translations into the
 * languages that are on.
 */
export type ProductCsvService = ReturnType<typeof createProductCsvService>

export function createProductCsvService(
  database: Database,
  writer: ContentWriter,
  { media, redirects }: { media: MediaLibrary; redirects: Pick<RedirectService, 'addAutomatic'> },
) {
  return {
    /** All products in manual order. `origin` is the base URL of the images. */
    async export(origin: string): Promise<string> {
      const products = await contentRepository.list(database, product)
      const names = {
        categories: await readCategoryNames(database),
        products: new Map(products.map(({ _id, fields }) => [_id, String(fields.name)])),
        choices: await readChoiceNames(database),
      }
      const translated = await readTranslationColumns(database)
      const rows = products.map(({ _id, fields, translations }) => [
        _id,
        ...productFields.map(([name, field]) =>
          cellsOf(field).write(fields[name] ?? null, names, origin),
        ),
        ...writeTranslationCells({ fields, translations }, translated),
      ])
      return writeTable(allColumns(translated), rows)
    },

    /**
     * Takes tables with our columns, those of other shops, and any other with its columns assigned.
     * Creates a product for each row without `_id` and updates the others, all or nothing: an invalid
     * row throws a 422 with the result among its `properties`, unless `skipInvalid` is set. A missing column
     * changes nothing, an empty cell clears the field. New products come first, in the order of the
     * file. A date or time without an offset is in the shop's time zone. `images` names photos of the
     * ZIP file, pictures of the library as `picture:<id>`, and addresses on other sites, whose pictures
     * come later; for empty cells, and without any of them, photos stay. What a run wrote is recorded
     * as an import.
     */
    async import(
      source: Uint8Array | string,
      options: ImportOptions,
      author: Author,
      { archive, columns, isAbandoned }: ImportAttachments = { archive: null },
    ): Promise<ImportResult> {
      const known = allColumns(await readTranslationColumns(database))
      // Loaded when needed: reading HTML takes a library that most starts have no use for.
      const { convertTable } = await import('./foreign/table-format.ts')
      const converted = await convertTable(await readTable(source), columns, known)
      expectFew(converted.table)
      const { say, createCategories = false, onProgress } = options
      const describePlan = (plan: ImportPlan) =>
        describe(plan, converted, {
          dryRun: options.dryRun,
          notes: listNotes(converted, archive, plan).map((note) => say(note)),
        })
      const look = async (connection: Connection) => {
        const found = await findKnownProducts(connection, converted)
        const { table, newChoices } = await planChoices(connection, found)
        const archived = archive?.photos ?? null
        const planOptions = { archived, createCategories, newChoices, say }
        const plan = await planImport(connection, table, planOptions)
        expectFewPictures(plan)
        if (!options.dryRun && !options.skipInvalid) expectRight(plan, describePlan(plan))
        return { plan, newChoices }
      }
      const first = archive === null && !options.dryRun ? null : (await look(database)).plan
      if (options.dryRun && first) return describePlan(first)

      const mediaUpload = media.begin()
      try {
        const taken = await ingestFiles(first, archive, mediaUpload)
        if (isAbandoned?.()) throw badRequest(message('requests.uploadCancelled'))
        return await database.transaction().execute(async (transaction) => {
          const { plan, newChoices } = await look(transaction)
          await mediaUpload.record(transaction, author)
          const how = { newChoices, taken, author, onProgress }
          const records = await writePlan(transaction, writer, plan, how)
          await storeOrigins(transaction, converted, plan.rows)
          const moved = await redirects.addAutomatic(transaction, oldPathsOf(plan.rows), author)
          const result = describePlan(plan)
          const row = {
            at: now(),
            by: author,
            format: converted.format,
            counts: JSON.stringify(result.counts),
          }
          const all = [...records, ...moved.map((one) => toNewRecord(redirect, one))]
          return { ...result, import: await importRepository.add(transaction, row, all) }
        })
      } finally {
        await mediaUpload.finish()
      }
    },
  }

  async function ingestFiles(
    plan: ImportPlan | null,
    archive: PhotoArchive | null,
    mediaUpload: MediaUpload,
  ) {
    if (plan === null || archive === null) return new Map<string, StoredPicture>()
    const written = plan.rows.filter(({ action }) => action !== 'invalid')
    return ingestPhotos(photosOf(written), archive, mediaUpload, media)
  }
}

function expectFew({ rows }: Table): void {
  const max = tableLimits.products
  if (rows.length > max) throw invalid({ file: message('import.tooManyProducts', { max }) })
}

const MAX_PICTURES = 20_000

function expectFewPictures({ rows }: ImportPlan): void {
  if (addressesOf(rows).size <= MAX_PICTURES) return
  throw invalid({ file: message('import.tooManyPictures', { max: MAX_PICTURES }) })
}

/** Former addresses of the products that were written. */
function oldPathsOf(rows: readonly PlannedRow[]): FormerAddress[] {
  return rows.flatMap(({ action, _id, foreign }) =>
    _id !== undefined && (action === 'create' || action === 'update')
      ? (foreign?.oldPaths ?? []).map((from) => ({ from, product: _id }))
      : [],
  )
}

function addressesOf(rows: readonly PlannedRow[]): Set<string> {
  return new Set(
    rows.flatMap(({ action, addresses = [] }) => (action === 'invalid' ? [] : addresses)),
  )
}

function listNotes(
  { table: { columns }, notes }: ConvertedTable,
  archive: PhotoArchive | null,
  plan: ImportPlan,
): ApiMessage<MessageCode>[] {
  const count = addressesOf(plan.rows).size
  const own = count > 0 ? [...notes, message('results.picturesToFetch', { count })] : notes
  if (archive !== null) return [...own, ...describeUnusedFiles(archive.photos, photosOf(plan.rows))]
  const hasPhotos = plan.rows.some(({ pictures = null }) => pictures !== null)
  if (hasPhotos || !columns.includes('images')) return [...own]
  return [...own, message('results.imagesNotImported')]
}

function photosOf(rows: PlannedRow[]): Set<string> {
  return new Set(rows.flatMap(({ photos = [] }) => photos))
}

function expectRight({ rows }: ImportPlan, described: ImportResult): void {
  const wrong = rows.filter(({ action }) => action === 'invalid')
  if (wrong.length === 0) return
  const [{ row } = { row: 0 }, ...others] = wrong
  const said =
    others.length === 0
      ? message('import.rowInvalid', { row })
      : message('import.rowsInvalid', { count: wrong.length })
  throw new RequestError(422, said, { properties: { ...described } })
}

function describe(
  plan: ImportPlan,
  { format }: ConvertedTable,
  { dryRun, notes }: Pick<ImportResult, 'dryRun' | 'notes'>,
): ImportResult {
  const counts = { create: 0, update: 0, unchanged: 0, invalid: 0 }
  for (const { action } of plan.rows) counts[action] += 1
  const rows = plan.rows.map(
    ({
      before: _,
      fields: __,
      translations: ___,
      pictures: ____,
      newCategory: _____,
      foreign: ______,
      ...row
    }) => row,
  )
  return { dryRun, format, rows, counts, notes, newCategories: plan.unknownCategories }
}
