import { createTranslator } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { product as productType } from '../../../../domain/content/product.ts'
import messages from '../../../../locales/en/admin.json' with { type: 'json' }
import { loadAdminTexts } from '../../languages/admin-messages.ts'
import {
  findValueError,
  isComplete,
  type PlannedPrice,
  type PlanTexts,
  type PriceRequest,
  type Prices,
  planPrices,
} from './price-plan.ts'

const { writeMessage: write } = await loadAdminTexts('en')
const texts: PlanTexts = {
  t: createTranslator({ locale: 'en-GB', messages, namespace: 'catalogue.priceChange.plan' }),
  write,
}
const request: PriceRequest = { action: 'set', value: '', step: 0, saleUntil: '' }
const none: Prices = { price: '', salePrice: '', saleUntil: '' }
const later = '2026-12-31T18:30:00.000Z'
const tooHigh = 'The sale price must be lower than the price.'

function planOne(prices: Partial<Prices>, change: Partial<PriceRequest>): PlannedPrice<Prices> {
  const [plan] = planPrices([{ ...none, ...prices }], { ...request, ...change }, texts)
  if (plan === undefined) throw new Error('There is no plan.')
  return plan
}

describe('bulk price changes', () => {
  it.each<[Partial<PriceRequest>, Partial<Prices>, Partial<Prices>]>([
    [{ action: 'set', value: '₹ 1,500' }, {}, { price: '1500' }],
    [{ action: 'set', value: '1500' }, { price: '900', salePrice: '800' }, { price: '1500' }],
    [{ action: 'raise', value: '10', step: 10 }, { price: '1299' }, { price: '1430' }],
    [{ action: 'lower', value: '12.5' }, { price: '80' }, { price: '70' }],
    [
      { action: 'lower', value: '25', step: 1 },
      { price: '1000', salePrice: '900' },
      { price: '750', salePrice: '675' },
    ],
    [
      { action: 'discount', value: '20', step: 100, saleUntil: later },
      { price: '1299' },
      { salePrice: '1000', saleUntil: later },
    ],
    [
      { action: 'sale', value: '999', saleUntil: '' },
      { price: '1299', salePrice: '1100', saleUntil: later },
      { salePrice: '999', saleUntil: '' },
    ],
    [
      { action: 'end-sale' },
      { price: '1299', salePrice: '1100', saleUntil: later },
      { salePrice: '', saleUntil: '' },
    ],
  ])('%o changes %o to %o', (change, before, after) => {
    const { price = '', salePrice = '', saleUntil = '' } = before
    expect(planOne(before, change)).toMatchObject({
      kind: 'change',
      after: { price, salePrice, saleUntil, ...after },
    })
  })

  it.each<[Partial<PriceRequest>, Partial<Prices>, string]>([
    [{ action: 'raise', value: '10' }, { price: '' }, 'No price: stays without one.'],
    [{ action: 'discount', value: '10' }, { price: '' }, 'No price: cannot be on sale.'],
    [{ action: 'end-sale' }, { price: '10' }, 'Not on sale: stays as it is.'],
    [{ action: 'set', value: '10.00' }, { price: '10' }, 'No change.'],
    [{ action: 'raise', value: '1', step: 100 }, { price: '1000' }, 'No change.'],
  ])('%o leaves %o unchanged: %s', (change, before, note) => {
    expect(planOne(before, change)).toMatchObject({ kind: 'same', note })
  })

  it.each<[Partial<PriceRequest>, Partial<Prices>, string]>([
    [{ action: 'set', value: '700' }, { price: '900', salePrice: '800' }, tooHigh],
    [{ action: 'sale', value: '900' }, { price: '900' }, tooHigh],
    [{ action: 'discount', value: '1', step: 100 }, { price: '900' }, tooHigh],
    [{ action: 'lower', value: '1', step: 100 }, { price: '1040', salePrice: '1010' }, tooHigh],
    [
      { action: 'lower', value: '50', step: 100 },
      { price: '80' },
      'Rounded to 100, nothing is left of the price.',
    ],
    [
      { action: 'raise', value: '100' },
      { price: '9999999999' },
      'The price would have too many digits.',
    ],
  ])('%o fails for %o with the error: %s', (change, before, error) => {
    expect(planOne(before, change)).toMatchObject({ kind: 'error', error })
  })
})

describe('values typed into the price dialog', () => {
  it.each<[Partial<PriceRequest>, string]>([
    [{ action: 'set', value: 'ask' }, write(productType.fields.price.invalid)],
    [
      { action: 'raise', value: 'a bit' },
      'Please enter the percentage in digits, such as 10 or 2.5',
    ],
    [{ action: 'raise', value: '0' }, 'Please enter more than 0%.'],
    [{ action: 'lower', value: '100' }, 'Please enter less than 100%.'],
    [{ action: 'discount', value: '120' }, 'Please enter less than 100%.'],
  ])('rejects %o with the error: %s', (change, error) => {
    expect(findValueError({ ...request, ...change }, texts)).toBe(error)
    expect(isComplete({ ...request, ...change }, texts)).toBe(false)
  })

  it('a request is complete with a value, or when it ends sales', () => {
    expect(isComplete(request, texts)).toBe(false)
    expect(findValueError(request, texts)).toBe('')
    expect(isComplete({ ...request, value: '0' }, texts)).toBe(true)
    expect(isComplete({ ...request, action: 'raise', value: '150' }, texts)).toBe(true)
    expect(isComplete({ ...request, action: 'end-sale' }, texts)).toBe(true)
  })
})
