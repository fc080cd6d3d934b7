import type { Product } from '../../../../domain/api/products.ts'
import { product } from '../../../../domain/content/product.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { changeByPercent, type RoundingStep } from '../../../../domain/money/price-change.ts'
import { findPriceError } from '../sheet/product-change.ts'

/** Bulk changes of prices, in the order of the dialog. */
export const priceActionLabels = {
  set: 'Set the price',
  raise: 'Raise by %',
  lower: 'Lower by %',
  discount: 'Put on sale, % off',
  sale: 'Set the sale price',
  'end-sale': 'End the sale',
} as const
export type PriceAction = keyof typeof priceActionLabels

export interface PriceRequest {
  action: PriceAction
  /** Amount or percentage as typed. */
  value: string
  step: RoundingStep
  /** End of the sale, ISO 8601; empty for none. */
  saleUntil: string
}

/** Prices of one product. */
export type Prices = Pick<Product, 'price' | 'salePrice' | 'saleUntil'>

/** Outcome for one product: it is changed, left as it is, or cannot be changed. */
type Plan =
  | { kind: 'change'; after: Prices }
  | { kind: 'same'; note: string }
  | { kind: 'error'; after: Prices | null; error: string }

export type PlannedPrice<P extends Prices = Product> = { product: P } & Plan

export function isPercent(action: PriceAction): boolean {
  return action === 'raise' || action === 'lower' || action === 'discount'
}

export function isSale(action: PriceAction): boolean {
  return action === 'discount' || action === 'sale'
}

/** Error of the value as typed; empty if it can be used or nothing has been typed yet. */
export function findValueError({ action, value }: PriceRequest): string {
  if (action === 'end-sale' || value.trim() === '') return ''
  const decimal = readDecimal(value)
  if (!isPercent(action)) return decimal === null ? product.fields.price.invalid : ''
  if (decimal === null) return 'Please enter the percentage in digits, such as 10 or 2.5'
  if (Number(decimal) === 0) return 'Please enter more than 0 %.'
  const isBelow = action === 'raise' || Number(decimal) < 100
  return isBelow ? '' : 'Please enter less than 100 %.'
}

/** True once the request says everything that is needed. */
export function isComplete(request: PriceRequest): boolean {
  if (request.action === 'end-sale') return true
  return request.value.trim() !== '' && findValueError(request) === ''
}

/** Products with their prices after a complete request. */
export function planPrices<P extends Prices>(
  products: P[],
  request: PriceRequest,
): PlannedPrice<P>[] {
  const value = readDecimal(request.value) ?? ''
  return products.map((one) => ({ product: one, ...planPrice(one, request, value) }))
}

function planPrice(one: Prices, request: PriceRequest, value: string): Plan {
  const { price, salePrice, saleUntil } = one
  const before = { price, salePrice, saleUntil }
  const { action, step } = request
  const note = findNote(before, action)
  if (note !== null) return { kind: 'same', note }
  const after: Prices | null = changePrices(before, request, value)
  if (after === null) {
    const error =
      action === 'raise'
        ? 'The price would have too many digits.'
        : `Rounded to ${step || 'hundredths'}, nothing is left of the price.`
    return { kind: 'error', after, error }
  }
  const error = findPriceError(after)
  if (error !== null) return { kind: 'error', after, error }
  const isSame =
    after.price === price && after.salePrice === salePrice && after.saleUntil === saleUntil
  return isSame ? { kind: 'same', note: 'No change.' } : { kind: 'change', after }
}

/** Reason to leave a product alone; null if it is to be changed. */
function findNote({ price, salePrice, saleUntil }: Prices, action: PriceAction): string | null {
  if (action === 'end-sale')
    return salePrice === '' && saleUntil === '' ? 'Not on sale: stays as it is.' : null
  if (action === 'set' || price !== '') return null
  return isSale(action) ? 'No price: cannot be on sale.' : 'No price: stays without one.'
}

/** Null if a result is no price any more. */
function changePrices(
  before: Prices,
  { action, step, saleUntil }: PriceRequest,
  value: string,
): Prices | null {
  const { price, salePrice } = before
  switch (action) {
    case 'set':
      return { ...before, price: value }
    case 'raise':
    case 'lower': {
      // A sale keeps its distance to the price.
      const [main, sale] = [price, salePrice].map((decimal) =>
        decimal === '' ? '' : changeByPercent(decimal, value, action, step),
      )
      return main == null || sale == null ? null : { ...before, price: main, salePrice: sale }
    }
    case 'discount': {
      const lowered = changeByPercent(price, value, 'lower', step)
      return lowered === null ? null : { price, salePrice: lowered, saleUntil }
    }
    case 'sale':
      return { price, salePrice: value, saleUntil }
    case 'end-sale':
      return { price, salePrice: '', saleUntil: '' }
    default:
      return action satisfies never
  }
}
