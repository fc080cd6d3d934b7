/** An amount, or a share in per cent. */
export interface Discount {
  kind: string
  /** Normalised decimal. */
  value: string
}

/** Line of a quotation; amounts are normalised decimals. */
interface SummedLine {
  /** With at most two decimal places; null for none yet. */
  quantity: number | null
  price: string
  /** Discount of the line; an amount is for all its pieces. */
  discount: Discount | null
}

/** Fields of a quotation that its sums follow from. */
export interface Summed {
  lines: readonly SummedLine[]
  /** Discount of the whole. */
  discount: Discount | null
  /** Empty for none. */
  delivery: string
  advancePercent: number | null
}

/** Sums of a quotation in amounts of the form `A`. */
interface SumsIn<A> {
  /** Sum of each line after its discount, in order. */
  lines: A[]
  /** Sum of the lines. */
  subtotal: A
  /** Amount that the discount of the whole takes off. */
  discount: A
  delivery: A
  total: A
  advance: A
}

/** Normalised decimals with the places of the currency. */
export type Sums = SumsIn<string>

/** Pieces, metres or hours of one line. */
export const MAX_QUANTITY = 10_000
/** Share of a discount, and of the advance. */
export const MAX_PERCENT = 100

/** Decimal places of amounts as they are typed, and of quantities and shares. */
const INPUT_PLACES = 2

/** Decimal places that amounts of a currency are written with: two for the rupee, none for the yen. */
export function placesOf(currency: string): number {
  const known = knownPlaces.get(currency)
  if (known !== undefined) return known
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const places = options.maximumFractionDigits ?? INPUT_PLACES
  knownPlaces.set(currency, places)
  return places
}

/** Cached: creating a formatter costs many times what using it does. */
const knownPlaces = new Map<string, number>()

/**
 * Exact sums: quantity × price − discount of each line, rounded half up once; summed; minus the
 * rounded discount of the whole; plus delivery; the advance is a rounded share of the total.
 */
export function sumUp(quotation: Summed, currency: string): Sums {
  const places = placesOf(currency)
  const { lines, ...sums } = minorSums(quotation, places)
  const write = (minor: bigint) => decimalOfMinor(minor, places)
  return {
    lines: lines.map(write),
    subtotal: write(sums.subtotal),
    discount: write(sums.discount),
    delivery: write(sums.delivery),
    total: write(sums.total),
    advance: write(sums.advance),
  }
}

/** Sum of amounts of a currency. */
export function addAmounts(decimals: readonly string[], currency: string): string {
  const places = placesOf(currency)
  const sum = decimals.reduce((minor, decimal) => minor + minorOf(decimal, places), 0n)
  return decimalOfMinor(sum, places)
}

/** Sums in the smallest unit of the currency; negative where discounts are too high. */
export function minorSums(quotation: Summed, places: number): SumsIn<bigint> {
  const lines = quotation.lines.map((line) => lineSum(line, places))
  const subtotal = lines.reduce((sum, line) => sum + line, 0n)
  const discount = discountOf(subtotal, quotation.discount, places)
  const delivery = round(hundredths(quotation.delivery), INPUT_PLACES, places)
  const total = subtotal - discount + delivery
  const advance = shareOf(total, hundredths(String(quotation.advancePercent ?? 0)))
  return { lines, subtotal, discount, delivery, total, advance }
}

function lineSum({ quantity, price, discount }: SummedLine, places: number): bigint {
  // Two places of the quantity and two of the price.
  const gross = hundredths(String(quantity ?? 0)) * hundredths(price)
  if (discount === null) return round(gross, 2 * INPUT_PLACES, places)
  const value = hundredths(discount.value)
  return discount.kind === 'percent'
    ? round(gross * (WHOLE - value), 2 * INPUT_PLACES + PERCENT_PLACES, places)
    : round(gross - value * HUNDRED, 2 * INPUT_PLACES, places)
}

function discountOf(subtotal: bigint, discount: Discount | null, places: number): bigint {
  if (discount === null) return 0n
  const value = hundredths(discount.value)
  return discount.kind === 'percent' ? shareOf(subtotal, value) : round(value, INPUT_PLACES, places)
}

/** Rounded share of an amount; `percent` in hundredths of a per cent. */
function shareOf(minor: bigint, percent: bigint): bigint {
  return round(minor * percent, PERCENT_PLACES, 0)
}

const HUNDRED = 100n
/** 100 % in hundredths of a per cent. */
const WHOLE = 10_000n
/** Decimal places of a share in hundredths of a per cent. */
const PERCENT_PLACES = 4

/** Hundredths of a normalised decimal with at most two places; of an empty one 0. */
function hundredths(decimal: string): bigint {
  return minorOf(decimal, INPUT_PLACES)
}

/** Normalised decimal without its point, which has at most so many places; of an empty one 0. */
function minorOf(decimal: string, places: number): bigint {
  const [whole = '', rest = ''] = decimal.split('.')
  return BigInt(whole + rest.padEnd(places, '0'))
}

/** Changes the number of decimal places of a scaled number, rounding half up. */
function round(scaled: bigint, from: number, to: number): bigint {
  if (from <= to) return scaled * 10n ** BigInt(to - from)
  const divisor = 10n ** BigInt(from - to)
  // Doubled, so that the half is whole; BigInt division rounds towards zero.
  const doubled = 2n * scaled + divisor
  const quotient = doubled / (2n * divisor)
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient
}

/** Normalised decimal of an amount in the smallest unit: without places where it is whole. */
function decimalOfMinor(minor: bigint, places: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const rest = digits.slice(digits.length - places)
  const sign = minor < 0n ? '-' : ''
  return sign + (/[1-9]/.test(rest) ? `${whole}.${rest}` : whole)
}
