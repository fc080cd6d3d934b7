import type { Note } from './foreign-row.ts'
import type { Column } from './foreign-table.ts'

/** Product of a foreign table, as the modules of the vendors read it. */
export interface ForeignProduct {
  /** Number of its first row. */
  row: number
  key: string | null
  oldPaths: string[]
  /** Cells by our columns, but for those that the properties below fill. */
  cells: Record<string, string>
  /** Entries of lists by our columns. */
  lists: Record<string, string[]>
  /** As HTML, in parts. */
  description: { column: Column; html: string; keepsLines: boolean }[]
  options: ForeignOption[]
  variants: ForeignVariant[]
  images: { url: string; alt: string }[]
  notes: Note[]
}

export interface ForeignOption {
  name: string
  values: string[]
}

export interface ForeignVariant {
  /** Value of each option; null for any. */
  values: readonly (string | null)[]
  price: string
  /** Lower than the price, or empty. */
  salePrice: string
  image: string
}

/** Columns of the file that notes name, by our columns. */
export type Headings = Readonly<Record<string, Column | null>>
