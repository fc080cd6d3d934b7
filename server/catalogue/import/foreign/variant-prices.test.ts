import { expect, it } from 'vitest'
import { describePrices } from './variant-prices.ts'

type Variant = [values: (string | null)[], price: number, before?: number]

/** Prices of a product, with surcharges as plain objects. */
function pricesOf(...variants: Variant[]) {
  const prices = describePrices(
    variants.map(([values, price, before = null]) => ({ values, price, before })),
  )
  return prices && { ...prices, surcharges: prices.surcharges.map(Object.fromEntries) }
}

const plain = { salePrice: null, isFrom: false, isSaleLeftOut: false }

it('has no surcharges for one price, and no price without variants', () => {
  expect(pricesOf([[], 100])).toEqual({ ...plain, price: 100, surcharges: [] })
  const same = { ...plain, price: 100, surcharges: [{ S: 0, L: 0 }] }
  expect(pricesOf([['S'], 100], [['L'], 100])).toEqual(same)
  expect(pricesOf()).toBeNull()
})

it('finds the surcharge of each value, also where combinations are missing', () => {
  const all: Variant[] = [
    [['Blue', 'L'], 170],
    [['Red', 'S'], 100],
    [['Red', 'L'], 150],
    [['Blue', 'S'], 120],
    [['Green', 'L'], 140],
    [['Green', 'S'], 90],
  ]
  const expected = {
    ...plain,
    price: 90,
    surcharges: [
      { Blue: 30, Red: 10, Green: 0 },
      { S: 0, L: 50 },
    ],
  }
  expect(pricesOf(...all)).toEqual(expected)
  expect(pricesOf(...all.slice(0, 5))).toEqual(expected)
  // Colours and sizes that always come together: any split adds up.
  const pairs = pricesOf([['Red', 'S'], 100], [['Blue', 'L'], 150])
  expect(pairs).toMatchObject({ ...plain, price: 100 })
  expect(pairs?.surcharges.map((own) => (own.Blue ?? 0) + (own.L ?? 0))).toEqual([0, 50])
})

it('takes the lowest price as a “from” price where prices do not add up', () => {
  const variants: Variant[] = [
    [['Red', 'S'], 100],
    [['Red', 'L'], 150],
    [['Blue', 'S'], 120, 130],
    [['Blue', 'L'], 120],
  ]
  const from = { isFrom: true, isSaleLeftOut: false, surcharges: [{}, {}] }
  expect(pricesOf(...variants)).toEqual({ ...from, price: 100, salePrice: null })
  expect(pricesOf(...variants, [['Green', 'S'], 80, 95])).toEqual({
    ...from,
    price: 95,
    salePrice: 80,
  })
})

it('keeps a sale of one amount, and leaves out different ones', () => {
  expect(pricesOf([['S'], 80, 100], [['L'], 130, 150])).toEqual({
    ...plain,
    price: 100,
    salePrice: 80,
    surcharges: [{ S: 0, L: 50 }],
  })
  expect(pricesOf([['S'], 80, 100], [['L'], 130])).toEqual({
    ...plain,
    isSaleLeftOut: true,
    price: 80,
    surcharges: [{ S: 0, L: 50 }],
  })
})

it('takes a variant of any value as one without a surcharge', () => {
  expect(pricesOf([['Red', null], 100], [['Blue', null], 120])).toEqual({
    ...plain,
    price: 100,
    surcharges: [{ Red: 0, Blue: 20 }, {}],
  })
})

it('solves 1,000 variants of three options at once', () => {
  const numbers = Array.from({ length: 10 }, (_, number) => number)
  const variants = numbers.flatMap((one) =>
    numbers.flatMap((two) =>
      numbers.map(
        (three): Variant => [[`a${one}`, `b${two}`, `c${three}`], 500 + one * 7 + two * 11 + three],
      ),
    ),
  )
  const prices = pricesOf(...variants.toReversed())
  expect(prices).toMatchObject({ ...plain, price: 500 })
  expect(prices?.surcharges.map((own, at) => own[`${'abc'[at]}9`])).toEqual([63, 99, 9])
})

it('passes over variants that wait for the price of another one, however many', () => {
  const variants = (value: string, price: number) =>
    Array.from({ length: 15_000 }, (): Variant => [[value], price])
  expect(pricesOf(...variants('L', 130), ...variants('S', 100))).toEqual({
    ...plain,
    price: 100,
    surcharges: [{ S: 0, L: 30 }],
  })
}, 20_000)

it('fits variants that have no value in common, however many', () => {
  const variants = Array.from(
    { length: 10_000 },
    (_, at): Variant => [[`a${at}`, `b${at}`, `c${at}`], 100 + at],
  )
  const prices = pricesOf(...variants)
  expect(prices).toMatchObject({ ...plain, price: 100 })
  const ofLast = prices?.surcharges.map((own, at) => own[`${'abc'[at]}9999`] ?? 0)
  expect(ofLast?.reduce((sum, surcharge) => sum + surcharge)).toBe(9_999)
}, 20_000)
