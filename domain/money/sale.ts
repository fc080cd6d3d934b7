/** Sale of a product: its price, and its end in ISO 8601 UTC; each empty if not set. */
interface Sale {
  salePrice: string
  saleUntil: string
}

/**
 * The product as it is offered at a time, in ISO 8601 UTC: without sale price and end once the sale
 * is over. The end is the first moment without the sale price.
 */
export function offeredAt<P extends Sale>(product: P, at: string): P {
  const isOver = product.saleUntil !== '' && product.saleUntil <= at
  return isOver ? { ...product, salePrice: '', saleUntil: '' } : product
}
