import type { VocabularyGroup } from '../../../domain/search/furniture-vocabulary.ts'

export type GroupKind = VocabularyGroup['kind']

/** Kinds in the order of the screen. */
export const groupKinds: readonly GroupKind[] = [
  'furniture',
  'room',
  'material',
  'colour',
  'part',
  'style',
  'seat',
  'use',
]

interface WantedGroups {
  /** Looked for in the words of a group. */
  text: string
  /** Ids of which only these are wanted; null: any. */
  ids: ReadonlySet<string> | null
}

/** The wanted groups by kind; kinds without any are left out. */
export function findGroups(groups: readonly VocabularyGroup[], { text, ids }: WantedGroups) {
  const looked = text.trim().toLowerCase()
  const found = groups.filter(
    ({ id, words }) =>
      (ids === null || ids.has(id)) && words.some((word) => word.toLowerCase().includes(looked)),
  )
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return groupKinds.flatMap((kind) => {
    const ofKind = byKind.get(kind)
    return ofKind === undefined ? [] : [{ kind, groups: ofKind }]
  })
}

/** Name of a group: its first word. */
export function titleOf({ words }: VocabularyGroup): string {
  return words[0] ?? ''
}

/** The other words of a group by script, each script with its language for screen readers. */
export function otherWords({ words }: VocabularyGroup) {
  const others = words.slice(1)
  const scripts = [
    { lang: undefined, pattern: /^[^\p{Script=Devanagari}\p{Script=Gujarati}]*$/u },
    { lang: 'hi', pattern: /\p{Script=Devanagari}/u },
    { lang: 'gu', pattern: /\p{Script=Gujarati}/u },
  ]
  return scripts
    .map(({ lang, pattern }) => ({
      lang,
      text: others.filter((word) => pattern.test(word)).join(', '),
    }))
    .filter(({ text }) => text !== '')
}
