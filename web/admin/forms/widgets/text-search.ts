import { z } from 'zod'
import type { KnownTexts } from '../../../../domain/content/fields/texts-field.ts'

interface Wanted {
  /** Search words, matched against label, default text and the shop's own text. */
  words: string
  isChangedOnly: boolean
}

/** Matching texts by section; `declared` translates their labels. */
export function findTexts(
  known: KnownTexts,
  texts: Readonly<Record<string, string>>,
  { words, isChangedOnly }: Wanted,
  declared: (english: string) => string,
): { part: string; ids: string[] }[] {
  const parts = new Map<string, string[]>()
  const looked = words.trim().toLowerCase()
  for (const [id, { part, label, defaultText }] of Object.entries(known)) {
    const said = [declared(part), declared(label), part, label, defaultText, texts[id] ?? '']
      .join('\n')
      .toLowerCase()
    if (!said.includes(looked) || (isChangedOnly && texts[id] === undefined)) continue
    parts.set(part, [...(parts.get(part) ?? []), id])
  }
  return Array.from(parts, ([part, ids]) => ({ part, ids }))
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
