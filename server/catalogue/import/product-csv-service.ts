import type { ImportResult } from '../../../domain/api/products.ts'
import type { NamedChoice } from '../../../domain/choices/offered-choice.ts'
import { product } from '../../../domain/content/product.ts'
import { type ApiMessage, type MessageCode, message } from '../../../domain/messages/api-message.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
import type { Author, ContentWriter } from '../../content/content-writer.ts'
import { mergeTranslations } from '../../content/translations/merge-translations.ts'
import type { Connection, Database } from '../../db/database.ts'
import { contentRepository } from '../../db/record-repository.ts'
import { noTranslations } from '../../db/translations.ts'
import type { StoredFields, StoredPicture } from '../../fields/stored-values.ts'
import { badRequest, invalid, RequestError } from '../../kernel/errors.ts'
import type { MediaLibrary, MediaUpload } from '../../media/media-library.ts'
import { choicesIn, readChoiceNames } from '../choices/choice-cells.ts'
import { readCategoryNames } from '../name-lookup.ts'
import { readTable, type Table, tableLimits, writeTable } from './csv-table.ts'
import type { Assignment } from './foreign/assigned-table.ts'
import { createChoices, type NewChoice, planChoices } from './foreign/foreign-choices.ts'
import type { ConvertedTable } from './foreign/foreign-table.ts'
import { findKnownProducts, storeOrigins } from './foreign/known-products.ts'
import { convertTable } from './foreign/table-format.ts'
import { createCategories } from './import-categories.ts'
import { cellsOf, productFields } from './import-cells.ts'
import { allColumns } from './import-columns.ts'
import {
  createPhotoFinder,
  describeUnusedFiles,
  ingestPhotos,
  settlePhotos,
} from './import-photos.ts'
import { type ImportPlan, type PlannedRow, planImport } from './import-plan.ts'
import { readTranslationColumns } from './import-references.ts'
import { writeTranslationCells } from './import-translations.ts'
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
  media: MediaLibrary,
) {
  async function write(
    connection: Connection,
    { rows, categories }: ImportPlan,
    { newChoices, taken, author, onProgress = () => {} }: WriteOptions,
  ) {
    const ids = await createCategories(connection, writer, categories, taken, author)
    const named = new Set(
      rows.flatMap(({ fields }) => choicesIn(fields?.choices)).map(nameOfChoice),
    )
    const wanted = newChoices.filter(({ _id }) => named.has(_id))
    const choiceIds = await createChoices(connection, writer, wanted, author)
    const settle = (planned: StoredFields, row: PlannedRow) => {
      const { pictures, newCategory, translations = new Map(), before = empty } = row
      const fields: StoredFields = {
        ...planned,
        ...(pictures && { images: settlePhotos(pictures, taken) }),
        ...(newCategory !== undefined && { category: ids.get(newCategory.toLowerCase()) ?? null }),
        choices: choicesIn(planned.choices).map((named) => ({
          ...named,
          choice: choiceIds.get(named.choice) ?? named.choice,
        })),
      }
      return { fields, translations: mergeTranslations(product, before, fields, translations) }
    }
    const [updated, created] = [rowsOf(rows, 'update'), rowsOf(rows, 'create')]
    const total = updated.length + created.length
    for (const [index, row] of updated.entries()) {
      const { before, fields } = row
      if (before && fields)
        await writer.update(connection, product, before, settle(fields, row), author)
      onProgress({ done: index + 1, total })
    }
    // A new product is placed before the others, so create the last row first.
    for (const [index, row] of created.reverse().entries()) {
      if (row.fields === undefined) continue
      const record = await writer.create(connection, product, settle(row.fields, row), author)
      row._id = record._id
      onProgress({ done: updated.length + index + 1, total })
    }
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
     * Takes tables with our columns, those of other shops, and any other with its columns assigned.
     * Creates a product for each row without `_id` and updates the others, all or nothing: an invalid
     * row throws a 422 with the result among its `properties`, unless `skipInvalid` is set. A missing column
     * changes nothing, an empty cell clears the field. New products come first, in the order of the
     * file. A date or time without an offset is in the shop's time zone. With a ZIP file `images`
     * names photos in it; without one, and for empty cells, photos stay.
     */
    async import(
      source: Uint8Array | string,
      options: ImportOptions,
      author: Author,
      { archive, columns, isAbandoned }: ImportAttachments = { archive: null },
    ): Promise<ImportResult> {
      const known = allColumns(await readTranslationColumns(database))
      const converted = await convertTable(await readTable(source), columns, known)
      expectFew(converted.table)
      const finder = archive && createPhotoFinder(archive.photos)
      const { say, createCategories = false } = options
      const describePlan = (plan: ImportPlan) =>
        describe(plan, converted, {
          dryRun: options.dryRun,
          notes: listNotes(converted, archive, plan).map((note) => say(note)),
        })
      const look = async (connection: Connection) => {
        const found = await findKnownProducts(connection, converted)
        const { table, newChoices } = await planChoices(connection, found)
        const planOptions = { finder, createCategories, newChoices, say }
        const plan = await planImport(connection, table, planOptions)
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
          await mediaUpload.record(transaction)
          const { onProgress } = options
          await write(transaction, plan, { newChoices, taken, author, onProgress })
          await storeOrigins(transaction, converted, plan.rows)
          return describePlan(plan)
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

interface WriteOptions {
  newChoices: readonly NewChoice[]
  taken: ReadonlyMap<string, StoredPicture>
  author: Author
  onProgress?: ImportOptions['onProgress']
}

function rowsOf(rows: readonly PlannedRow[], action: PlannedRow['action']): PlannedRow[] {
  return rows.filter((row) => row.action === action)
}

function nameOfChoice({ choice }: NamedChoice): string {
  return choice
}

function expectFew({ rows }: Table): void {
  const max = tableLimits.products
  if (rows.length > max) throw invalid({ file: message('import.tooManyProducts', { max }) })
}

const empty = { fields: {}, translations: noTranslations }

function listNotes(
  { table: { columns }, notes }: ConvertedTable,
  archive: PhotoArchive | null,
  plan: ImportPlan,
): ApiMessage<MessageCode>[] {
  if (archive !== null)
    return [...notes, ...describeUnusedFiles(archive.photos, photosOf(plan.rows))]
  return columns.includes('images') ? [...notes, message('results.imagesNotImported')] : [...notes]
}

function photosOf(rows: PlannedRow[]): Set<string> {
  return new Set(rows.flatMap(({ photos = [] }) => photos))
}

function expectRight({ rows }: ImportPlan, described: ImportResult): void {
  const wrong = rowsOf(rows, 'invalid')
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
