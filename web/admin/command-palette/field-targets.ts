import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/field-types.ts'
import { fieldHash } from '../content/screens/field-url.ts'
import type { ContentScreens } from '../content/screens/screen-definition.ts'
import { allScreens, contentScreens } from '../content/screens/screens.ts'
import type { SearchableTarget } from './target.ts'
import { aliasesOf } from './target-aliases.ts'

/** Search entry for a field, a setting or a section of a screen. */
export interface FieldTarget extends SearchableTarget {
  /** Label of the screen that contains it. */
  hint: string
  /** URL of the screen without the hash that names the field. */
  address: string
  to: string
}

/**
 * Every field of the forms, from the declarations. If a form is open at `pathname`, its fields lead
 * there.
 */
export function listFields(pathname: string): FieldTarget[] {
  const fields = contentScreens.flatMap((screens) => {
    const { type, label: hint, icon, layout } = screens
    return fieldsOf(type).flatMap(([name, field]) => {
      const address = layout.elsewhere[name] ?? formAddress(screens, pathname)
      return textsIn(name, field, hint).map(({ name: path, ...texts }) => {
        const id = `${type.table}.${path}`
        return {
          id,
          ...texts,
          icon,
          address,
          to: address + fieldHash(path),
          aliases: aliasesOf(id),
        }
      })
    })
  })
  const parts = allScreens.flatMap(({ parts = {}, label: hint, icon, address }) =>
    Object.entries(parts).map(([name, label]) => {
      const id = `${address.slice('/admin/'.length)}.${name}`
      return {
        id,
        label,
        hint,
        icon,
        address,
        to: address + fieldHash(name),
        aliases: aliasesOf(id),
      }
    }),
  )
  return [...fields, ...parts].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Tables of the fields that owners look for most; they come first among equal matches. */
const sought = ['product', 'contact', 'settings', 'account']

function placeOf({ id }: FieldTarget): number {
  const place = sought.indexOf(id.slice(0, id.indexOf('.')))
  return place === -1 ? sought.length : place
}

/** Label of a field, or those of the known texts that it contains. */
function textsIn(name: string, field: Field, screen: string) {
  if (field.kind !== 'texts') return [{ name, label: field.label, hint: screen }]
  return Object.entries(field.known).map(([id, { label, part, defaultText }]) => ({
    name: `${name}.${id}`,
    label,
    hint: `${screen}, ${part}`,
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
  if (!pathname.startsWith(`${address}/`)) return false
  const path = pathname.slice(address.length + 1).replace(/\/$/, '')
  return path !== '' && !path.includes('/') && !below.includes(path)
}
