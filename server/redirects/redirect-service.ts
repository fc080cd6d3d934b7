import type { RecordOf } from '../../domain/content/content-type.ts'
import { redirect } from '../../domain/content/redirect.ts'
import type { Language, ShopLanguages } from '../../domain/languages/language.ts'
import { basenameOf, splitLanguage, withBasename } from '../../domain/urls/language-paths.ts'
import { isFixedPage, isReservedPath } from '../../domain/urls/redirect-paths.ts'
import { encodeTarget, leadOn, readPath, readSitePath } from '../../domain/urls/web-address.ts'
import type { Author, ContentWriter } from '../content/content-writer.ts'
import type { Connection, Database } from '../db/database.ts'
import type { Page, StoredRecord } from '../db/record-repository.ts'
import type { ViewService } from '../insights/view-service.ts'
import { addAutomaticRedirects, type FormerAddress } from './automatic-redirects.ts'
import { createRecordPaths, type RecordPathSources } from './record-paths.ts'
import { type ImportCounts, importRedirects } from './redirect-import.ts'
import { redirectRepository } from './redirect-repository.ts'
import { isRecordPage } from './redirect-rules.ts'

type Redirect = RecordOf<typeof redirect>

/** Redirect of a request. */
interface FoundRedirect {
  _id: string
  /** Value of the `Location` header. */
  location: string
}

interface RedirectSources extends RecordPathSources {
  views: Pick<ViewService, 'countUses'>
}

/** Former addresses that lead on to others. Pages of the site go before them. */
export type RedirectService = ReturnType<typeof createRedirectService>

export function createRedirectService(
  database: Database,
  writer: ContentWriter,
  { views, ...sources }: RedirectSources,
) {
  const { content } = sources
  const paths = createRecordPaths(sources)

  /**
   * Redirect of a URL that no page has, given as path and query: that of the path itself, otherwise
   * that of the path without its language, which leads to the same language unless its target names
   * one. Null without one, and while it leads to a record that visitors do not see.
   */
  async function findNext(url: string, languages: ShopLanguages): Promise<FoundRedirect | null> {
    const standard = languages.default
    const { language, path } = splitLanguage(url, languages)
    const candidates: [string, Language][] = lookedUp(url).map((one) => [one, standard])
    if (language !== standard)
      candidates.push(...lookedUp(path).map((one): [string, Language] => [one, language]))
    const stored = await redirectRepository.listFrom(
      database,
      candidates.map(([from]) => from),
    )
    for (const [from, shown] of candidates) {
      const record = stored.find(({ fields }) => fields.from === from)
      if (record === undefined) continue
      const to = await paths.follow(String(record.fields.to), true)
      if (to === null) return null
      const target = leadOn(url, to)
      const hasLanguage = splitLanguage(target, languages).language !== standard
      const basename = basenameOf(hasLanguage ? standard : shown, standard)
      return { _id: record._id, location: encodeTarget(withBasename(target, basename)) }
    }
    return null
  }

  /** The same; null for a loop too, which redirects of languages that were switched on may form. */
  async function find(url: string, languages: ShopLanguages): Promise<FoundRedirect | null> {
    const found = await findNext(url, languages)
    const passed = new Set([readPath(url)])
    for (let next = found; next !== null; next = await findNext(next.location, languages)) {
      const path = readSitePath(next.location)
      if (path === null) return found
      if (passed.has(path)) return null
      passed.add(path)
    }
    return found
  }

  return {
    find,

    /** Page of the redirects that have a text in either address, with their uses; newest first. */
    async list({ q = '', ...page }: Page & { q?: string }): Promise<{
      records: (Redirect & { used: number })[]
      total: number
    }> {
      const { records, total } = await redirectRepository.search(database, readPath(q) ?? q, page)
      const used = await views.countUses(records.map(({ _id }) => _id))
      const listed = []
      for (const record of await content.present(redirect, records)) {
        const to = (await paths.follow(record.to, false)) ?? record.to
        listed.push({ ...record, to, used: used.get(record._id) ?? 0 })
      }
      return { records: listed, total }
    },

    /** Where an address leads visitors. */
    async describeTarget(address: string) {
      const languages = await content.readLanguages()
      const url = address.replace(origin, '') || '/'
      const path = readPath(splitLanguage(url, languages).path) ?? ''
      if (isFixedPage(path) || isReservedPath(path) || (await paths.isShown(path)))
        return { outcome: 'page', to: url } as const
      const found = await find(url, languages)
      if (found === null) return { outcome: 'notFound', to: null } as const
      return { outcome: 'redirect', to: found.location } as const
    },

    /** Paths, in the form of `readPath`, that have neither a redirect nor a page. */
    async listUnanswered(asked: string[]): Promise<Set<string>> {
      const stored = await redirectRepository.listFrom(database, asked.flatMap(lookedUp))
      const known = new Set(stored.map(({ fields }) => fields.from))
      const open = new Set<string>()
      for (const path of asked) {
        const isAnswered = lookedUp(path).some((one) => known.has(one))
        if (!isAnswered && !(await isRecordPage(database, path))) open.add(path)
      }
      return open
    },

    /** Imports a CSV table with the columns `from` and `to`, all rows or none. */
    import: (csv: string, author: Author): Promise<ImportCounts> =>
      importRedirects(database, writer, csv, author),

    /**
     * Makes redirects from the former addresses of imported records, in the caller's transaction;
     * returns those that it wrote. Existing pages and redirects stay, but for automatic ones
     * whose record is gone. Repeating it changes nothing.
     */
    addAutomatic: (
      connection: Connection,
      former: readonly FormerAddress[],
      author: Author,
    ): Promise<StoredRecord[]> => addAutomaticRedirects(connection, writer, former, author),
  }
}

/** Scheme and host of an address; browsers show it without the scheme. */
const origin = /^(?:https?:\/\/[^/?#]*|[^/?#.]+\.[^/?#]*(?=\/))/i

/** Paths that a request may have a redirect of; a shop's collections have no part in the address. */
function lookedUp(url: string): string[] {
  const path = readPath(url)
  if (path === null) return []
  const inCollection = /^\/collections\/[^/]+(\/products\/[^/]+)$/.exec(path)?.[1]
  return inCollection === undefined ? [path] : [path, inCollection]
}
