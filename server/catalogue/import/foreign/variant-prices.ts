/** Variant of a foreign product, with amounts in hundredths. */
export interface PricedVariant {
  /** Value of each option; null where the variant is of any. */
  values: readonly (string | null)[]
  /** Price in force. */
  price: number
  /** Higher price before a sale. */
  before: number | null
}

/** Prices of a product whose values have surcharges, in hundredths. */
export interface ProductPrices {
  price: number
  salePrice: number | null
  /** True if the variants cost more by no rule that surcharges can express. */
  isFrom: boolean
  /** Surcharge of each value, by option. */
  surcharges: ReadonlyMap<string, number>[]
  /** True if the prices before a sale were left out, because the variants are reduced differently. */
  isSaleLeftOut: boolean
}

/**
 * Expresses the prices of all combinations as one price and a surcharge per value. If they do not
 * add up, the lowest one is a “from” price.
 */
export function describePrices(variants: readonly PricedVariant[]): ProductPrices | null {
  const cheapest = cheapestOf(variants)
  if (cheapest === undefined) return null
  const count = cheapest.values.length
  const discounts = new Set(variants.map(({ price, before }) => (before ?? price) - price))
  const [discount = 0, ...others] = discounts
  const isSaleLeftOut = others.length > 0
  const fitted = fitSurcharges(
    variants.map(({ values, price, before }) => ({
      values,
      price: isSaleLeftOut ? price : (before ?? price),
    })),
    count,
  )
  if (fitted === null || fitted.price < discount) {
    const { price, before } = cheapest
    const surcharges = cheapest.values.map(() => new Map())
    return {
      price: before ?? price,
      salePrice: before === null ? null : price,
      isFrom: true,
      surcharges,
      isSaleLeftOut: false,
    }
  }
  const isOnSale = !isSaleLeftOut && discount > 0
  return {
    ...fitted,
    salePrice: isOnSale ? fitted.price - discount : null,
    isFrom: false,
    isSaleLeftOut,
  }
}

function cheapestOf<V extends { price: number }>(variants: readonly V[]): V | undefined {
  return variants.toSorted((one, other) => one.price - other.price)[0]
}

type FittedVariant = Pick<PricedVariant, 'values' | 'price'>

/**
 * Solves `price + surcharges of the values = price of the variant` for all variants, or returns
 * null. One unknown value follows from the price of its variant. Where each variant has several, one
 * with the fewest is next, of which all but the last are free to be zero.
 */
function fitSurcharges(
  variants: readonly FittedVariant[],
  count: number,
): { price: number; surcharges: Map<string, number>[] } | null {
  const base = cheapestOf(variants)
  if (base === undefined) return null
  const basePrice = base.price
  const surcharges = Array.from({ length: count }, () => new Map<string, number>())
  const owners = surcharges.map((_, option) =>
    Map.groupBy(variants, ({ values }) => values[option] ?? null),
  )
  const unknown = new Map(
    variants.map((one) => [one, one.values.filter((value) => value !== null).length]),
  )
  /** Variants by the number of their unknown values, and by former ones. */
  const waiting = Array.from({ length: count + 1 }, (): FittedVariant[] => [])
  for (const [variant, size] of [...unknown].reverse()) waiting[size]?.push(variant)

  function set(option: number, value: string, surcharge: number): void {
    surcharges[option]?.set(value, surcharge)
    for (const owner of owners[option]?.get(value) ?? []) {
      const left = (unknown.get(owner) ?? 0) - 1
      unknown.set(owner, left)
      waiting[left]?.push(owner)
    }
  }
  /** Sets the unknown values of a variant; false if all are known and miss its price. */
  function settle({ values, price }: FittedVariant): boolean {
    let rest = price - basePrice
    const open: [option: number, value: string][] = []
    for (const [option, value] of values.entries()) {
      if (value === null) continue
      const surcharge = surcharges[option]?.get(value)
      if (surcharge === undefined) open.push([option, value])
      else rest -= surcharge
    }
    const last = open.pop()
    for (const [option, value] of open) set(option, value, 0)
    if (last !== undefined) set(...last, rest)
    return last !== undefined || rest === 0
  }

  for (const [option, value] of base.values.entries()) if (value !== null) set(option, value, 0)
  for (let size = 0; size <= count; ) {
    const variant = waiting[size]?.pop()
    if (variant === undefined) size += 1
    else if (unknown.get(variant) === size) {
      if (!settle(variant)) return null
      size = 0
    }
  }
  return withoutDiscounts(basePrice, surcharges, variants)
}

/** Surcharges are never negative: the least of each option moves into the price. */
function withoutDiscounts(
  base: number,
  surcharges: readonly Map<string, number>[],
  variants: readonly FittedVariant[],
): { price: number; surcharges: Map<string, number>[] } | null {
  const least = surcharges.map((own, option) => {
    const isAnyOffered = variants.some(({ values }) => values[option] === null)
    return Math.min(...own.values(), ...(isAnyOffered || own.size === 0 ? [0] : []))
  })
  const price = base + least.reduce((sum, amount) => sum + amount, 0)
  if (price < 0) return null
  return {
    price,
    surcharges: surcharges.map(
      (own, option) =>
        new Map([...own].map(([value, amount]) => [value, amount - (least[option] ?? 0)])),
    ),
  }
}
