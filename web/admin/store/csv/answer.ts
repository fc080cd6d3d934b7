import { z } from 'zod'
import { fieldsOf } from '../../../../domain/content/define.ts'
import { product } from '../../../../domain/content/product.ts'

const action = z.enum(['create', 'update', 'unchanged', 'invalid'])
export type RowAction = z.infer<typeof action>

const row = z.object({
  row: z.number(),
  action,
  _id: z.string().optional(),
  name: z.string(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).optional(),
  errors: z.record(z.string(), z.string()).optional(),
})
export type ImportRow = z.infer<typeof row>

export const importAnswer = z.object({
  message: z.string(),
  rows: z.array(row),
  counts: z.record(action, z.number()),
  notes: z.array(z.string()),
})
export type Plan = z.infer<typeof importAnswer>

export const actionWords: Record<RowAction, string> = {
  create: 'To add',
  update: 'To change',
  unchanged: 'Unchanged',
  invalid: 'Not right',
}

/** What a column is called in the product's form. */
export function columnWords(column: string): string {
  if (column === 'category') return 'Category'
  if (column === '_id') return 'Product'
  if (column === 'row') return 'Row'
  return fieldsOf(product).find(([name]) => name === column)?.[1].label ?? column
}

export function cellWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join('; ')
  return value === null || value === undefined ? '' : String(value)
}

export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
