import { shortlist } from './shortlist.ts'
import type { StoredProduct } from './stored-products.ts'

/** A product on the visitor's shortlist gets the latest selection; others are not added. */
export function keepSelection(product: StoredProduct): void {
  const products = shortlist.read()
  if (products.every(({ _id }) => _id !== product._id)) return
  shortlist.write(products.map((other) => (other._id === product._id ? product : other)))
}
