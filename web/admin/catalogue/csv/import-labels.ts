import type { ImportAction } from '../../../../domain/api/products.ts'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import { product } from '../../../../domain/content/product.ts'

export const actionLabels: Record<ImportAction, string> = {
  create: 'Will be added',
  update: 'Will change',
  unchanged: 'Unchanged',
  invalid: 'Has errors',
}

/** Label of a column in the product form. */
export function columnLabels(column: string): string {
  if (column === 'category') return 'Category'
  if (column === '_id') return 'Product'
  if (column === 'row') return 'Row'
  return fieldsOf(product).find(([name]) => name === column)?.[1].label ?? column
}

export function describeCell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join('; ')
  return value === null || value === undefined ? '' : String(value)
}

export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
