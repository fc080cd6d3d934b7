import { swapName } from '../../../../domain/api/wire-names.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { contentTypes } from '../../../../domain/content/content-types.ts'
import type { Layout, Section } from '../../forms/form-layout.ts'
import type { FieldHints } from '../../forms/widgets/widget.ts'
import type { DeclaredPath } from '../../languages/admin-messages.ts'
import type { IconName } from '../../ui/icon.tsx'

/** Groups of the menu. */
export type GroupName = 'manageStore' | 'texts' | 'shop'

/** Screen of the admin in its menu. */
export interface Screen {
  label: DeclaredPath
  address: string
  icon: IconName
  /** Section of the menu, from top to bottom. */
  part: 'today' | 'site' | 'shop' | 'foot'
  /** Visible to owners only. */
  access?: 'owner'
  /** Screens of one group share a collapsible entry of the menu. */
  group?: GroupName
  /** Searchable sections of the screen besides the fields of a type: URL hash to path of the label. */
  parts?: Readonly<Record<string, DeclaredPath>>
  /** Further paths below its URL; `:id` is a record. */
  below?: readonly string[]
}

/** Presentation of records that refer to one that is about to be deleted. */
interface Referring {
  icon: IconName
  /** Relation to the record; default `has`. */
  relation?: 'relatedTo' | 'offeredOn' | 'shownIn'
  /** URL of the filtered list of records that refer to an id; by default the whole list. */
  found?: (id: string) => string
}

export interface ContentScreens<T extends ContentType = ContentType> extends Screen {
  type: T
  /**
   * Place of the form: a dialog, a page below the screen (`add` and `:id`, or `edit` of a single
   * record), or the screen itself.
   */
  form: 'dialog' | 'page' | 'screen'
  layout: Layout
  /** Path of the word for one record beside the page that shows it; default the type's. */
  noun?: DeclaredPath
  /** Public page that shows its records, if it is a single one. */
  site?: string
  /** Presentation by field that refers to records: by itself, or by an id in its entries. */
  referring?: Readonly<Record<string, Referring>>
}

type ReferenceName<T extends ContentType> = {
  [Name in keyof T['fields']]: T['fields'][Name] extends { kind: 'reference' | 'references' }
    ? Name
    : T['fields'][Name] extends { kind: 'records'; entries: infer Entries }
      ? Extract<Entries[keyof Entries], { kind: 'id' }> extends never
        ? never
        : Name
      : never
}[keyof T['fields']]
/** Requires a presentation for every reference field of a type at compile time. */
type EveryReferenceShown<T extends ContentType> = [ReferenceName<T>] extends [never]
  ? { referring?: never }
  : { referring: Readonly<Record<ReferenceName<T>, Referring>> }

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

interface Description<T extends ContentType, S, L extends string>
  extends Omit<ContentScreens<T>, 'type' | 'label' | 'referring' | 'layout'> {
  /** Sections of the form, each with the fields of its rows. */
  sections: S
  /** Fields that are on another screen, with its path. */
  elsewhere?: Readonly<Record<L, string>>
  hints?: { [K in FieldName<T>]?: FieldHints }
}

/**
 * Screens of a type, with the layout of its form. Unknown field names do not compile, nor does a
 * field that is in no section and on no other screen.
 */
export function describeScreens<
  T extends ContentType,
  const S extends readonly SectionOf<T>[],
  const L extends FieldName<T> = never,
>(
  type: T,
  description: Description<T, S, L> & EveryReferenceShown<T> & EveryFieldPlaced<Unplaced<T, S, L>>,
): ContentScreens<T>
export function describeScreens(
  type: ContentType,
  {
    sections,
    hints = {},
    elsewhere = {},
    ...screen
  }: Description<ContentType, readonly SectionOf<ContentType>[], string>,
): ContentScreens {
  const withKeys = sections.map((section) => ({
    ...section,
    key: `sections.${type.table}.${section.id}` as const,
  }))
  const layout = { sections: withKeys, hints, elsewhere }
  return { type, label: `types.${type.table}.many`, ...screen, layout }
}

/** Every path of a screen, including those of its forms. */
export function addressesOf(screen: Screen | ContentScreens): string[] {
  const forms = 'form' in screen && screen.form === 'page' ? pagesOf(screen) : []
  const below = [...forms, ...(screen.below ?? [])]
  return [screen.address, ...below.map((path) => `${screen.address}/${path}`)]
}

function pagesOf({ type }: ContentScreens): string[] {
  if (type.single) return ['edit']
  // Pictures are added by dropping files, without a form.
  return type.operations.includes('create') ? ['add', ':id'] : [':id']
}

const fieldHashPrefix = '#field-'

export function fieldHash(name: string): string {
  return fieldHashPrefix + encodeURIComponent(name)
}

/** Field of a URL hash, which may have the API's name for it; empty if it names none. */
export function fieldIn(hash: string): string {
  if (!hash.startsWith(fieldHashPrefix)) return ''
  try {
    const name = decodeURIComponent(hash.slice(fieldHashPrefix.length))
    const type = contentTypes.find(({ wireNames = {} }) => Object.values(wireNames).includes(name))
    return type === undefined ? name : swapName(type, name)
  } catch {
    return ''
  }
}
