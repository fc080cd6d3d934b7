import type { Product } from '../../../../domain/api/products.ts'
import { product } from '../../../../domain/content/product.ts'
import { type ApiMessage, message } from '../../../../domain/messages/api-message.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'

/** Fields of a product that the list changes in place. */
const listFields = [
  'price',
  'salePrice',
  'saleUntil',
  'availability',
  'availabilityNote',
  'visibility',
  'isFeatured',
] as const satisfies (keyof Product)[]
type ListField = (typeof listFields)[number]

export type ProductChange = Partial<Pick<Product, ListField>>

const priceFields = ['price', 'salePrice'] as const
export type PriceField = (typeof priceFields)[number]

type Prices = Pick<Product, PriceField | 'saleUntil'>

type TypedPrices = Partial<Record<PriceField, string>>
type PriceErrors = Partial<Record<PriceField, ApiMessage>>

/** Change of prices as typed, or what is wrong with them, by field. */
export function readPriceChange(
  before: Prices,
  typed: TypedPrices,
): { change: ProductChange } | { errors: PriceErrors } {
  const change: ProductChange = {}
  const errors: PriceErrors = {}
  for (const field of priceFields) {
    const text = typed[field]?.trim()
    if (text === undefined) continue
    const decimal = text === '' ? '' : readDecimal(text)
    if (decimal === null) errors[field] = message(product.fields[field].invalid)
    else change[field] = decimal
  }
  if (Object.keys(errors).length > 0) return { errors }
  const complete = followUp(before, change)
  const error = findPriceError({ ...before, ...complete })
  return error === null ? { change: complete } : { errors: { salePrice: error } }
}

/** Error of prices that contradict each other; null if they do not. */
export function findPriceError({ price, salePrice }: Pick<Product, PriceField>): ApiMessage | null {
  return product.findErrors({ price, salePrice }).salePrice ?? null
}

/** A product without a price has no sale price, and without a sale price the sale has no end. */
function followUp(before: Prices, change: ProductChange): ProductChange {
  const after = { ...before, ...change }
  const ended = after.price === '' || after.salePrice === ''
  return {
    ...change,
    ...(after.price === '' && before.salePrice !== '' && { salePrice: '' }),
    ...(ended && before.saleUntil !== '' && { saleUntil: '' }),
  }
}

/** The same fields as they are now: what undoes the change, and what others may have changed. */
export function presentValues(one: Product, change: ProductChange): ProductChange {
  return pick(one, fieldsIn(change))
}

/** Only what differs from the product. */
export function withoutUnchanged(one: Product, change: ProductChange): ProductChange {
  return pick(
    change,
    fieldsIn(change).filter((field) => change[field] !== one[field]),
  )
}

export function isEmpty(change: ProductChange): boolean {
  return fieldsIn(change).length === 0
}

export function isSame(one: Product, values: ProductChange): boolean {
  return fieldsIn(values).every((field) => one[field] === values[field])
}

function pick(from: ProductChange, fields: ListField[]): ProductChange {
  const picked: ProductChange = {}
  for (const field of fields) copy(picked, from, field)
  return picked
}

function copy<F extends ListField>(to: ProductChange, from: ProductChange, field: F): void {
  to[field] = from[field]
}

function fieldsIn(change: ProductChange): ListField[] {
  return listFields.filter((field) => change[field] !== undefined)
}
