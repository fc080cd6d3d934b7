import type { Product } from '../../../domain/api/products.ts'

export function nameOf({ name }: Pick<Product, 'name'>): string {
  return name || 'Product without a name'
}

export function countOf(products: Product[]): string {
  return products.length === 1 ? '1 product' : `${products.length} products`
}
