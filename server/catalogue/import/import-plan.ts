import type { ImportRow } from '../../../domain/api/product-import.ts'
import { columnOf } from '../../../domain/catalogue/product-columns.ts'
import { limits } from '../../../domain/content/limits.ts'
import { product } from '../../../domain/content/product.ts'
import { type FieldErrors, message, recordNotFound } from '../../../domain/messages/api-message.ts'
import { type MessageWriter, writeErrors } from '../../../domain/messages/message-writer.ts'
import { checkFields, storedFields } from '../../content/content-writer.ts'
import { mergeInput } from '../../content/input.ts'
import type { SentTranslations } from '../../content/translations/sent-translations.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { idsIn, type StoredFields, storedSchemas } from '../../fields/stored-values.ts'
import { RequestError } from '../../kernel/errors.ts'
import { createEventLoopYield } from '../../kernel/event-loop-yield.ts'
import type { Table, TableRow } from './csv-table.ts'
import type { NewChoice } from './foreign/foreign-choices.ts'
import type { ForeignRow } from './foreign/foreign-row.ts'
import { collectCategory, findCategoryError, type NewCategories } from './import-categories.ts'
import { cellsOf, productFields, unifyLineEndings } from './import-cells.ts'
import { allColumns, expectColumns } from './import-columns.ts'
import {
  createPhotoFinder,
  isAddressed,
  isArchived,
  type PhotoFinder,
  type PlannedPhoto,
  readKnownPhotos,
} from './import-photos.ts'
import { type Names, readShopFacts, type ShopFacts } from './import-references.ts'
import { readTranslationCells } from './import-translations.ts'

export interface PlannedRow extends ImportRow {
  before?: StoredRecord
  /** The fields to store for a valid row, without new photos and a new category. */
  fields?: StoredFields
  /** Translations that the row changes. */
  translations?: SentTranslations
  /** The product's new photos, or null to keep them as they are. */
  pictures?: PlannedPhoto[] | null
  /** Name of a category that the shop does not have. */
  newCategory?: string | undefined
  /** Facts of the row of another shop's table beside its cells. */
  foreign?: ForeignRow | undefined
}

export interface ImportPlan {
  rows: PlannedRow[]
  /** Categories to create. */
  categories: NewCategories
  /** Names of all categories that the shop does not have, in the order of the table. */
  unknownCategories: string[]
}

export interface PlanOptions {
  /** Names of the photos in the ZIP file; null without one. */
  archived: string[] | null
  createCategories: boolean
  /** Choices that the table names and the import creates. */
  newChoices: readonly NewChoice[]
  /** Writes errors, notes and changes. */
  say: MessageWriter
}

interface RowOptions extends PlanOptions {
  shop: ShopFacts
  finder: PhotoFinder
}

/** Computes the effect of each row without writing. Throws a 422 for unknown columns. */
export async function planImport(
  connection: Connection,
  table: Table,
  options: PlanOptions,
): Promise<ImportPlan> {
  const { columns, rows } = table
  const idOf = ({ cells }: Table['rows'][number]) =>
    (cells[columns.indexOf('_id')] ?? '').trim().toLowerCase()
  const products = await contentRepository.findAll(connection, product, rows.map(idOf))
  const shop = await readShopFacts(connection, table, products.values(), options.newChoices)
  expectColumns(columns, allColumns(shop.translated))
  const cellsOfImages = rows.map(({ cells }) => cells[columns.indexOf('images')] ?? '')
  const known = await readKnownPhotos(connection, cellsOfImages, [...products.keys()])
  const rowOptions = { ...options, shop, finder: createPhotoFinder(options.archived, known) }
  const seen = new Map<string, number>()
  const planned: PlannedRow[] = []
  const pause = createEventLoopYield()
  for (const row of rows) {
    await pause()
    const id = idOf(row)
    const cells = new Map(columns.map((column, index) => [column, row.cells[index] ?? '']))
    const errors: FieldErrors = {}
    const first = seen.get(id)
    if (id !== '' && !products.has(id)) errors._id = recordNotFound(product)
    if (id !== '' && first !== undefined) errors._id = message('import.sameProduct', { row: first })
    if (row.cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      errors.row = message('import.tooManyCells')
    seen.set(id, first ?? row.number)
    const plan = planRow(row, products.get(id), cells, rowOptions, errors)
    planned.push({ ...plan, ...describeForeign(row.foreign, options.say) })
  }
  return settleCategories(planned, options.say)
}

function describeForeign(
  foreign: ForeignRow | undefined,
  say: MessageWriter,
): Pick<PlannedRow, 'foreign' | 'notes'> {
  if (foreign === undefined) return {}
  const notes = [...new Set(foreign.notes.map((note) => say(note)))]
  return { foreign, ...(notes.length > 0 && { notes }) }
}

/**
 * A new category without a photo, and without one on its way, cannot be created, which makes all of
 * its rows invalid.
 */
function settleCategories(planned: PlannedRow[], say: MessageWriter): ImportPlan {
  const categories: NewCategories = new Map()
  for (const { newCategory, fields, pictures } of planned) {
    if (newCategory === undefined || fields === undefined) continue
    const [own] = storedSchemas.images.parse(fields.images)
    collectCategory(categories, newCategory, pictures ?? (own === undefined ? [] : [own]))
  }
  const rows = planned.map((row): PlannedRow => {
    const { fields, translations: _, changes: __, before: ___, ...known } = row
    const noted = categories.get(row.newCategory?.toLowerCase() ?? '')
    const categoryError =
      noted === undefined || fields === undefined ? null : findCategoryError(noted)
    if (categoryError === null) return row
    return {
      ...known,
      fields: undefined,
      action: 'invalid',
      errors: { category: say(categoryError) },
    }
  })
  const unknown = planned.flatMap(({ newCategory = '' }) => newCategory || [])
  const byName = new Map(unknown.toReversed().map((name) => [name.toLowerCase(), name]))
  return { rows, categories, unknownCategories: [...byName.values()].toReversed() }
}

function planRow(
  { number: row, alts, shownValues }: TableRow,
  before: StoredRecord | undefined,
  cells: Map<string, string>,
  options: RowOptions,
  found: FieldErrors,
): PlannedRow {
  const { shop, finder, say } = options
  const { body, errors, newCategory } = readCells(cells, options, before)
  const name = cells.get('name')?.trim() ?? String(before?.fields.name ?? '')
  const { photos, error } = finder.find({
    cell: cells.get('images') ?? '',
    name,
    before,
    details: (address) => ({
      alt: (alts?.get(address) ?? '').slice(0, limits.line),
      value: shownValues?.get(address),
    }),
  })
  if (error !== undefined) errors.images = error
  const archived = photos?.filter(isArchived).map((photo) => photo.archived) ?? []
  const addresses = photos?.filter(isAddressed).map(({ address }) => address) ?? []
  const known = {
    row,
    ...(before && { _id: before._id }),
    name,
    newCategory,
    ...(archived.length > 0 && { photos: archived }),
    ...(addresses.length > 0 && { addresses }),
  }
  const checked = checkRow(before, body, photos)
  const wrong = { ...found, ...('errors' in checked && checked.errors), ...errors }
  if ('errors' in checked || Object.keys(wrong).length > 0)
    return { ...known, action: 'invalid', errors: writeErrors(wrong, say) }
  const { fields } = checked
  const { sent, ...translated } = readTranslationCells(cells, shop.translated, before, fields)
  if (Object.keys(translated.errors).length > 0)
    return { ...known, action: 'invalid', errors: writeErrors(translated.errors, say) }
  const planned = { ...known, fields, translations: sent, pictures: photos }
  if (before === undefined) return { ...planned, action: 'create' }
  const changes = {
    ...compare(before.fields, fields, shop),
    ...translated.changes,
    ...comparePictures(before, photos, say),
    ...(newCategory !== undefined && {
      category: [
        idsIn(before.fields.category).map(shop.categories.nameOf)[0] ?? null,
        newCategory,
      ] satisfies [unknown, unknown],
    }),
  }
  if (Object.keys(changes).length === 0) return { ...known, action: 'unchanged' }
  return { ...planned, action: 'update', changes, before }
}

/** Converts the cells into field values, except photos. */
function readCells(
  cells: Map<string, string>,
  { shop, createCategories }: RowOptions,
  before: StoredRecord | undefined,
) {
  const body: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  let newCategory: string | undefined
  for (const [name, field] of productFields) {
    const cell = cells.get(columnOf(name))
    if (cell === undefined) continue
    const read = cellsOf(field).read?.(cell, shop, field, before?.fields[name])
    if (read === undefined) continue
    newCategory ??= read.newCategory
    const isCreated = read.newCategory !== undefined && createCategories
    if (read.error !== undefined && !isCreated) errors[columnOf(name)] = read.error
    else body[name] = read.value
  }
  return { body, errors, newCategory }
}

function checkRow(
  before: StoredRecord | undefined,
  body: Record<string, unknown>,
  photos: PlannedPhoto[] | null,
): { fields: StoredFields } | { errors: FieldErrors } {
  try {
    const merged = mergeInput(product, before?.fields ?? {}, { kind: 'json', body })
    const checked = checkFields(product, photos === null ? merged : { ...merged, images: photos })
    const images = before?.fields.images ?? []
    const fields = storedFields(product, { ...checked, images })
    return { fields: before === undefined ? fields : preserveLineEndings(before.fields, fields) }
  } catch (error) {
    if (error instanceof RequestError && error.errors) return { errors: error.errors }
    throw error
  }
}

/** A text that differs in nothing but line endings keeps its stored form. */
function preserveLineEndings(before: StoredFields, after: StoredFields): StoredFields {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => {
      const old = before[name]
      const isSame =
        typeof value === 'string' &&
        typeof old === 'string' &&
        unifyLineEndings(value) === unifyLineEndings(old)
      return [name, isSame ? old : value]
    }),
  )
}

/** Fields whose cells change. */
function compare(before: StoredFields, after: StoredFields, names: Names) {
  const changes: Record<string, [unknown, unknown]> = {}
  for (const [name, field] of productFields) {
    const { write, show = (value) => value } = cellsOf(field)
    const [old, value] = [before[name] ?? null, after[name] ?? null]
    if (write(old, names, '') === write(value, names, '')) continue
    changes[columnOf(name)] = [show(old, names), show(value, names)]
  }
  return changes
}

/** The number of photos before and after: file names mean nothing to people. */
function comparePictures(
  before: StoredRecord,
  photos: PlannedPhoto[] | null,
  say: MessageWriter,
): { images?: [unknown, unknown] } {
  if (photos === null) return {}
  const old = storedSchemas.images.parse(before.fields.images)
  const isSame =
    old.length === photos.length && old.every(({ file }, index) => fileOf(photos[index]) === file)
  if (isSame) return {}
  const kept = photos.filter((photo) => old.some(({ file }) => file === fileOf(photo))).length
  const fresh = photos.length - kept
  return {
    images: [
      say('results.photos', { count: old.length }),
      say('results.newPhotos', { count: kept, added: fresh }),
    ],
  }
}

function fileOf(photo: PlannedPhoto | undefined): string | undefined {
  return photo !== undefined && 'file' in photo ? photo.file : undefined
}
