import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Layout } from '../../forms/form-layout.ts'
import type { IconName } from '../../ui/icon.tsx'

/** A screen of the back office that its menu leads to. */
export interface Screen {
  label: string
  address: string
  icon: IconName
  /** Where in the menu: with what visitors see, or with the shop's own affairs. */
  part: 'site' | 'shop'
  /** Only owners see it. */
  access?: 'owner'
  /** Screens of one group stand together in the menu, folded away behind its name. */
  group?: string
  /** What can be looked for on it beside the fields of a type, by the name in its address. */
  parts?: Readonly<Record<string, string>>
  /** What else stands below its address; `:id` is a record. */
  below?: readonly string[]
}

/** How the records that refer to another one are shown where that one is to be deleted. */
interface Referring {
  icon: IconName
  /** What stands before how many there are; `Has` unless told. */
  verb?: string
  /** Where those that refer to the record of this id stand in their list; without it, the list. */
  found?: (id: string) => string
}

/** How the records of a content type are looked after. */
export interface ContentScreens<T extends ContentType = ContentType> extends Screen {
  type: T
  /**
   * Where the form opens: above the screen, on a page below it (`add` and `:id`, or `edit` of a single
   * record), or the screen is the form.
   */
  form: 'dialog' | 'page' | 'screen'
  layout: Layout
  /** Where visitors see its records, if that is one page. */
  site?: string
  /** By its fields of the kinds `reference` and `references`. */
  referring?: Readonly<Record<string, Referring>>
}

type ReferenceName<T extends ContentType> = {
  [Name in keyof T['fields']]: T['fields'][Name] extends { kind: 'reference' | 'references' }
    ? Name
    : never
}[keyof T['fields']]
/** A type that refers to another does not compile before it says how that is shown. */
type EveryReferenceShown<T extends ContentType> = [ReferenceName<T>] extends [never]
  ? { referring?: never }
  : { referring: Readonly<Record<ReferenceName<T>, Referring>> }

export function describeScreens<T extends ContentType>(
  type: T,
  description: Omit<ContentScreens<T>, 'type' | 'label' | 'referring'> & EveryReferenceShown<T>,
): ContentScreens<T> {
  return { type, label: type.labels.many, ...description }
}

/** Every address of a screen, those of its forms among them. */
export function addressesOf(screen: Screen | ContentScreens): string[] {
  const forms = 'form' in screen && screen.form === 'page' ? pagesOf(screen) : []
  const below = [...forms, ...(screen.below ?? [])]
  return [screen.address, ...below.map((path) => `${screen.address}/${path}`)]
}

function pagesOf({ type }: ContentScreens): string[] {
  return type.single ? ['edit'] : ['add', ':id']
}
