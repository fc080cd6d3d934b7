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

/** Values of a variation by attributes in lower case: empty for any, none for one that it does not name. */
export type VariationValues = ReadonlyMap<string, string>

export function readVariation(
  row: TableRow,
  attributes: readonly AttributeColumns[],
): VariationValues {
  const values = new Map<string, string>()
  for (const { name, value } of attributes) {
    const called = name.read(row)
    if (called === '') continue
    const key = htmlToLine(called).toLowerCase()
    if (!values.has(key)) values.set(key, htmlToLine(value.read(row).replaceAll('\\,', ',')))
  }
  return values
}

/** Attributes that variations differ in are options, the others facts such as `Wood: Teak`. */
export function readAttributes(
  row: TableRow,
  variations: readonly VariationValues[],
  attributes: readonly AttributeColumns[],
): { options: OwnOption[]; facts: string[] } {
  const options: OwnOption[] = []
  const facts: string[] = []
  for (const { name, value } of attributes) {
    const called = htmlToLine(name.read(row))
    const values = splitValues(value.read(row)).map(htmlToLine)
    if (called === '' || values.length === 0) continue
    const key = called.toLowerCase()
    const own = variations.map((variation) => variation.get(key))
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

/** Values of a variation, in the order of the options; null for any. */
export function listValues(
  variation: VariationValues,
  options: readonly OwnOption[],
): (string | null)[] {
  return options.map(({ key }) => variation.get(key) || null)
}
