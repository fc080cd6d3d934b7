import type { Messages } from 'use-intl'
import type { IconName } from '../ui/icon.tsx'
import type { Source } from '../ui/image-variant.ts'

export type ActionId = keyof Messages['actions']

/** Entry of the palette: a URL of the admin, or an action. */
export interface Target {
  /** Stable name: the key of its aliases and of the recent targets. */
  id: string
  label: string
  /** Screen that contains it, or what else tells it from others. */
  hint?: string
  icon: IconName
  /** Picture of a product, instead of the icon. */
  picture?: Source | null
  /** URL that it leads to; absent for an action. */
  to?: string
  run?: () => void
}

/** Names of a target in one language. */
export interface TargetNames {
  label: string
  hint?: string
  /** Further phrases for the same thing. */
  aliases?: readonly string[]
}

/** Target with the texts that a search compares. */
export interface SearchableTarget extends Target, TargetNames {
  /** Its English names, which are found in every language; absent if it has no others. */
  english?: TargetNames
  /** Text that it stands for, such as the default of a page text; found last. */
  body?: string
}
