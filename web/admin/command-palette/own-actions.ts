import type { IconName } from '../ui/icon.tsx'
import type { SearchableTarget } from './target.ts'
import { aliasesOf } from './target-aliases.ts'

/** Actions that run where they are chosen. */
export const ownActions = [
  action('undo', 'Undo', 'undo'),
  action('hide-product', 'Hide product', 'eyeOff'),
  action('show-product', 'Set product live', 'eye'),
  action('export-products', 'Export products', 'download'),
  action('make-backup', 'Make a backup', 'archive'),
  action('view-site', 'View site', 'external'),
  action('theme', 'Switch between light and dark', 'moon'),
  action('log-out', 'Log out', 'logout'),
] as const

export type OwnAction = (typeof ownActions)[number]['id']

function action<const Id extends string>(
  id: Id,
  label: string,
  icon: IconName,
): SearchableTarget & { id: Id } {
  return { id, label, icon, aliases: aliasesOf(id) }
}
