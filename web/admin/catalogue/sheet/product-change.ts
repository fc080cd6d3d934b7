import type { Product } from '../../../../domain/api/products.ts'
import { product } from '../../../../domain/content/product.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { availabilityText } from '../../../../domain/shop/availability-text.ts'
import { resolveMessages } from '../../../../domain/text/resolved-messages.ts'
import { nameOf } from '../product-labels.ts'

/** Fields of a product that the list changes in place. */
type ListFields = Pick<
  Product,
  | 'price'
  | 'salePrice'
  | 'saleUntil'
  | 'availability'
  | 'availabilityNote'
  | 'visibility'
  | 'isDisplaingInSomethingUnique'
>
export type ProductChange = Partial<ListFields>

const priceFields = ['price', 'salePrice'] as const
export type PriceField = (typeof priceFields)[number]

type Prices = Pick<Product, PriceField | 'saleUntil'>

/** Default texts: the admin names availabilities by them, even if the shop has texts of its own. */
const defaultTexts = resolveMessages({}, {}, 'offer')

/** Prices as typed. */
type TypedPrices = Partial<Record<PriceField, string>>

/** Change of prices as typed, or the sentences that say what is wrong with them, by field. */
export function readPriceChange(
  before: Prices,
  typed: TypedPrices,
): { change: ProductChange } | { errors: TypedPrices } {
  const change: ProductChange = {}
  const errors: TypedPrices = {}
  for (const field of priceFields) {
    const text = typed[field]?.trim()
    if (text === undefined) continue
    const decimal = text === '' ? '' : readDecimal(text)
    if (decimal === null) errors[field] = product.fields[field].invalid
    else change[field] = decimal
  }
  if (Object.keys(errors).length > 0) return { errors }
  const complete = followUp(before, change)
  const error = findPriceError({ ...before, ...complete })
  return error === null ? { change: complete } : { errors: { salePrice: error } }
}

/** Sentence about prices that contradict each other; null if they do not. */
export function findPriceError({ price, salePrice }: Pick<Product, PriceField>): string | null {
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

/** Sentence of the toast after a change. */
export function describeChange(one: Product, change: ProductChange, currency: string): string {
  const name = nameOf(one)
  const { price, salePrice, visibility } = change
  const groups = [price ?? salePrice, change.availability ?? change.availabilityNote, visibility]
  if (groups.filter((value) => value !== undefined).length > 1) return `${name} saved.`
  if (price !== undefined && salePrice) return `${name} saved.`
  if (price !== undefined)
    return price === ''
      ? `${name} has no price now.`
      : `Price of ${name}: ${writeAmount(price, currency)}.`
  if (salePrice !== undefined)
    return salePrice === ''
      ? `${name} is no longer on sale.`
      : `Sale price of ${name}: ${writeAmount(salePrice, currency)}.`
  if (visibility !== undefined)
    return visibility === 'hidden' ? `${name} hidden from visitors.` : `${name} set live.`
  if (change.isDisplaingInSomethingUnique !== undefined)
    return change.isDisplaingInSomethingUnique
      ? `${name} is shown in Something Unique.`
      : `${name} is no longer shown in Something Unique.`
  const words = availabilityWords({ ...one, ...change })
  return words === '' ? `Availability of ${name} removed.` : `${name}: ${words}.`
}

/** Value of a changed product in a sentence about a conflict, such as `₹1,299` or `Sold`. */
export function describeValue(one: Product, change: ProductChange, currency: string): string {
  const amount = (decimal: string) => (decimal === '' ? 'nothing' : writeAmount(decimal, currency))
  if (change.price !== undefined) return amount(one.price)
  if (change.salePrice !== undefined) return amount(one.salePrice)
  if (change.visibility !== undefined) return one.visibility === 'hidden' ? 'Hidden' : 'Live'
  return availabilityWords(one) || 'nothing'
}

/** Availability with its note, such as `Made to order, 3 weeks`; empty if not set. */
export function availabilityWords(one: Pick<Product, 'availability' | 'availabilityNote'>): string {
  return availabilityText(one, defaultTexts)
}

const listFields = [
  'price',
  'salePrice',
  'saleUntil',
  'availability',
  'availabilityNote',
  'visibility',
  'isDisplaingInSomethingUnique',
] as const satisfies (keyof ListFields)[]

function pick(from: ProductChange, fields: (keyof ListFields)[]): ProductChange {
  const picked: ProductChange = {}
  for (const field of fields) copy(picked, from, field)
  return picked
}

function copy<F extends keyof ListFields>(to: ProductChange, from: ProductChange, field: F): void {
  to[field] = from[field]
}

function fieldsIn(change: ProductChange): (keyof ListFields)[] {
  return listFields.filter((field) => change[field] !== undefined)
}
