import { splitCell, type TableRow } from '../csv-table.ts'
import type { ForeignOption } from './foreign-product.ts'
import type { Column } from './foreign-table.ts'
import { htmlToLine } from './html-text.ts'

/** Columns `Attribute 1 name` and `Attribute 1 value(s)`. */
export interface AttributeColumns {
  name: Column
  value: Column
}

/** Values of a list are separated by commas; a comma of their own has a backslash. */
export function splitValues(text: string): string[] {
  return splitCell(text, /(?<!\\),/).map((value) => value.replaceAll('\\,', ','))
}

interface OwnOption {
  option: ForeignOption
  /** The attribute’s name in lower case. */
  key: string
}

/** Attributes that variations differ in are options, the others facts such as `Wood: Teak`. */
export function readAttributes(
  row: TableRow,
  variations: readonly TableRow[],
  attributes: readonly AttributeColumns[],
): { options: OwnOption[]; facts: string[] } {
  const options: OwnOption[] = []
  const facts: string[] = []
  for (const { name, value } of attributes) {
    const called = htmlToLine(name.read(row))
    const values = splitValues(value.read(row)).map(htmlToLine)
    if (called === '' || values.length === 0) continue
    const key = called.toLowerCase()
    const own = variations.map((variation) => valueIn(variation, key, attributes))
    if (own.every((one) => one === undefined)) {
      facts.push(`${called}: ${values.join(', ')}`)
      continue
    }
    // A variation without a value is of any; otherwise the values of the variations are offered.
    const named = new Set(own.flatMap((one) => one || []))
    const isAnyOffered = own.some((one) => !one)
    const offered = isAnyOffered ? values : values.filter((one) => named.has(one))
    options.push({ option: { name: called, values: [...new Set([...offered, ...named])] }, key })
  }
  return { options, facts }
}

/** A variation’s value of an attribute: empty for any, undefined if it does not name it. */
function valueIn(
  variation: TableRow,
  key: string,
  attributes: readonly AttributeColumns[],
): string | undefined {
  const own = attributes.find(({ name }) => htmlToLine(name.read(variation)).toLowerCase() === key)
  return own === undefined
    ? undefined
    : htmlToLine(own.value.read(variation).replaceAll('\\,', ','))
}

/** Values of a variation, in the order of the options; null for any. */
export function readVariation(
  row: TableRow,
  options: readonly OwnOption[],
  attributes: readonly AttributeColumns[],
): { values: (string | null)[] } {
  return { values: options.map(({ key }) => valueIn(row, key, attributes) || null) }
}
