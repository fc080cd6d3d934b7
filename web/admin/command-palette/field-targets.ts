import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { type ContentScreens, fieldHash } from '../content/screens/screen-definition.ts'
import { allScreens, contentScreens } from '../content/screens/screens.ts'
import type { DeclaredPath } from '../languages/admin-messages.ts'
import type { IconName } from '../ui/icon.tsx'
import {
  type NamePaths,
  nameTarget,
  type SearchableTarget,
  type TargetLanguage,
} from './target-language.ts'

/** Search entry for a field, a setting or a section of a screen. */
export interface FieldTarget extends SearchableTarget {
  /** URL of the screen without the hash that names the field. */
  address: string
  to: string
}

/**
 * Every field of the forms, from the declarations. If a form is open at `pathname`, its fields lead
 * there.
 */
export function listFields(pathname: string, language: TargetLanguage): FieldTarget[] {
  const forms = contentScreens.filter(({ layout }) => layout.sections.length > 0)
  const fields = forms.flatMap((screens) => {
    const { type, icon, layout } = screens
    return fieldsOf(type).flatMap(([name, field]) => {
      const address = layout.elsewhere[name] ?? formAddress(screens, pathname)
      return textsIn(name, field, screens.label).map(({ path, body, ...names }) =>
        target({ id: `${type.table}.${path}`, names, body, icon, address, path }),
      )
    })
  })
  const parts = allScreens.flatMap(({ parts = {}, label: screen, icon, address }) =>
    Object.entries(parts).map(([path, label]) => {
      const id = `${address.slice('/admin/'.length)}.${path}`
      return target({ id, names: { label, places: [screen] }, icon, address, path })
    }),
  )
  return [...fields, ...parts].sort((one, other) => placeOf(one) - placeOf(other))

  function target({ id, names, body, icon, address, path }: FieldDescription): FieldTarget {
    const to = address + fieldHash(path)
    return { id, icon, address, to, ...(body && { body }), ...nameTarget(id, names, language) }
  }
}

interface FieldDescription {
  id: string
  names: NamePaths
  body?: string | undefined
  icon: IconName
  address: string
  /** Name of the field in the hash of its URL. */
  path: string
}

/** Tables of the fields that owners look for most; they come first among equal matches. */
const sought = ['product', 'contact', 'settings', 'account']

function placeOf({ id }: FieldTarget): number {
  const place = sought.indexOf(id.slice(0, id.indexOf('.')))
  return place === -1 ? sought.length : place
}

interface TextNames extends NamePaths {
  path: string
  body?: string
}

/** Label of a field, or those of the known texts that it contains. */
function textsIn(name: string, field: Field, screen: DeclaredPath): TextNames[] {
  if (field.kind !== 'texts')
    return [{ path: name, label: `fields.${field.path}.label`, places: [screen] }]
  return Object.entries(field.known).map(([id, { group, defaultText }]) => ({
    path: `${name}.${id}`,
    label: `pageTexts.${id}`,
    places: [screen, `pageTextGroups.${group}`],
    body: defaultText,
  }))
}

/** URL of a type's form: the open one, that of the single record, or that of a new record. */
function formAddress(screens: ContentScreens, pathname: string): string {
  const { type, form, address } = screens
  if (form !== 'page') return address
  if (type.single) return `${address}/edit`
  return isForm(screens, pathname) ? pathname : `${address}/add`
}

function isForm({ address, below = [] }: ContentScreens<ContentType>, pathname: string): boolean {
  const path = pathBelow(address, pathname)
  return path !== '' && !path.includes('/') && !below.includes(path)
}

/** Id of the product whose form or view is on the screen; null on every other screen. */
export function productOnScreen(pathname: string): string | null {
  const { address, below = [] } = productScreens
  const path = pathBelow(address, pathname)
  const isOther = path === 'add' || below.includes(path)
  const id = path.replace(/^view\//, '')
  return isOther || id === '' || id.includes('/') ? null : id
}

/** Path below that of a screen; empty for the screen itself and on others. */
function pathBelow(address: string, pathname: string): string {
  if (!pathname.startsWith(`${address}/`)) return ''
  return pathname.slice(address.length + 1).replace(/\/$/, '')
}
