import { settings } from '../../domain/content/settings.ts'
import { dateIn, dayAfter } from '../../domain/time/local-time.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Connection, Database } from '../db/database.ts'
import { minute } from '../kernel/clock.ts'
import { readCountedPath } from './not-found-paths.ts'
import { type CountTable, type DayCount, viewRepository } from './view-repository.ts'

const WRITE_INTERVAL_MS = 5_000
/** Subjects that wait to be written; more within a few seconds cannot come from visitors. */
const MAX_PENDING = 20_000
/** Bound of what visitors make up, in subjects that are stored per day. */
const MAX_DAILY_SUBJECTS: Partial<Record<CountTable, number>> = {
  missed_search: 300,
  not_found: 1_000,
}
/** In characters. */
const MAX_SEARCH_LENGTH = 60
const retentionDays = {
  product_view: 731,
  missed_search: 90,
  redirect_use: 90,
  not_found: 90,
} as const satisfies Record<CountTable, number>
const tables = ['product_view', 'missed_search', 'redirect_use', 'not_found'] as const
const USE_DAYS = 30

/**
 * Counts views, zero-result searches, uses of redirects and addresses that were not found, by day;
 * stores nothing about the visitors.
 */
export type ViewService = ReturnType<typeof createViewService>

export function createViewService(database: Database, content: ContentService) {
  let counters = createCounters()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let isStopped = false

  function wake(): void {
    if (timer !== undefined || isStopped) return
    timer = setTimeout(() => void write(), WRITE_INTERVAL_MS)
    timer.unref()
  }

  /** Writes the counts; if the database is unavailable they are retried later. */
  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }

  async function writeAll(): Promise<void> {
    const counted = counters
    counters = createCounters()
    try {
      if (tables.every((table) => counted[table].size === 0)) return
      const { timeZone } = await content.single(settings)
      await database.transaction().execute(async (transaction) => {
        for (const table of tables) {
          const wanted = await bounded(transaction, table, counted[table].byDay(timeZone))
          await viewRepository.add(transaction, table, wanted)
        }
      })
    } catch {
      // The database counts its errors itself; the figures are written later.
      for (const table of tables) counters[table].take(counted[table])
      wake()
    }
  }

  function add(table: CountTable, subject: string): void {
    counters[table].add(subject)
    wake()
  }

  return {
    /** Counts a product view in memory; it is written a few seconds later. */
    addView: (product: string) => add('product_view', product),

    addRedirectUse: (redirect: string) => add('redirect_use', redirect),

    /** Counts an address, as path and query, unless it is none that a redirect would be made of. */
    addNotFound(url: string): void {
      const path = readCountedPath(url)
      if (path !== null) add('not_found', path)
    },

    /** Uses of redirects in the last 30 days, today included; those without any are missing. */
    async countUses(redirects: string[]): Promise<Map<string, number>> {
      const { timeZone } = await content.single(settings)
      const last = dateIn(timeZone, Date.now())
      const days = { first: dayAfter(last, 1 - USE_DAYS), last }
      return viewRepository.countPerSubject(database, 'redirect_use', days, { among: redirects })
    },

    /**
     * Counts a search that no product has every word of (`isMissedSearch`). `beforeText` is the
     * visitor's search just before: while somebody types, only the longest counts.
     */
    addZeroResultSearch(text: string, beforeText: string): void {
      const [words, before] = [normaliseMissedSearch(text), normaliseMissedSearch(beforeText)]
      if (words === '' || before.startsWith(words)) return
      if (before !== '' && words.startsWith(before)) counters.missed_search.rollBack(before)
      add('missed_search', words)
    },

    write,

    /** Writes for the last time. */
    async stop(): Promise<void> {
      isStopped = true
      await write()
    },

    /** Deletes counts past their retention. */
    async removeOld(): Promise<void> {
      const { timeZone } = await content.single(settings)
      const today = dateIn(timeZone, Date.now())
      for (const table of tables)
        await viewRepository.removeBefore(database, table, dayAfter(today, -retentionDays[table]))
    },
  }
}

/**
 * A search as it is counted, or empty if it is too short or may contain a phone number or e-mail
 * address.
 */
function normaliseMissedSearch(text: string): string {
  const words = text
    .normalize('NFKD')
    // Vowels and other signs of Devanagari and Gujarati stay: they are part of the word.
    .replace(/[\p{Mark}&&\p{Script=Inherited}]/gv, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Control}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
  const isPersonal =
    words.includes('@') || /\p{Decimal_Number}{6}/u.test(words.replace(/[\s().+-]/g, ''))
  return words.length < 2 || isPersonal ? '' : words
}

/** Drops subjects beyond the bound of a day. */
async function bounded(
  connection: Connection,
  table: CountTable,
  counts: DayCount[],
): Promise<DayCount[]> {
  const max = MAX_DAILY_SUBJECTS[table]
  if (max === undefined) return counts
  const kept: DayCount[] = []
  for (const [date, ofDay] of Map.groupBy(counts, (count) => count.date)) {
    const known = await viewRepository.listSubjectsOn(connection, table, date)
    for (const count of ofDay) {
      if (!known.has(count.subject) && known.size >= max) continue
      known.add(count.subject)
      kept.push(count)
    }
  }
  return kept
}

function createCounters(): Record<CountTable, Counter> {
  return {
    product_view: new Counter(),
    missed_search: new Counter(),
    redirect_use: new Counter(),
    not_found: new Counter(),
  }
}

/**
 * Counts since the last write, by minute: dates in the shop's time zone are resolved when they are
 * written.
 */
class Counter {
  readonly #minutes = new Map<number, Map<string, number>>()
  size = 0

  add(subject: string, at = Math.floor(Date.now() / minute), count = 1): void {
    let counts = this.#minutes.get(at)
    if (counts === undefined) {
      counts = new Map()
      this.#minutes.set(at, counts)
    }
    const before = counts.get(subject)
    if (before === undefined && this.size >= MAX_PENDING) return
    if (before === undefined) this.size += 1
    counts.set(subject, (before ?? 0) + count)
  }

  /** Subtracts one, if the subject was counted. */
  rollBack(subject: string): void {
    for (const counts of this.#minutes.values()) {
      const before = counts.get(subject)
      if (before === undefined) continue
      if (before > 1) counts.set(subject, before - 1)
      else if (counts.delete(subject)) this.size -= 1
      return
    }
  }

  take(other: Counter): void {
    for (const [at, counts] of other.#minutes) {
      for (const [subject, count] of counts) this.add(subject, at, count)
    }
  }

  byDay(timeZone: string): DayCount[] {
    const days = new Map<string, DayCount>()
    for (const [at, counts] of this.#minutes) {
      const date = dateIn(timeZone, at * minute)
      const lastAt = new Date(at * minute).toISOString()
      for (const [subject, count] of counts) {
        const before = days.get(`${date} ${subject}`)?.count ?? 0
        days.set(`${date} ${subject}`, { subject, date, count: before + count, lastAt })
      }
    }
    return [...days.values()]
  }
}
