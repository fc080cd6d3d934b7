import {
  type Interest,
  MAX_NOT_FOUND,
  type NotFound,
  type Statistics,
} from '../../domain/api/dashboard.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import { dateIn, dayAfter, startOfDay } from '../../domain/time/local-time.ts'
import type { ProductSearchService } from '../catalogue/search/product-search-service.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Database } from '../db/database.ts'
import { contentRepository } from '../db/record-repository.ts'
import { type EnquiredProducts, enquiryStatistics } from '../enquiries/enquiry-statistics.ts'
import type { RedirectService } from '../redirects/redirect-service.ts'
import { hasExamples } from './example-data.ts'
import { findMissedSearches } from './missed-searches.ts'
import { type Days, viewRepository } from './view-repository.ts'

/** Enquiries and views of a product. */
interface ProductFigures {
  _id: string
  asked: number
  viewed: number
}

export type StatisticsService = ReturnType<typeof createStatisticsService>

const MAX_LIST_ENTRIES = 10
const MAX_CHOICES = 6

interface StatisticsSources {
  content: ContentService
  finding: ProductSearchService
  redirects: Pick<RedirectService, 'listUnanswered'>
}

/** Statistics of enquiries and views. */
export function createStatisticsService(
  database: Database,
  { content, finding, redirects }: StatisticsSources,
) {
  async function timeOf(days: number) {
    const { timeZone } = await content.single(settings)
    const dates = lastDates(timeZone, days)
    const starts = dates.map((date) => startOfDay(timeZone, date).toISOString())
    return { dates, starts, since: starts[0] ?? '', of: spanOf(dates) }
  }

  async function listMostEnquiredProducts(since: string): Promise<Statistics['products']> {
    const asked = await enquiryStatistics.countEnquiredProducts(database, since)
    const first = [...asked]
      .sort(([, a], [, b]) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, MAX_LIST_ENTRIES)
    const ids = first.map(([_id]) => _id)
    const names = await contentRepository.names(database, product, ids)
    return first.map(([_id, { name, count }]) => ({ _id, name: names.get(_id) ?? name, count }))
  }

  async function listMostChosen(since: string): Promise<Statistics['choices']> {
    const choices = await enquiryStatistics.countChosenValues(database, since)
    return [...choices]
      .map(([name, values]) => ({
        name,
        total: [...values.values()].reduce((sum, count) => sum + count, 0),
        values: [...values]
          .map(([name, count]) => ({ name, count }))
          .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
          .slice(0, MAX_LIST_ENTRIES),
      }))
      .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name))
      .slice(0, MAX_CHOICES)
      .map(({ name, values }) => ({ name, values }))
  }

  return {
    /** Statistics of the last `days` days, today included. */
    async ofDays(days: number): Promise<Statistics> {
      const { dates, starts, since } = await timeOf(days)
      const counts = await enquiryStatistics.perDay(database, starts)
      return {
        perDay: dates.map((date, index) => ({ date, count: counts[index] ?? 0 })),
        perSource: await enquiryStatistics.perSource(database, since),
        products: await listMostEnquiredProducts(since),
        choices: await listMostChosen(since),
      }
    },

    /** The visitors' interest in the same days. */
    async interest(days: number): Promise<Interest> {
      const { dates, since, of } = await timeOf(days)
      const perDay = await viewRepository.viewsPerDay(database, of)
      const views = await viewRepository.countPerSubject(database, 'product_view', of)
      const asked = await enquiryStatistics.countEnquiredProducts(database, since)
      const searches = { finding, languages: await content.readLanguages() }
      return {
        viewsPerDay: dates.map((date) => ({ date, count: perDay.get(date) ?? 0 })),
        viewed: await figuresOf(database, views, asked),
        neverAsked: await figuresOf(
          database,
          new Map([...views].filter(([_id]) => !asked.has(_id))),
          asked,
        ),
        missed: await findMissedSearches(database, searches, of, MAX_LIST_ENTRIES),
        perReferrer: await enquiryStatistics.perReferrer(database, since, MAX_LIST_ENTRIES),
        perCampaign: await enquiryStatistics.perCampaign(database, since, MAX_LIST_ENTRIES),
        perDevice: await enquiryStatistics.perDevice(database, since),
        hasExamples: await hasExamples(database),
      }
    },

    /** Addresses of the same days that nothing was found at, and still is not; most frequent first. */
    async notFound(days: number): Promise<NotFound> {
      const { of } = await timeOf(days)
      // Some of them have a redirect by now.
      const asked = await viewRepository.listNotFound(database, of, 2 * MAX_NOT_FOUND)
      const open = await redirects.listUnanswered(asked.map(({ path }) => path))
      return asked.filter(({ path }) => open.has(path)).slice(0, MAX_NOT_FOUND)
    },

    /** Figures of the given products, in their order, for the same days. */
    async ofProducts(ids: string[], days: number): Promise<ProductFigures[]> {
      const { since, of } = await timeOf(days)
      const views = await viewRepository.countPerSubject(database, 'product_view', of, {
        among: ids,
      })
      const asked = await enquiryStatistics.countEnquiredProducts(database, since)
      return ids.map((_id) => ({
        _id,
        asked: asked.get(_id)?.count ?? 0,
        viewed: views.get(_id) ?? 0,
      }))
    },
  }
}

/**
 * The products viewed most. Deleted products are skipped, so that the list is full all the same.
 */
async function figuresOf(
  database: Database,
  views: Map<string, number>,
  asked: EnquiredProducts,
): Promise<Interest['viewed']> {
  const found: Interest['viewed'] = []
  const ids = [...views.keys()]
  for (
    let at = 0;
    at < ids.length && found.length < MAX_LIST_ENTRIES;
    at += 10 * MAX_LIST_ENTRIES
  ) {
    const some = ids.slice(at, at + 10 * MAX_LIST_ENTRIES)
    const names = await contentRepository.names(database, product, some)
    for (const _id of some) {
      const name = names.get(_id)
      if (name === undefined) continue
      found.push({ _id, name, viewed: views.get(_id) ?? 0, asked: asked.get(_id)?.count ?? 0 })
    }
  }
  return found.slice(0, MAX_LIST_ENTRIES)
}

function spanOf(dates: string[]): Days {
  return { first: dates[0] ?? '', last: dates.at(-1) ?? '' }
}

function lastDates(timeZone: string, days: number): string[] {
  const today = dateIn(timeZone, Date.now())
  return Array.from({ length: days }, (_, index) => dayAfter(today, index + 1 - days))
}
