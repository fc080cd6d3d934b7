import { MAX_CHOSEN, type Product } from '../../../../domain/api/products.ts'

export const sheetPath = '/admin/manage-store/products/sheet'

/** URL of the print sheet for the first `MAX_CHOSEN` products. */
export function sheetAddress(products: Product[]): string {
  const ids = products.slice(0, MAX_CHOSEN).map(({ _id }) => _id)
  return `${sheetPath}?ids=${ids.join(',')}`
}
