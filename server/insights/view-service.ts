import { settings } from '../../domain/content/settings.ts'
import { dateIn, dayAfter } from '../../domain/time/local-time.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Connection, Database } from '../db/database.ts'
import { minute } from '../kernel/clock.ts'
import { type DayCount, viewRepository } from './view-repository.ts'

const WRITE_INTERVAL_MS = 5_000
/** Subjects that wait to be written; more within a few seconds cannot come from visitors. */
const MAX_PENDING = 20_000
/**
 * Bounds of the zero-result searches that are stored per day, and of their length in characters.
 */
const MAX_DAILY_ZERO_RESULT_SEARCHES = 300
const MAX_SEARCH_LENGTH = 60
const RETENTION_DAYS = { product_view: 731, missed_search: 90 } as const

/** Counts views and zero-result searches by day; stores nothing about the visitors. */
export type ViewService = ReturnType<typeof createViewService>

export function createViewService(database: Database, content: ContentService) {
  let views = new Counter()
  let misses = new Counter()
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
    const [seen, missed] = [views, misses]
    views = new Counter()
    misses = new Counter()
    try {
      if (seen.size === 0 && missed.size === 0) return
      const { timeZone } = await content.single(settings)
      await database.transaction().execute(async (transaction) => {
        await viewRepository.add(transaction, 'product_view', seen.byDay(timeZone))
        const wanted = await bounded(transaction, missed.byDay(timeZone))
        await viewRepository.add(transaction, 'missed_search', wanted)
      })
    } catch {
      // The database counts its errors itself; the figures are written later.
      views.take(seen)
      misses.take(missed)
      wake()
    }
  }

  return {
    /** Counts a product view in memory; it is written a few seconds later. */
    addView(product: string): void {
      views.add(product)
      wake()
    },

    /**
     * Counts a search that no product has every word of (`isMissedSearch`). `beforeText` is the
     * visitor's search just before: while somebody types, only the longest counts.
     */
    addZeroResultSearch(text: string, beforeText: string): void {
      const [words, before] = [normaliseMissedSearch(text), normaliseMissedSearch(beforeText)]
      if (words === '' || before.startsWith(words)) return
      if (before !== '' && words.startsWith(before)) misses.rollBack(before)
      misses.add(words)
      wake()
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
      for (const table of ['product_view', 'missed_search'] as const)
        await viewRepository.removeBefore(database, table, dayAfter(today, -RETENTION_DAYS[table]))
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

/** Drops searches beyond the bound of a day. */
async function bounded(connection: Connection, counts: DayCount[]): Promise<DayCount[]> {
  const kept: DayCount[] = []
  for (const [date, ofDay] of Map.groupBy(counts, (count) => count.date)) {
    const known = await viewRepository.listZeroResultSearchesOn(connection, date)
    for (const count of ofDay) {
      if (!known.has(count.subject) && known.size >= MAX_DAILY_ZERO_RESULT_SEARCHES) continue
      known.add(count.subject)
      kept.push(count)
    }
  }
  return kept
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
      for (const [subject, count] of counts) {
        const before = days.get(`${date} ${subject}`)?.count ?? 0
        days.set(`${date} ${subject}`, { subject, date, count: before + count })
      }
    }
    return [...days.values()]
  }
}
