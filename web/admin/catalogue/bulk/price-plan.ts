import type { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { product } from '../../../../domain/content/product.ts'
import type { MessageWriter } from '../../../../domain/messages/message-writer.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { changeByPercent, type RoundingStep } from '../../../../domain/money/price-change.ts'
import { findPriceError } from '../product-list/product-change.ts'

/** Bulk changes of prices, in the order of the dialog, with the keys of their labels. */
export const priceActionLabels = {
  set: 'set',
  raise: 'raise',
  lower: 'lower',
  discount: 'discount',
  sale: 'sale',
  'end-sale': 'endSale',
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

export type Prices = Pick<Product, 'price' | 'salePrice' | 'saleUntil'>

/** Language of the sentences about prices. */
export interface PlanTexts {
  t: ReturnType<typeof useTranslations<'catalogue.priceChange.plan'>>
  /** Writes the errors of the rules for prices. */
  write: MessageWriter
}

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
export function findValueError({ action, value }: PriceRequest, { t, write }: PlanTexts): string {
  if (action === 'end-sale' || value.trim() === '') return ''
  const decimal = readDecimal(value)
  if (!isPercent(action)) return decimal === null ? write(product.fields.price.invalid) : ''
  if (decimal === null) return t('percentInDigits')
  if (Number(decimal) === 0) return t('aboveZero')
  const isBelow = action === 'raise' || Number(decimal) < 100
  return isBelow ? '' : t('belowHundred')
}

/** True once the request says everything that is needed. */
export function isComplete(request: PriceRequest, texts: PlanTexts): boolean {
  if (request.action === 'end-sale') return true
  return request.value.trim() !== '' && findValueError(request, texts) === ''
}

/** Products with their prices after a complete request. */
export function planPrices<P extends Prices>(
  products: P[],
  request: PriceRequest,
  texts: PlanTexts,
): PlannedPrice<P>[] {
  const value = readDecimal(request.value) ?? ''
  return products.map((one) => ({ product: one, ...planPrice(one, request, value, texts) }))
}

function planPrice(
  one: Prices,
  request: PriceRequest,
  value: string,
  { t, write }: PlanTexts,
): Plan {
  const { price, salePrice, saleUntil } = one
  const before = { price, salePrice, saleUntil }
  const { action, step } = request
  const note = findNote(before, action, t)
  if (note !== null) return { kind: 'same', note }
  const after: Prices | null = changePrices(before, request, value)
  if (after === null) {
    if (action === 'raise') return { kind: 'error', after, error: t('tooManyDigits') }
    const error = step === 0 ? t('nothingLeftOfHundredths') : t('nothingLeft', { step })
    return { kind: 'error', after, error }
  }
  const error = findPriceError(after)
  if (error !== null) return { kind: 'error', after, error: write(error) }
  const isSame =
    after.price === price && after.salePrice === salePrice && after.saleUntil === saleUntil
  return isSame ? { kind: 'same', note: t('noChange') } : { kind: 'change', after }
}

/** Reason to leave a product alone; null if it is to be changed. */
function findNote(
  { price, salePrice, saleUntil }: Prices,
  action: PriceAction,
  t: PlanTexts['t'],
): string | null {
  if (action === 'end-sale') return salePrice === '' && saleUntil === '' ? t('notOnSale') : null
  if (action === 'set' || price !== '') return null
  return t(isSale(action) ? 'cannotBeOnSale' : 'staysWithoutPrice')
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
