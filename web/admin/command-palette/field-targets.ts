import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/field-types.ts'
import { fieldHash } from '../content/screens/field-url.ts'
import type { ContentScreens } from '../content/screens/screen-definition.ts'
import { allScreens, contentScreens } from '../content/screens/screens.ts'
import type { IconName } from '../ui/icon.tsx'
import { fieldAliases } from './field-aliases.ts'

/** Search entry for a field, a setting or a section of a screen. */
export interface FieldTarget {
  label: string
  /** Label of the screen that contains it. */
  hint: string
  icon: IconName
  /** URL of the screen without the hash that names the field. */
  address: string
  to: string
  /** Synonyms in lower case. */
  aliases: string
}

const MAX_FOUND = 8

/**
 * Every field of the forms, from the declarations. If a form is open at `pathname`, its fields lead
 * there.
 */
export function listFields(pathname: string): FieldTarget[] {
  const fields = contentScreens.flatMap((screens) => {
    const { type, label: hint, icon, layout } = screens
    return fieldsOf(type).flatMap(([name, field]) => {
      const address = layout.elsewhere[name] ?? formAddress(screens, pathname)
      const aliases = fieldAliases[`${type.table}.${name}`] ?? ''
      return namesIn(name, field, hint).map((one) => ({
        ...one,
        icon,
        address,
        to: address + fieldHash(one.name),
        aliases,
      }))
    })
  })
  const parts = allScreens.flatMap(({ parts = {}, label: hint, icon, address }) =>
    Object.entries(parts).map(([name, label]) => ({
      label,
      hint,
      icon,
      address,
      to: address + fieldHash(name),
      aliases: fieldAliases[`${address.slice('/admin/'.length)}.${name}`] ?? '',
    })),
  )
  return [...fields, ...parts]
}

/** Fields whose label or synonyms contain all words, best match first. */
export function findFields(fields: readonly FieldTarget[], words: string): FieldTarget[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const ranked = fields.map((field) => ({ field, rank: rankOf(field, wanted) }))
  return ranked
    .filter(({ rank }) => rank < ranks.length)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_FOUND)
    .map(({ field }) => field)
}

/** Ranks, best match first. */
const ranks: ((label: string, aliases: string, wanted: string) => boolean)[] = [
  (label, _, wanted) => label === wanted,
  (label, _, wanted) => label.startsWith(wanted),
  (_, aliases, wanted) => ` ${aliases}`.includes(` ${wanted}`),
  (label, _, wanted) => ` ${label}`.includes(` ${wanted}`),
  (label, aliases, wanted) =>
    wanted.split(/\s+/).every((word) => `${label} ${aliases}`.includes(word)),
]

function rankOf({ label, aliases }: FieldTarget, wanted: string): number {
  const rank = ranks.findIndex((matches) => matches(label.toLowerCase(), aliases, wanted))
  return rank === -1 ? ranks.length : rank
}

/** Labels of a field: its own, or those of the known texts that it contains. */
function namesIn(name: string, field: Field, screen: string) {
  if (field.kind !== 'texts') return [{ name, label: field.label, hint: screen }]
  return Object.entries(field.known).map(([id, { label, part }]) => ({
    name: `${name}.${id}`,
    label,
    hint: `${screen}, ${part}`,
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
