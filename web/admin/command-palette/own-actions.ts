import type { IconName } from '../ui/icon.tsx'
import type { SearchableTarget } from './target.ts'
import {
  type ActionId,
  actionNames,
  nameTarget,
  originalTargetLanguage,
  type TargetLanguage,
} from './target-language.ts'

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
export function listOwnActions(
  language: TargetLanguage = originalTargetLanguage,
): (SearchableTarget & { id: OwnAction })[] {
  return actions.map(([id, icon]) => ({
    id,
    icon,
    ...nameTarget(id, { label: actionNames[id] }, language),
  }))
}
