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
 * null. One unknown value follows from the price of its variant. Where each variant has several, that
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
  const unknownOf = ({ values }: FittedVariant) =>
    values.flatMap((value, option) =>
      value === null || surcharges[option]?.has(value) ? [] : { value, option },
    )
  for (const { value, option } of unknownOf(base)) surcharges[option]?.set(value, 0)
  /** Sets the unknown values of a variant; false if all are known and miss its price. */
  function settle({ values, price }: FittedVariant, unknown: ReturnType<typeof unknownOf>) {
    const rest = values.reduce(
      (sum, value, option) => sum - (surcharges[option]?.get(value ?? '') ?? 0),
      price - basePrice,
    )
    for (const [index, { value, option }] of unknown.entries())
      surcharges[option]?.set(value, index === unknown.length - 1 ? rest : 0)
    return unknown.length > 0 || rest === 0
  }
  for (let open = variants; open.length > 0; ) {
    const further: FittedVariant[] = []
    for (const variant of open) {
      const unknown = unknownOf(variant)
      if (unknown.length > 1) further.push(variant)
      else if (!settle(variant, unknown)) return null
    }
    if (further.length === open.length) {
      const next = further.reduce((best, one) =>
        unknownOf(one).length < unknownOf(best).length ? one : best,
      )
      settle(next, unknownOf(next))
    }
    open = further
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
