import {
  MAX_CHOICE_VALUES,
  MAX_PRODUCT_CHOICES,
} from '../../../../domain/choices/offered-choice.ts'
import { limits } from '../../../../domain/content/limits.ts'
import { message } from '../../../../domain/messages/api-message.ts'
import { decimalOf, hundredthsOf, readDecimal } from '../../../../domain/money/decimal.ts'
import type { ForeignProduct, ForeignVariant, Headings } from './foreign-product.ts'
import type { ForeignChoice, ForeignRow, Note } from './foreign-row.ts'
import { cutText } from './text-cut.ts'
import { describePrices, type PricedVariant, type ProductPrices } from './variant-prices.ts'

/** Choices of a product and their prices. */
interface Offer {
  choices: ForeignChoice[]
  shownValues: ForeignRow['shown']
  priceCells: Record<string, string>
}

/** Writes variants as choices with surcharges; adds notes about what they cannot express. */
export function writeOffer(product: ForeignProduct, headings: Headings, notes: Note[]): Offer {
  const options = limitOptions(product, notes)
  const offered = product.variants.flatMap((variant) => {
    const values = options.map(({ names }, at) => {
      const value = variant.values[at] ?? null
      return value === null ? null : names.get(value.toLowerCase())
    })
    // Variants of a value beyond the limit are left out.
    return values.some((value) => value === undefined)
      ? []
      : { ...variant, values: values.map((value) => value ?? null) }
  })
  describeCombinations(options, offered, notes)
  const prices = describePrices(offered.flatMap(readPrices))
  if (prices !== null) describeDoubts(prices, headings, notes)
  return {
    choices: options.map(({ name, names }, at) => ({
      name,
      values: [...names.values()].map((value) => ({
        name: value,
        surcharge: writeSurcharge(prices?.surcharges[at]?.get(value)),
      })),
    })),
    shownValues: findShownValues(options, offered),
    priceCells: headings.price ? writePrices(prices, product.variants) : {},
  }
}

interface LimitedOption {
  name: string
  /** Values by their names in lower case. */
  names: ReadonlyMap<string, string>
}

/** Leaves out the values that exceed a limit, and options beyond the last possible one. */
function limitOptions({ options }: ForeignProduct, notes: Note[]): LimitedOption[] {
  const max = MAX_PRODUCT_CHOICES
  const left = options.slice(max).map(({ name }) => `“${name}”`)
  if (left.length > 0) notes.push(message('results.choicesCut', { names: left.join(', '), max }))
  return options.slice(0, max).map(({ name, values }) => {
    const names = new Map<string, string>()
    for (const value of values)
      if (!names.has(value.toLowerCase()))
        names.set(value.toLowerCase(), cutText(value, limits.line))
    if (names.size > MAX_CHOICE_VALUES)
      notes.push(message('results.valuesCut', { name, count: names.size, max: MAX_CHOICE_VALUES }))
    return {
      name: cutText(name, limits.line),
      names: new Map([...names].slice(0, MAX_CHOICE_VALUES)),
    }
  })
}

/** Visitors can combine all values of choices, which the other shop may not have offered. */
function describeCombinations(
  options: readonly LimitedOption[],
  variants: readonly ForeignVariant[],
  notes: Note[],
): void {
  if (options.length < 2 || variants.some(({ values }) => values.includes(null))) return
  const possible = options.reduce((product, { names }) => product * names.size, 1)
  const count = new Set(variants.map(({ values }) => JSON.stringify(values))).size
  if (count >= possible) return
  const names = options.map(({ name }) => `“${name}”`).join(', ')
  notes.push(message('results.combinationsMissing', { names, count, possible }))
}

function readPrices({ values, price, salePrice }: ForeignVariant): PricedVariant[] {
  const [higher, lower] = [readDecimal(price), readDecimal(salePrice)]
  if (higher === null) return []
  const whole = hundredthsOf(higher)
  const reduced = lower === null ? whole : hundredthsOf(lower)
  return reduced < whole
    ? [{ values, price: reduced, before: whole }]
    : [{ values, price: whole, before: null }]
}

function writePrices(
  prices: ProductPrices | null,
  variants: readonly ForeignVariant[],
): Record<string, string> {
  // A price that cannot be read makes the row invalid.
  const unreadable = variants.find(({ price }) => price !== '' && readDecimal(price) === null)
  if (prices === null || unreadable !== undefined)
    return { price: unreadable?.price ?? '', salePrice: '', priceIsFrom: 'no' }
  return {
    price: decimalOf(prices.price),
    salePrice: prices.salePrice === null ? '' : decimalOf(prices.salePrice),
    priceIsFrom: prices.isFrom ? 'yes' : 'no',
  }
}

function writeSurcharge(amount = 0): string {
  return amount === 0 ? '' : decimalOf(amount)
}

function describeDoubts(prices: ProductPrices, headings: Headings, notes: Note[]): void {
  const column = headings.price?.heading ?? ''
  const price = decimalOf(prices.salePrice ?? prices.price)
  if (prices.isFrom) notes.push(message('results.lowestPriceTaken', { column, price }))
  if (prices.isSaleLeftOut)
    notes.push(
      message('results.formerPricesLeftOut', { column: headings.salePrice?.heading ?? column }),
    )
}

/**
 * The value that each photo shows: of the first option of which all variants with this photo have
 * the same value.
 */
function findShownValues(
  options: readonly LimitedOption[],
  variants: readonly ForeignVariant[],
): ForeignRow['shown'] {
  const byImage = Map.groupBy(
    variants.filter(({ image }) => image !== ''),
    ({ image }) => image,
  )
  const shown = new Map<string, { choice: string; value: string }>()
  if (byImage.size < 2) return shown
  for (const [image, own] of byImage)
    for (const [at, { name }] of options.entries()) {
      const [value = null, ...others] = new Set(own.map(({ values }) => values[at]))
      if (value === null || others.length > 0) continue
      shown.set(image, { choice: name, value })
      break
    }
  return shown
}
