import { sql } from 'kysely'
import { z } from 'zod'
import { category } from '../../../domain/content/category.ts'
import { choice } from '../../../domain/content/choice.ts'
import { settings } from '../../../domain/content/settings.ts'
import type { Language } from '../../../domain/languages/language.ts'
import {
  furnitureVocabulary,
  type VocabularyGroup,
} from '../../../domain/search/furniture-vocabulary.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository } from '../../db/record-repository.ts'
import { categoryWord, choiceValueWord, choiceWord } from '../../db/search-index/product-terms.ts'
import { readTranslations } from '../../db/translations.ts'
import { storedSchemas } from '../../fields/stored-values.ts'
import { createEventLoopYield } from '../../kernel/event-loop-yield.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import { dropStopWords } from './stop-words.ts'

/** A word or a phrase of several words. */
export type Phrase = SearchWord[]

/** Other words for a phrase, by how near they are to it. */
interface Alternatives {
  /** Phrases of the shop's own synonyms. */
  own: Phrase[]
  /** The same thing in the built-in vocabulary. */
  same: Phrase[]
  /** Things that are only close. */
  near: Phrase[]
  /** How much it matters what kind of word the phrase is. */
  weight: number
}

/** Words for products that do not have them in their own texts. */
interface NamedProducts {
  words: SearchWord[]
  /** Index terms of the products; any of them will do. */
  terms: string[]
}

/** The words that a search knows besides those of the products. */
export interface Vocabulary {
  /** Language whose texts are searched beside those of the default one; null for that alone. */
  language: Language | null
  /** Names of categories, choices and values, which may change without re-indexing. */
  named: NamedProducts[]
  /** The shop's own synonyms, by line. */
  synonyms: Phrase[][]
  /** Most words that a known phrase has. */
  longest: number
  /** True if a phrase is known in the script in which it is typed. */
  isListed(phrase: Phrase): boolean
  /** Null for a phrase that is neither a synonym of the shop nor in the built-in vocabulary. */
  findAlternatives(phrase: Phrase): Alternatives | null
  /** Known words that begin so in one of their forms, the shop's own first. */
  findBeginning(word: SearchWord, form: keyof SearchWord): SearchWord[]
  /** All known single words, for corrections. */
  words: SearchWord[]
}

export type VocabularyReader = (
  connection: Connection,
  language: Language | null,
) => Promise<Vocabulary>

/** A reader that prepares the built-in vocabulary at its first use. */
export function createVocabularyReader(): VocabularyReader {
  let groups: Promise<BuiltInGroup[]> | undefined
  let builtIn: { disabled: string; words: BuiltInWords } | undefined
  return async (connection, language) => {
    groups ??= prepareGroups()
    const prepared = await groups
    const { synonyms, disabledGroups } = await readSearchSettings(connection)
    const disabled = JSON.stringify(disabledGroups)
    if (builtIn?.disabled !== disabled) {
      const enabled = prepared.filter(({ id }) => !disabledGroups.includes(id))
      builtIn = { disabled, words: indexGroups(enabled) }
    }
    const named = [
      ...(await readCategories(connection, language)),
      ...(await readChoices(connection, language)),
    ]
    return createVocabulary({ language, named }, synonyms, builtIn.words)
  }
}

async function readCategories(
  connection: Connection,
  language: Language | null,
): Promise<NamedProducts[]> {
  const { rows } = await sql<{ _id: string; name: string; translations: string }>`
    select "_id", "name", "translations" from ${sql.table(category.table)}`.execute(connection)
  return rows.map(({ _id, name, translations }) => ({
    words: wordsIn(name, language && readTranslations(translations)[language]?.name),
    terms: [categoryWord(_id)],
  }))
}

const namedChoice = z.object({
  name: z.string(),
  values: z.array(z.object({ _id: z.string(), name: z.string(), hidden: z.boolean() })),
})

/** A choice stands for the products that offer any of its values, a value for those that offer it. */
async function readChoices(
  connection: Connection,
  language: Language | null,
): Promise<NamedProducts[]> {
  const choices = await contentRepository.list(connection, choice)
  return choices.flatMap(({ _id, fields, translations }) => {
    const { name, values } = namedChoice.parse(fields)
    const own = language === null ? undefined : translations[language]
    const shown = values.filter(({ hidden }) => !hidden)
    const ofAll = choiceWord(_id)
    return [
      {
        words: wordsIn(name, own?.name),
        terms: [ofAll, ...shown.map((value) => choiceValueWord(value._id))],
      },
      ...shown.map((value) => ({
        words: wordsIn(value.name, own?.[`values.${value._id}.name`]),
        terms: [ofAll, choiceValueWord(value._id)],
      })),
    ]
  })
}

/** Words of a name and of its translation. */
function wordsIn(name: string, translation: { text: unknown } | null | undefined): SearchWord[] {
  const translated = translation?.text
  return wordsOf(typeof translated === 'string' ? `${name} ${translated}` : name)
}

export async function readShopSynonyms(connection: Connection): Promise<Phrase[][]> {
  return (await readSearchSettings(connection)).synonyms
}

/**
 * Parses synonyms: each line, such as `jhoola = swing, jhula`, lists phrases with the same meaning.
 * Stop words are left out as they are out of queries.
 */
function readSynonyms(lines: string[]): Phrase[][] {
  return lines
    .map((line) =>
      line
        .split(/[=,;]/)
        .map((text) => dropStopWords(wordsOf(text)))
        .filter((phrase) => phrase.length > 0),
    )
    .filter((phrases) => phrases.length > 1)
}

/** True for a word that is written in Latin letters. */
function isLatin(word: SearchWord | undefined): boolean {
  return word !== undefined && /^\p{Script=Latin}/u.test(word.spelling)
}

/** One text for all spellings of a phrase. */
export function keyOf(phrase: Phrase): string {
  return phrase.map(({ normalised }) => normalised).join(' ')
}

interface BuiltInGroup extends Omit<VocabularyGroup, 'words'> {
  phrases: Phrase[]
}

/** Normalising thousands of words takes a while, in which other visitors are served. */
async function prepareGroups(): Promise<BuiltInGroup[]> {
  const pause = createEventLoopYield()
  const groups: BuiltInGroup[] = []
  for (const { words, ...group } of furnitureVocabulary) {
    // Stop words are left out of a phrase as they are out of queries.
    groups.push({ ...group, phrases: words.map((text) => dropStopWords(wordsOf(text))) })
    await pause()
  }
  return groups
}

/** Known phrases, without what they mean. */
interface KnownPhrases {
  longest: number
  /** Keys of the phrases with their scripts. */
  listed: ReadonlySet<string>
  words: SearchWord[]
}

interface BuiltInWords extends KnownPhrases {
  groupById: ReadonlyMap<string, BuiltInGroup>
  groupsByPhrase: ReadonlyMap<string, BuiltInGroup[]>
}

function indexGroups(groups: BuiltInGroup[]): BuiltInWords {
  return {
    ...indexPhrases(groups.flatMap(({ phrases }) => phrases)),
    groupById: new Map(groups.map((group) => [group.id, group])),
    groupsByPhrase: indexByPhrase(groups, ({ phrases }) => phrases),
  }
}

function indexPhrases(phrases: Phrase[]): KnownPhrases {
  return {
    longest: Math.max(1, ...phrases.map(({ length }) => length)),
    listed: new Set(phrases.map(scriptKeyOf)),
    words: uniqueWords(phrases.filter(({ length }) => length === 1).flat()),
  }
}

async function readSearchSettings(
  connection: Connection,
): Promise<{ synonyms: Phrase[][]; disabledGroups: string[] }> {
  const [shop] = await contentRepository.list(connection, settings, { limit: 1 })
  return {
    synonyms: readSynonyms(storedSchemas.list.parse(shop?.fields.synonyms ?? [])),
    disabledGroups: storedSchemas.list.parse(shop?.fields.disabledVocabularyGroups ?? []),
  }
}

function createVocabulary(
  searched: Pick<Vocabulary, 'language' | 'named'>,
  synonyms: Phrase[][],
  builtIn: BuiltInWords,
): Vocabulary {
  const own = indexPhrases(synonyms.flat())
  const lines = indexByPhrase(synonyms, (line) => line)
  const words = [...own.words, ...builtIn.words]
  const phrasesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => builtIn.groupById.get(id)?.phrases ?? [])
  return {
    ...searched,
    synonyms,
    longest: Math.max(own.longest, builtIn.longest),
    words,
    isListed(phrase) {
      const key = scriptKeyOf(phrase)
      return own.listed.has(key) || builtIn.listed.has(key)
    },
    findAlternatives(phrase) {
      const key = keyOf(phrase)
      const ownLines = lines.get(key) ?? []
      const groups = builtIn.groupsByPhrase.get(key) ?? []
      if (ownLines.length === 0 && groups.length === 0) return null
      return {
        own: ownLines.flat(),
        same: groups.flatMap((group) => [...group.phrases, ...phrasesOf(group.includes)]),
        near: groups.flatMap((group) => phrasesOf(group.near)),
        weight: weightOfKinds(groups.map(({ kind }) => kind)),
      }
    },
    findBeginning(word, form) {
      if (word.spelling.length < MIN_PREFIX_LENGTH || word[form].length < MIN_PREFIX_LENGTH)
        return []
      return words.filter(
        (other) => isLatin(other) === isLatin(word) && other[form].startsWith(word[form]),
      )
    },
  }
}

/** The kind of a piece and the room that it is for matter more than its material or colour. */
export function weightOfKinds(kinds: readonly VocabularyGroup['kind'][]): number {
  return kinds.includes('furniture') || kinds.includes('room') ? 2 : 1
}

function scriptKeyOf(phrase: Phrase): string {
  return `${isLatin(phrase[0]) ? 'latin' : 'other'} ${keyOf(phrase)}`
}

function indexByPhrase<T>(entries: T[], phrasesOf: (entry: T) => Phrase[]): Map<string, T[]> {
  const index = new Map<string, T[]>()
  for (const entry of entries)
    for (const key of new Set(phrasesOf(entry).map(keyOf)))
      index.set(key, [...(index.get(key) ?? []), entry])
  return index
}

function uniqueWords(words: SearchWord[]): SearchWord[] {
  return [...new Map(words.map((word) => [word.spelling, word])).values()]
}

/** A shorter beginning has too many words. */
const MIN_PREFIX_LENGTH = 3
