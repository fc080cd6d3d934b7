import { swapName } from '../api/wire-names.ts'
import { product } from '../content/product.ts'

/** Column of a field in tables of products: the API's name of it, but for the category. */
export function columnOf(name: string): string {
  return name === 'category' ? name : swapName(product, name)
}
