import { z } from 'zod'
import type { KnownTexts } from '../../../../domain/content/fields/texts-field.ts'
import type { DeclaredPath } from '../../languages/admin-messages.ts'

interface Wanted {
  /** Search words, matched against label, default text and the shop's own text. */
  words: string
  isChangedOnly: boolean
}

/** Matching texts by group; `declared` reads their labels. */
export function findTexts(
  known: KnownTexts,
  texts: Readonly<Record<string, string>>,
  { words, isChangedOnly }: Wanted,
  declared: (path: DeclaredPath) => string,
): { group: string; ids: string[] }[] {
  const groups = new Map<string, string[]>()
  const looked = words.trim().toLowerCase()
  for (const [id, { group, defaultText }] of Object.entries(known)) {
    const labels = [declared(`pageTextGroups.${group}`), declared(`pageTexts.${id}`)]
    const said = [...labels, defaultText, texts[id] ?? ''].join('\n').toLowerCase()
    if (!said.includes(looked) || (isChangedOnly && texts[id] === undefined)) continue
    groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return Array.from(groups, ([group, ids]) => ({ group, ids }))
}

const fieldError = z.object({ message: z.string() })

/** Error messages of single texts by id. */
export function messagesOf(error: unknown): Record<string, string> {
  const found = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(error ?? {})
  return Object.fromEntries(
    Object.entries(found).flatMap(([id, each]) => {
      const { data } = fieldError.safeParse(each)
      return data === undefined ? [] : [[id, data.message]]
    }),
  )
}
