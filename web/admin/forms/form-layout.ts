import type { ContentType } from '../../../domain/content/content-type.ts'
import type { FieldHints } from './widgets/widget.ts'

export interface Section {
  id: string
  /** Key of its texts in the catalogue: `title`, `lead` if it has one, and the name of its `link`. */
  key: `sections.${string}`
  /** Path of a screen that belongs to the section. */
  link?: string
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

type FieldName<T extends ContentType> = keyof T['fields'] & string
type SectionOf<T extends ContentType> = Omit<Section, 'key'> & {
  rows: readonly (readonly FieldName<T>[])[]
  when?: { field: FieldName<T> }
}
type Unplaced<T extends ContentType, S extends readonly SectionOf<T>[], L> = Exclude<
  FieldName<T>,
  S[number]['rows'][number][number] | L
>
/** Requires an impossible property, so that the compiler names the fields without a place. */
type EveryFieldPlaced<Forgotten> = [Forgotten] extends [never]
  ? unknown
  : { fieldsThatNoSectionPlaces: Forgotten }

interface LayoutOf<T extends ContentType, S, L extends string> {
  sections: S
  /** Fields that are on another screen, with its path. */
  elsewhere?: Readonly<Record<L, string>>
  hints?: { [K in FieldName<T>]?: FieldHints }
}

/**
 * Layout of a type's form. Unknown field names do not compile, nor does a field that is in no
 * section and on no other screen.
 */
export function layOut<
  T extends ContentType,
  const S extends readonly SectionOf<T>[],
  const L extends FieldName<T> = never,
>(
  { table }: T,
  { sections, hints, elsewhere }: LayoutOf<T, S, L> & EveryFieldPlaced<Unplaced<T, S, L>>,
): Layout {
  return {
    sections: sections.map((section) => ({ ...section, key: `sections.${table}.${section.id}` })),
    hints: { ...hints },
    elsewhere: { ...elsewhere },
  }
}
