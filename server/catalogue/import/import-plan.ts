import { setImmediate } from 'node:timers/promises'
import type { ImportRow } from '../../../domain/api/products.ts'
import { fieldsOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import { type FieldErrors, message, recordNotFound } from '../../../domain/messages/api-message.ts'
import { type MessageWriter, writeErrors } from '../../../domain/messages/message-writer.ts'
import { readLocal } from '../../../domain/time/local-time.ts'
import { checkFields, storedFields } from '../../content/content-writer.ts'
import { mergeInput } from '../../content/input.ts'
import type { SentTranslations } from '../../content/translations/sent-translations.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/records/record-repository.ts'
import { idsIn, type StoredFields, storedSchemas } from '../../fields/stored-values.ts'
import { RequestError } from '../../kernel/errors.ts'
import { choicesIn } from '../choices/choice-cells.ts'
import { readList, type Table } from './csv-table.ts'
import { collectCategory, findCategoryError, type NewCategories } from './import-categories.ts'
import { readBooleanCell, readOptionCell, unifyLineEndings } from './import-cells.ts'
import { allColumns, columnOf, expectColumns } from './import-columns.ts'
import { isArchived, type PhotoFinder, type PlannedPhoto } from './import-photos.ts'
import { type Names, readIds, readShopFacts, type ShopFacts } from './import-references.ts'
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
}

export interface ImportPlan {
  rows: PlannedRow[]
  /** Categories to create. */
  categories: NewCategories
  /** Names of all categories that the shop does not have, in the order of the table. */
  unknownCategories: string[]
}

export interface PlanOptions {
  /** Null without a ZIP file: photos stay as they are. */
  finder: PhotoFinder | null
  createCategories: boolean
  /** Writes errors and changes. */
  say: MessageWriter
}

interface RowOptions extends PlanOptions {
  shop: ShopFacts
}

/** Rows after which the event loop gets a turn. */
const YIELD_EVERY_ROWS = 200

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
  const shop = await readShopFacts(connection, table, products.values())
  expectColumns(columns, allColumns(shop.translated))
  const seen = new Map<string, number>()
  const planned: PlannedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % YIELD_EVERY_ROWS === YIELD_EVERY_ROWS - 1) await setImmediate()
    const id = idOf(row)
    const cells = new Map(columns.map((column, index) => [column, row.cells[index] ?? '']))
    const errors: FieldErrors = {}
    const first = seen.get(id)
    if (id !== '' && !products.has(id)) errors._id = recordNotFound(product)
    if (id !== '' && first !== undefined) errors._id = message('import.sameProduct', { row: first })
    if (row.cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      errors.row = message('import.tooManyCells')
    seen.set(id, first ?? row.number)
    planned.push(planRow(row.number, products.get(id), cells, { ...options, shop }, errors))
  }
  return settleCategories(planned, options.say)
}

/** A new category without a photo cannot be created, which makes all of its rows invalid. */
function settleCategories(planned: PlannedRow[], say: MessageWriter): ImportPlan {
  const categories: NewCategories = new Map()
  for (const { newCategory, fields, pictures } of planned) {
    if (newCategory === undefined || fields === undefined) continue
    const [own] = storedSchemas.images.parse(fields.images)
    collectCategory(categories, newCategory, pictures?.[0] ?? own)
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
  row: number,
  before: StoredRecord | undefined,
  cells: Map<string, string>,
  options: RowOptions,
  found: FieldErrors,
): PlannedRow {
  const { shop, finder, say } = options
  const { body, errors, newCategory } = readCells(cells, options, before)
  const name = cells.get('name')?.trim() ?? String(before?.fields.name ?? '')
  const { photos = null, error } = finder?.find(cells.get('images') ?? '', name, before) ?? {}
  if (error !== undefined) errors.images = error
  const fresh = photos?.filter(isArchived).map(({ archived }) => archived) ?? []
  const known = {
    row,
    ...(before && { _id: before._id }),
    name,
    newCategory,
    ...(fresh.length > 0 && { photos: fresh }),
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
      category: [shop.categories.name(before.fields.createdBy), newCategory] satisfies [
        unknown,
        unknown,
      ],
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
  const { categories, products, choices, timeZone } = shop
  const body: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  let newCategory: string | undefined
  for (const [name, field] of fieldsOf(product)) {
    const cell = cells.get(columnOf(name))
    if (cell === undefined || field.kind === 'images') continue
    if (field.kind === 'reference') {
      const { id, error, isUnknown } = categories.find(cell.trim())
      body[name] = id
      if (isUnknown) newCategory = cell.trim()
      if (error !== undefined && !(isUnknown && createCategories)) errors[columnOf(name)] = error
    } else if (field.kind === 'references') {
      const ids = readIds(cell)
      const forgiven = idsIn(before?.fields[name])
      const isUnknown = ids.some((id) => !products.has(id) && !forgiven.includes(id))
      if (isUnknown) errors[columnOf(name)] = recordNotFound({ table: field.to })
      body[name] = ids.filter((id) => products.has(id))
    } else if (field.kind === 'records') {
      const read = choices.read(cell, choicesIn(before?.fields[name]))
      if ('error' in read) errors[name] = read.error
      else body[name] = read.value
    } else if (field.kind === 'text' && field.format === 'moment')
      body[name] = readLocal(timeZone, cell.trim())?.toISOString() ?? cell
    else if (field.kind === 'boolean' || (field.kind === 'text' && field.format === 'option')) {
      const read = field.kind === 'boolean' ? readBooleanCell(cell) : readOptionCell(field, cell)
      if ('error' in read) errors[name] = read.error
      else body[name] = read.value
    } else body[name] = field.kind === 'list' ? readList(cell) : cell
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

function compare(
  before: StoredFields,
  after: StoredFields,
  { categories, products, choices }: Names,
) {
  const changes: Record<string, [unknown, unknown]> = {}
  for (const [name, field] of fieldsOf(product)) {
    const isHere = (id: string) => products.has(id)
    const stored = before[name]
    // Deleted products have already dropped out of the new value.
    const old = field.kind === 'references' ? idsIn(stored).filter(isHere) : stored
    const value = after[name]
    if (JSON.stringify(old) === JSON.stringify(value)) continue
    const write = (value: unknown) =>
      field.kind === 'reference'
        ? categories.name(value)
        : field.kind === 'references'
          ? idsIn(value).map((id) => products.get(id) || id)
          : field.kind === 'records'
            ? choices.write(choicesIn(value))
            : value
    changes[columnOf(name)] = [write(old), write(value)]
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
  const kept = photos.filter((photo) => fileOf(photo) !== undefined).length
  const fresh = photos.length - kept
  return {
    images: [
      say('results.photos', { count: old.length }),
      say('results.newPhotos', { count: kept, added: fresh }),
    ],
  }
}

function fileOf(photo: PlannedPhoto | undefined): string | undefined {
  return photo === undefined || isArchived(photo) ? undefined : photo.file
}
