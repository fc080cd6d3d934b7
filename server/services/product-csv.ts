import { setImmediate } from 'node:timers/promises'
import type { ImportResult, ImportRow } from '../../domain/api/products.ts'
import { fieldsOf } from '../../domain/content/define.ts'
import type { Field } from '../../domain/content/fields.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import { readLocal } from '../../domain/local-time.ts'
import { idsIn, type StoredFields, type StoredValue, storedSchemas } from '../content/columns.ts'
import { mergeInput } from '../content/input.ts'
import { contentRepository, type StoredRecord } from '../content/repository.ts'
import { type Author, type ContentWriter, checkFields, storedFields } from '../content/writer.ts'
import type { Connection, Database } from '../db/database.ts'
import { type FieldErrors, invalid, RequestError } from '../errors.ts'
import { mediaUrl } from '../media/address.ts'
import { type CategoryNames, readCategoryNames } from './category-names.ts'
import { readList, readTable, type Table, writeList, writeTable } from './csv-table.ts'

interface ImportOptions {
  /** Says what would happen and writes nothing. */
  dryRun: boolean
  /** Writes the rows that are right where others are not. */
  skipInvalid: boolean
}

/**
 * Products as a table: `_id`, the fields by their names, `category` by its name (by its id where the
 * name alone would not find it) and `images` as urls. Lists are parted by `; `, or JSON arrays.
 */
export interface ProductCsvService {
  /** All products as arranged. `origin` is what the urls of the images begin with. */
  export(origin: string): Promise<string>
  /**
   * Adds the rows without an `_id` and changes the others, all of it or nothing: a row that is not
   * right is a 422 with the result under `details`, unless told to skip it. A column that is not there
   * changes nothing, an empty cell empties. New products come first, in the order of the file. A day or
   * time without an offset is the shop's.
   */
  import(source: Uint8Array | string, options: ImportOptions, author: Author): Promise<ImportResult>
}

export function createProductCsvService(
  database: Database,
  writer: ContentWriter,
): ProductCsvService {
  async function write(connection: Connection, planned: PlannedRow[], author: Author) {
    for (const { before, fields } of planned.filter((row) => row.action === 'update')) {
      if (before && fields) await writer.update(connection, product, before, fields, author)
    }
    // A new product goes before the others, so the last of the file is added first.
    for (const row of planned.filter((row) => row.action === 'create').reverse()) {
      if (row.fields === undefined) continue
      row._id = (await writer.create(connection, product, row.fields, author))._id
    }
  }

  return {
    async export(origin) {
      const products = await contentRepository.list(database, product)
      const names = {
        categories: await readCategoryNames(database),
        products: new Map(products.map(({ _id, fields }) => [_id, String(fields.name)])),
      }
      const rows = products.map(({ _id, fields }) => [
        _id,
        ...fieldsOf(product).map(([name, field]) =>
          writeCell(field, fields[name] ?? null, names, origin),
        ),
      ])
      return writeTable(allColumns, rows)
    },

    async import(source, { dryRun, skipInvalid }, author) {
      const table = readTable(source)
      expectColumns(table.columns)
      const notes = table.columns.includes('images') ? [imagesNote] : []
      if (dryRun) return describe(await plan(database, table), true, notes)
      return database.transaction().execute(async (transaction) => {
        const planned = await plan(transaction, table)
        const wrong = planned.filter(({ action }) => action === 'invalid')
        if (wrong.length > 0 && !skipInvalid) {
          const [which, are] =
            wrong.length === 1 ? [`Row ${wrong[0]?.row}`, 'is'] : [`${wrong.length} rows`, 'are']
          throw new RequestError(422, `${which} ${are} not right, so nothing was saved.`, {
            details: { ...describe(planned, false, notes) },
          })
        }
        await write(transaction, planned, author)
        return describe(planned, false, notes)
      })
    },
  }
}

interface PlannedRow extends ImportRow {
  before?: StoredRecord
  /** What is to be stored, of a row that is right. */
  fields?: StoredFields
}

/** By which cells are read. */
interface ShopFacts extends Names {
  /** Of days and times that name none. */
  timeZone: string
}

async function readTimeZone(connection: Connection): Promise<string> {
  const [shop] = await contentRepository.list(connection, settings, { limit: 1 })
  return storedSchemas.text.parse(shop?.fields.timeZone ?? settings.fields.timeZone.initial)
}

const imagesNote = 'The column “images” is not imported: photographs stay as they are.'
const tooManyCells = 'has more cells than there are columns'
/** Rows between which others get their turn. */
const breath = 200

/** What the products of the table refer to. */
interface Names {
  categories: CategoryNames
  /** Of the products that there are, by id. */
  products: Map<string, string>
}

const columnOf = (name: string) => (name === 'createdBy' ? 'category' : name)
const allColumns = ['_id', ...fieldsOf(product).map(([name]) => columnOf(name))]

function expectColumns(columns: string[]): void {
  const named = columns.filter((column) => column !== '')
  const unknown = named.filter((column) => !allColumns.includes(column))
  const known = `The columns are ${allColumns.join(', ')}.`
  if (unknown.length > 0)
    throw invalid({ file: `Unknown columns: ${unknown.join(', ')}. ${known}` })
  const twice = named.filter((column, index) => named.indexOf(column) < index)
  if (twice.length > 0) throw invalid({ file: `Columns that come twice: ${twice.join(', ')}.` })
}

/** What would become of each row. */
async function plan(connection: Connection, { columns, rows }: Table): Promise<PlannedRow[]> {
  const categories = await readCategoryNames(connection)
  const timeZone = await readTimeZone(connection)
  const idOf = ({ cells }: Table['rows'][number]) =>
    (cells[columns.indexOf('_id')] ?? '').trim().toLowerCase()
  const products = await contentRepository.findAll(connection, product, rows.map(idOf))
  const named = [
    ...rows.flatMap(({ cells }) => readIds(cells[columns.indexOf('related')] ?? '')),
    ...[...products.values()].flatMap(({ fields }) => idsIn(fields.related)),
  ]
  const names = {
    categories,
    products: await contentRepository.names(connection, product, named),
  }
  const seen = new Map<string, number>()
  const planned: PlannedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % breath === breath - 1) await setImmediate()
    const id = idOf(row)
    const cells = new Map(columns.map((column, index) => [column, row.cells[index] ?? '']))
    const errors: FieldErrors = {}
    const first = seen.get(id)
    if (id !== '' && !products.has(id)) errors._id = 'Product not found'
    if (id !== '' && first !== undefined) errors._id = `Row ${first} is the same product`
    if (row.cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      errors.row = tooManyCells
    seen.set(id, first ?? row.number)
    planned.push(planRow(row.number, products.get(id), cells, { ...names, timeZone }, errors))
  }
  return planned
}

function planRow(
  row: number,
  before: StoredRecord | undefined,
  cells: Map<string, string>,
  shop: ShopFacts,
  found: FieldErrors,
): PlannedRow {
  const { body, errors } = readCells(cells, shop, before)
  const known = {
    row,
    ...(before && { _id: before._id }),
    name: cells.get('name')?.trim() ?? String(before?.fields.name ?? ''),
  }
  const checked = checkRow(before, body)
  const wrong = { ...found, ...('errors' in checked && checked.errors), ...errors }
  if ('errors' in checked || Object.keys(wrong).length > 0)
    return { ...known, action: 'invalid', errors: wrong }
  const { fields } = checked
  if (before === undefined) return { ...known, action: 'create', fields }
  const changes = compare(before.fields, fields, shop)
  if (Object.keys(changes).length === 0) return { ...known, action: 'unchanged' }
  return { ...known, action: 'update', changes, before, fields }
}

/** The cells as the fields take them; `images` is left out. */
function readCells(
  cells: Map<string, string>,
  { categories, products, timeZone }: ShopFacts,
  before: StoredRecord | undefined,
) {
  const body: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  for (const [name, field] of fieldsOf(product)) {
    const cell = cells.get(columnOf(name))
    if (cell === undefined || field.kind === 'images') continue
    if (field.kind === 'reference') {
      const category = categories.find(cell.trim())
      body[name] = category.id
      if (category.error !== undefined) errors[columnOf(name)] = category.error
    } else if (field.kind === 'references') {
      const ids = readIds(cell)
      const forgiven = idsIn(before?.fields[name])
      const isUnknown = ids.some((id) => !products.has(id) && !forgiven.includes(id))
      if (isUnknown) errors[columnOf(name)] = field.unknown
      body[name] = ids.filter((id) => products.has(id))
    } else if (field.kind === 'text' && field.format === 'moment')
      body[name] = readLocal(timeZone, cell.trim())?.toISOString() ?? cell
    else body[name] = field.kind === 'list' ? readList(cell) : cell
  }
  return { body, errors }
}

function readIds(cell: string): string[] {
  return readList(cell).map((id) => id.trim().toLowerCase())
}

function checkRow(
  before: StoredRecord | undefined,
  body: Record<string, unknown>,
): { fields: StoredFields } | { errors: FieldErrors } {
  try {
    const merged = mergeInput(product, before?.fields ?? {}, { kind: 'json', body })
    const fields = storedFields(product, checkFields(product, merged))
    return { fields: before === undefined ? fields : keepLineEnds(before.fields, fields) }
  } catch (error) {
    if (error instanceof RequestError && error.errors) return { errors: error.errors }
    throw error
  }
}

/** Spreadsheets write line ends of their own: a text that differs in nothing else is the same. */
function keepLineEnds(before: StoredFields, after: StoredFields): StoredFields {
  const unify = (text: string) => text.replaceAll('\r\n', '\n')
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => {
      const old = before[name]
      const isSame =
        typeof value === 'string' && typeof old === 'string' && unify(value) === unify(old)
      return [name, isSame ? old : value]
    }),
  )
}

function compare(before: StoredFields, after: StoredFields, { categories, products }: Names) {
  const changes: Record<string, [unknown, unknown]> = {}
  for (const [name, field] of fieldsOf(product)) {
    const isHere = (id: string) => products.has(id)
    const stored = before[name]
    // Products that are gone have dropped out by themselves.
    const old = field.kind === 'references' ? idsIn(stored).filter(isHere) : stored
    const value = after[name]
    if (JSON.stringify(old) === JSON.stringify(value)) continue
    const write = (value: unknown) =>
      field.kind === 'reference'
        ? categories.name(value)
        : field.kind === 'references'
          ? idsIn(value).map((id) => products.get(id) || id)
          : value
    changes[columnOf(name)] = [write(old), write(value)]
  }
  return changes
}

function describe(planned: PlannedRow[], dryRun: boolean, notes: string[]): ImportResult {
  const counts = { create: 0, update: 0, unchanged: 0, invalid: 0 }
  for (const { action } of planned) counts[action] += 1
  const rows = planned.map(({ before: _, fields: __, ...row }) => row)
  return { dryRun, rows, counts, notes }
}

function writeCell(
  field: Field,
  value: StoredValue,
  { categories, products }: Names,
  origin: string,
): string {
  switch (field.kind) {
    case 'text':
    case 'integer':
    case 'boolean':
      return String(value)
    case 'list':
      return writeList(storedSchemas.list.parse(value))
    case 'reference':
      return categories.write(value)
    case 'references':
      return writeList(idsIn(value).filter((id) => products.has(id)))
    case 'images':
      return writeList(storedSchemas.images.parse(value).map(({ file }) => origin + mediaUrl(file)))
    case 'image':
    case 'video':
    case 'texts':
      throw new Error('A product has no field of this kind.')
    default:
      return field satisfies never
  }
}
