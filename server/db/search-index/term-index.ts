import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../domain/languages/language.ts'
import { isPostgres } from '../engine.ts'

/** A query of the full-text index. */
export type Match =
  | WordMatch
  | { kind: 'every' | 'any'; parts: Match[] }
  | { kind: 'except'; part: Match; exception: Match }
  | { kind: 'within'; columns: IndexColumn[]; part: Match }

/** A term of the default language and of filters, or of another language. */
export interface WordMatch {
  kind: 'word'
  text: string
  isPrefix: boolean
  language?: Language
}

/** Columns that a query can be restricted to; filter terms are in none of them. */
export type IndexColumn = (typeof textColumns)[number]

export const textColumns = ['name', 'groups', 'facts', 'description'] as const
/** A product's terms by column, separated by spaces: normalised, letters and digits only. */
export type IndexedWords = Record<IndexColumn | 'filters', string>

export function matchWord(
  text: string,
  { isPrefix = false, language }: { isPrefix?: boolean; language?: Language } = {},
): WordMatch {
  return { kind: 'word', text, isPrefix, ...(language !== undefined && { language }) }
}

/**
 * Term of a word in a language other than the default one: searches in the others do not find it.
 * The prefix `¶` never occurs in a query, and all tags are of the same length.
 */
export function languageTerm(language: Language, word: string): string {
  return `¶${language}${word}`
}

function termOf({ text, language }: WordMatch): string {
  return language === undefined ? text : languageTerm(language, text)
}

export function matchEvery(parts: Match[]): Match {
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'every', parts }
}

export function matchAny(parts: Match[]): Match {
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts }
}

export function matchExcept(part: Match, exception: Match): Match {
  return { kind: 'except', part, exception }
}

export function matchWithin(columns: IndexColumn[], part: Match): Match {
  return { kind: 'within', columns, part }
}

/**
 * The table `product_words`: a full-text index (FTS5) on SQLite, a `tsvector` column on PostgreSQL,
 * where weights stand for columns. Documents are identified by `rowid` in both.
 */
export const productWords = {
  async createTable<S>(connection: Kysely<S>): Promise<void> {
    if (isPostgres(connection)) {
      await sql`create table "product_words" (rowid bigint primary key, "words" tsvector not null)`.execute(
        connection,
      )
      await sql`create index "product_words_words" on "product_words" using gin ("words")`.execute(
        connection,
      )
      return
    }
    // Terms are normalised already, so the plainest tokenizer must leave them alone.
    await sql`create virtual table "product_words" using fts5("name", "groups", "facts", "description",
      "filters", content='', contentless_delete=1, detail='column', prefix='2', tokenize='ascii')`.execute(
      connection,
    )
  },

  add<S>(connection: Kysely<S>, number: number, words: IndexedWords): Promise<void> {
    return productWords.addAll(connection, [[number, words]])
  },

  /** A single statement with six parameters per product, so callers bound the batch. */
  async addAll<S>(connection: Kysely<S>, entries: [number, IndexedWords][]): Promise<void> {
    if (isPostgres(connection)) {
      const rows = entries.map(
        ([number, words]) => sql`(${number}, ${writeVector(words)}::tsvector)`,
      )
      await sql`insert into "product_words" (rowid, "words") values ${sql.join(rows)}`.execute(
        connection,
      )
      return
    }
    const rows = entries.map(
      ([number, { name, groups, facts, description, filters }]) =>
        sql`(${number}, ${name}, ${groups}, ${facts}, ${description}, ${filters})`,
    )
    await sql`insert into "product_words" (rowid, "name", "groups", "facts", "description", "filters")
      values ${sql.join(rows)}`.execute(connection)
  },

  /** SQL condition on a row of the table. */
  matching<S>(connection: Kysely<S>, match: Match): RawBuilder<unknown> {
    return isPostgres(connection)
      ? sql`"words" @@ ${writeTsquery(match)}::tsquery`
      : sql`"product_words" match ${writeFts5(match)}`
  },
}

function writeFts5(match: Match): string {
  switch (match.kind) {
    case 'word':
      return `"${termOf(match)}"${match.isPrefix ? ' *' : ''}`
    case 'every':
      return `(${match.parts.map(writeFts5).join(' AND ')})`
    case 'any':
      return `(${match.parts.map(writeFts5).join(' OR ')})`
    case 'except':
      return `(${writeFts5(match.part)} NOT ${writeFts5(match.exception)})`
    case 'within':
      return `({${match.columns.join(' ')}} : ${writeFts5(match.part)})`
    default:
      return match satisfies never
  }
}

const weights = { name: 'A', groups: 'B', facts: 'C', description: 'D' } as const

function writeTsquery(match: Match, within = ''): string {
  switch (match.kind) {
    case 'word': {
      const marks = `${match.isPrefix ? '*' : ''}${within}`
      return `${lexeme(termOf(match))}${marks === '' ? '' : `:${marks}`}`
    }
    case 'every':
      return `(${match.parts.map((part) => writeTsquery(part, within)).join(' & ')})`
    case 'any':
      return `(${match.parts.map((part) => writeTsquery(part, within)).join(' | ')})`
    case 'except':
      return `(${writeTsquery(match.part, within)} & !${writeTsquery(match.exception, within)})`
    case 'within':
      return writeTsquery(match.part, match.columns.map((column) => weights[column]).join(''))
    default:
      return match satisfies never
  }
}

/** Each term once per column. The position carries no meaning, but a weight needs one. */
function writeVector(words: IndexedWords): string {
  const columns = textColumns.flatMap((column, at) =>
    split(words[column]).map((word) => `${lexeme(word)}:${at + 1}${weights[column]}`),
  )
  return [...columns, ...split(words.filters).map(lexeme)].join(' ')
}

function split(words: string): string[] {
  return words.split(' ').filter(Boolean)
}

/** PostgreSQL's limit is 2,046 bytes per lexeme; nobody searches for longer words than this. */
const MAX_LEXEME_BYTES = 500

function lexeme(word: string): string {
  return `'${[...word].slice(0, MAX_LEXEME_BYTES).join('')}'`
}
