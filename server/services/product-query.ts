import { z } from 'zod'
import { stages } from '../../domain/content/stage.ts'
import { productSorts } from '../../domain/shop.ts'

/** What is asked of the products; also what one thread asks another. */
export const productQuery = z.object({
  skip: z.number().optional(),
  /** 0 or absent: all. */
  limit: z.number().optional(),
  q: z.string().optional(),
  /** Whether one of the words is enough. */
  isLoose: z.boolean().optional(),
  /** A category's id. */
  category: z.string().optional(),
  tag: z.string().optional(),
  material: z.string().optional(),
  /** In millimetres: only the products that are known to be no wider, or no higher. */
  maxWidth: z.number().optional(),
  maxHeight: z.number().optional(),
  /** Only the products in Something Unique, or only the others. */
  unique: z.boolean().optional(),
  /** Absent: what visitors see, which is what is live. All the others are administrators' business. */
  stage: z.enum([...stages, 'any']).optional(),
  /** Absent: as an administrator arranged them; for visitors with what is sold behind the rest. */
  sort: z.enum(productSorts).optional(),
})
export type ProductQuery = z.infer<typeof productQuery>

/**
 * Whether a list has what is sold behind the rest. One that an administrator asks for by its stage has not, nor
 * has a showcase.
 */
export function endsWithSold({ stage, unique, sort }: ProductQuery): boolean {
  return stage === undefined && unique === undefined && sort === undefined
}

/** The products of a page, in order, and how many there are on all pages. */
export const foundProducts = z.object({
  ids: z.array(z.string()),
  total: z.number(),
  /** The words that were searched for, where they are not those that were asked for. */
  corrected: z.string().optional(),
  /** Of a query that asks for sizes: how many it leaves out because theirs cannot be read. */
  unsized: z.number().optional(),
})
export type FoundProducts = z.infer<typeof foundProducts>
