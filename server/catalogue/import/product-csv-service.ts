import type { ImportResult } from '../../../domain/api/products.ts'
import { category } from '../../../domain/content/category.ts'
import { resourceOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import { type ApiMessage, type MessageCode, message } from '../../../domain/messages/api-message.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
import type { Author, ContentWriter } from '../../content/content-writer.ts'
import { mergeTranslations } from '../../content/translations/merge-translations.ts'
import type { Connection, Database } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { noTranslations } from '../../db/translations.ts'
import type { StoredFields, StoredPicture } from '../../fields/stored-values.ts'
import { now } from '../../kernel/clock.ts'
import { badRequest, invalid, RequestError } from '../../kernel/errors.ts'
import type { MediaLibrary, MediaUpload } from '../../media/media-library.ts'
import { readChoiceNames } from '../choices/choice-cells.ts'
import { readCategoryNames } from '../name-lookup.ts'
import { settlePictures, toPlannedPictures } from './awaited-pictures.ts'
import { readTable, type Table, writeTable } from './csv-table.ts'
import { createCategories } from './import-categories.ts'
import { cellsOf, productFields } from './import-cells.ts'
import { allColumns } from './import-columns.ts'
import { describeUnusedFiles, ingestPhotos } from './import-photos.ts'
import { type ImportPlan, type PlannedRow, planImport } from './import-plan.ts'
import { readTranslationColumns } from './import-references.ts'
import { importRepository, type NewImportedRecord } from './import-repository.ts'
import { writeTranslationCells } from './import-translations.ts'
import type { PhotoArchive } from './photo-archive.ts'

/** Optional parts of an import. */
export interface ImportAttachments {
  /** ZIP file with the photos that the table names. */
  archive: PhotoArchive | null
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
  media: MediaLibrary,
) {
  async function write(
    connection: Connection,
    { rows, categories }: ImportPlan,
    taken: ReadonlyMap<string, StoredPicture>,
    author: Author,
  ): Promise<NewImportedRecord[]> {
    const ids = await createCategories(connection, writer, categories, taken, author)
    const written = new Map<PlannedRow, StoredRecord>()
    const settle = (planned: StoredFields, row: PlannedRow) => {
      const { pictures, newCategory, translations = new Map(), before = empty } = row
      const fields: StoredFields = {
        ...planned,
        ...(pictures && { images: settlePictures(pictures, taken, row.before) }),
        ...(newCategory !== undefined && { category: ids.get(newCategory.toLowerCase()) ?? null }),
      }
      return { fields, translations: mergeTranslations(product, before, fields, translations) }
    }
    for (const row of rows.filter(({ action }) => action === 'update')) {
      const { before, fields } = row
      if (before && fields)
        written.set(
          row,
          await writer.update(connection, product, before, settle(fields, row), author),
        )
    }
    // A new product is placed before the others, so create the last row first.
    for (const row of rows.filter(({ action }) => action === 'create').reverse()) {
      if (row.fields === undefined) continue
      const record = await writer.create(connection, product, settle(row.fields, row), author)
      row._id = record._id
      written.set(row, record)
    }
    return [
      ...[...ids.values()].map((recordId) => ({
        resource: resourceOf(category),
        recordId,
        before: 0,
        version: 1,
        pictures: null,
      })),
      ...rows.flatMap((row) => {
        const record = written.get(row)
        if (record === undefined) return []
        return {
          resource: resourceOf(product),
          recordId: record._id,
          before: row.before?.version ?? 0,
          version: record.version,
          pictures: toPlannedPictures(row.pictures ?? [], taken, row.before),
        }
      }),
    ]
  }

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
     * Creates a product for each row without `_id` and updates the others, all or nothing: an invalid
     * row throws a 422 with the result among its `properties`, unless `skipInvalid` is set. A missing column
     * changes nothing, an empty cell clears the field. New products come first, in the order of the
     * file. A date or time without an offset is in the shop's time zone. `images` names photos of the
     * ZIP file and addresses on other sites, whose pictures come later; for empty cells, and without
     * either, photos stay. What a run wrote is recorded as an import.
     */
    async import(
      source: Uint8Array | string,
      options: ImportOptions,
      author: Author,
      { archive, isAbandoned }: ImportAttachments = { archive: null },
    ): Promise<ImportResult> {
      const table = await readTable(source)
      const { say, createCategories = false } = options
      const planOptions = { archived: archive?.photos ?? null, createCategories, say }
      const notesOf = (plan: ImportPlan) => listNotes(table, archive, plan).map((note) => say(note))
      const look = async (connection: Connection) => {
        const plan = await planImport(connection, table, planOptions)
        expectFewPictures(plan)
        if (!options.dryRun && !options.skipInvalid) expectRight(plan, notesOf(plan))
        return plan
      }
      const first = archive === null && !options.dryRun ? null : await look(database)
      if (options.dryRun && first) return describe(first, true, notesOf(first))

      const mediaUpload = media.begin()
      try {
        const taken = await ingestFiles(first, archive, mediaUpload)
        if (isAbandoned?.()) throw badRequest(message('requests.uploadCancelled'))
        return await database.transaction().execute(async (transaction) => {
          const plan = await look(transaction)
          await mediaUpload.record(transaction)
          const records = await write(transaction, plan, taken, author)
          const result = describe(plan, false, notesOf(plan))
          const counts = JSON.stringify(result.counts)
          const row = { at: now(), by: author, format: 'own', counts }
          return { ...result, import: await importRepository.add(transaction, row, records) }
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

const MAX_PICTURES = 20_000

function expectFewPictures({ rows }: ImportPlan): void {
  if (addressesOf(rows).size <= MAX_PICTURES) return
  throw invalid({ file: message('import.tooManyPictures', { max: MAX_PICTURES }) })
}

function addressesOf(rows: PlannedRow[]): Set<string> {
  return new Set(
    rows.flatMap(({ action, addresses = [] }) => (action === 'invalid' ? [] : addresses)),
  )
}

const empty = { fields: {}, translations: noTranslations }

function listNotes(
  { columns }: Table,
  archive: PhotoArchive | null,
  plan: ImportPlan,
): ApiMessage<MessageCode>[] {
  const count = addressesOf(plan.rows).size
  const fetched = count > 0 ? [message('results.picturesToFetch', { count })] : []
  if (archive !== null)
    return [...fetched, ...describeUnusedFiles(archive.photos, photosOf(plan.rows))]
  if (count > 0) return fetched
  return columns.includes('images') ? [message('results.imagesNotImported')] : []
}

function photosOf(rows: PlannedRow[]): Set<string> {
  return new Set(rows.flatMap(({ photos = [] }) => photos))
}

function expectRight(plan: ImportPlan, notes: string[]): void {
  const wrong = plan.rows.filter(({ action }) => action === 'invalid')
  if (wrong.length === 0) return
  const [{ row } = { row: 0 }, ...others] = wrong
  const said =
    others.length === 0
      ? message('import.rowInvalid', { row })
      : message('import.rowsInvalid', { count: wrong.length })
  throw new RequestError(422, said, { properties: { ...describe(plan, false, notes) } })
}

function describe(plan: ImportPlan, dryRun: boolean, notes: string[]): ImportResult {
  const counts = { create: 0, update: 0, unchanged: 0, invalid: 0 }
  for (const { action } of plan.rows) counts[action] += 1
  const rows = plan.rows.map(
    ({ before: _, fields: __, translations: ___, pictures: ____, newCategory: _____, ...row }) =>
      row,
  )
  return { dryRun, rows, counts, notes, newCategories: plan.unknownCategories }
}
