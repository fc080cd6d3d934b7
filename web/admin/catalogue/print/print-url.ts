import { MAX_CHOSEN, type Product } from '../../../../domain/api/products.ts'

export const sheetPath = '/admin/manage-store/products/sheet'

/** Where some products are printed, as many as an address has room for. */
export function sheetAddress(products: Product[]): string {
  const ids = products.slice(0, MAX_CHOSEN).map(({ _id }) => _id)
  return `${sheetPath}?ids=${ids.join(',')}`
}
