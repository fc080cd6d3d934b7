import { z } from 'zod'
import { readStoredList, storeList } from '../app/stored-list.ts'
import { type IconName, isIconName } from '../ui/icon.tsx'
import type { Target } from './target-language.ts'

const MAX_RECENT = 8

const schema = z.object({
  id: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  icon: z.custom<IconName>(isIconName),
  to: z.string().optional(),
  /** Words that it was found by. */
  words: z.string(),
})
export type RecentTarget = z.infer<typeof schema>

/** Targets that an administrator chose last in this browser, newest first. */
export function readRecentTargets(owner: string): RecentTarget[] {
  return readStoredList(keyOf(owner), schema)
}

export function storeRecentTarget(owner: string, target: Target, words: string): void {
  const { id, label, hint, icon, to } = target
  const others = readRecentTargets(owner).filter((other) => other.id !== id)
  const recent: RecentTarget[] = [
    { id, label, hint, icon, to, words: words.trim().toLowerCase() },
    ...others,
  ]
  storeList(keyOf(owner), recent.slice(0, MAX_RECENT))
}

function keyOf(owner: string): string {
  return `recent targets ${owner}`
}
