import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import type { TextField } from '../../../domain/content/fields/text-field.ts'
import { product } from '../../../domain/content/product.ts'
import { type ApiMessage, message, recordNotFound } from '../../../domain/messages/api-message.ts'
import { readLocal } from '../../../domain/time/local-time.ts'
import { idsIn, type StoredValue, storedSchemas } from '../../fields/stored-values.ts'
import { mediaUrl } from '../../storage/file-names.ts'
import { choicesIn } from '../choices/choice-cells.ts'
import { readList, writeList } from './csv-table.ts'
import { type Names, readIds, type ShopFacts } from './import-references.ts'

type ProductField = (typeof product.fields)[keyof typeof product.fields]
type FieldOf<K> = Extract<Field, { kind: K }>

/** Fields of a product with their names, in order. */
export const productFields = Object.entries<ProductField>(product.fields)

/** The parsed value of a cell, or an error. */
interface ReadCell {
  value?: unknown
  error?: ApiMessage
  /** Name of a category that the shop does not have. */
  newCategory?: string
}

/**
 * Cells of a kind of fields. These are methods, so that TypeScript accepts the functions of one kind
 * as those of whichever kind a field has.
 */
interface FieldCells<F> {
  /** `origin` is the base URL of images. */
  write(value: StoredValue, names: Names, origin: string): string
  /** `before` is the product's value; absent for photos, which `import-photos.ts` reads. */
  read?(cell: string, shop: ShopFacts, field: F, before: unknown): ReadCell
  /** Value as the changes of a row show it; without one, as it is stored. */
  show?(value: StoredValue, names: Names): unknown
}

/** Cells of the kinds of fields that products have; a product with another one does not compile. */
const cells: { [K in ProductField['kind']]: FieldCells<FieldOf<K>> } = {
  text: {
    write: (value) => storedSchemas.text.parse(value),
    read(cell, { timeZone }, field) {
      if (field.format === 'option') return readOptionCell(field, cell)
      if (field.format !== 'moment') return { value: cell }
      return { value: readLocal(timeZone, cell.trim())?.toISOString() ?? cell }
    },
  },
  boolean: { write: String, read: readBooleanCell },
  list: {
    write: (value) => writeList(storedSchemas.list.parse(value)),
    read: (cell) => ({ value: readList(cell) }),
  },
  reference: {
    write: (value, { categories }) => idsIn(value).map(categories.write).join(''),
    read(cell, { categories }) {
      const name = cell.trim()
      if (name === '') return { value: null }
      const { id, isAmbiguous } = categories.find(name)
      if (isAmbiguous) return { error: message('import.ambiguousCategory', { name }) }
      if (id !== undefined) return { value: id }
      const error = message('import.unknownCategory', { name })
      return { value: null, error, newCategory: name }
    },
    show: (value, { categories }) => idsIn(value).map(categories.nameOf)[0] ?? null,
  },
  references: {
    write: (value, { products }) => writeList(idsIn(value).filter((id) => products.has(id))),
    read(cell, { products }, { to }, before) {
      const ids = readIds(cell)
      const forgiven = idsIn(before)
      if (ids.some((id) => !products.has(id) && !forgiven.includes(id)))
        return { error: recordNotFound({ table: to }) }
      return { value: ids.filter((id) => products.has(id)) }
    },
    show: (value, { products }) =>
      idsIn(value).flatMap((id) => (products.has(id) ? products.get(id) || id : [])),
  },
  images: {
    write: (value, _, origin) =>
      writeList(storedSchemas.images.parse(value).map(({ file }) => origin + mediaUrl(file))),
  },
  records: {
    write: (value, { choices }) => choices.write(choicesIn(value)),
    read: (cell, { choices }, _, before) => choices.read(cell, choicesIn(before)),
    show: (value, { choices }) => choices.show(choicesIn(value)),
  },
}

export function cellsOf({ kind }: ProductField): FieldCells<FieldOf<ProductField['kind']>> {
  return cells[kind]
}

const TRUE_WORDS = ['yes', 'true', '1', 'on']
const FALSE_WORDS = ['no', 'false', '0', 'off', '']

/** A boolean as people and spreadsheets write it, in any case. */
function readBooleanCell(cell: string): ReadCell {
  const word = normalise(cell)
  if (TRUE_WORDS.includes(word)) return { value: true }
  if (FALSE_WORDS.includes(word)) return { value: false }
  return { error: message('import.notYesOrNo') }
}

/** An option by its value or by its label in the admin, in any case. */
function readOptionCell({ options = {}, neverEmpty }: TextField, cell: string): ReadCell {
  const word = normalise(cell)
  if (word === '') return { value: '' }
  const option = Object.entries(options).find((names) => names.some((it) => normalise(it) === word))
  if (option !== undefined) return { value: option[0] }
  const labels = Object.values(options)
  return {
    error: neverEmpty
      ? message('import.notAnOption', { options: labels })
      : message('import.notAnOptionNorEmpty', { options: labels.join(', ') }),
  }
}

/** Spreadsheets change line endings. */
export function unifyLineEndings(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function normalise(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
