import type { FieldHints } from './widgets/widget.ts'

export interface Section {
  id: string
  /** Key of its texts in the catalogue: `title`, `lead` if it has one, and the name of its `link`. */
  key: `sections.${string}`
  /** Path of a screen that belongs to the section. */
  link?: string
  /** Shows the search result that its fields make. */
  hasSearchResult?: true
  /** Shown only while a field has one of these values. */
  when?: { field: string; is: readonly string[] }
  /** Fields of each row; most rows have one. */
  rows: readonly (readonly string[])[]
}

export interface Layout {
  sections: readonly Section[]
  hints: Readonly<Record<string, FieldHints | undefined>>
  /** Fields that are on another screen, with its path. */
  elsewhere: Readonly<Record<string, string>>
}
