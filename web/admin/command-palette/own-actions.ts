import type { IconName } from '../ui/icon.tsx'
import type { ActionId, SearchableTarget } from './target.ts'
import { nameTarget, type TargetLanguage } from './target-language.ts'

const actions = [
  ['undo', 'undo'],
  ['hide-product', 'eyeOff'],
  ['show-product', 'eye'],
  ['export-products', 'download'],
  ['make-backup', 'archive'],
  ['view-site', 'external'],
  ['theme', 'moon'],
  ['log-out', 'logout'],
] as const satisfies readonly (readonly [ActionId, IconName])[]

export type OwnAction = (typeof actions)[number][0]

/** Actions that run where they are chosen. */
export function listOwnActions(language: TargetLanguage): (SearchableTarget & { id: OwnAction })[] {
  return actions.map(([id, icon]) => ({
    id,
    icon,
    ...nameTarget(id, { label: `actions.${id}` }, language),
  }))
}
