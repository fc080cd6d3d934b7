import { z } from 'zod'
import type { Statistics } from '../../domain/api/dashboard.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import { dateIn, dayAfter, startOfDay } from '../../domain/day.ts'
import { contentRepository } from '../content/repository.ts'
import type { ContentService } from '../content/service.ts'
import type { Database } from '../db/database.ts'
import { enquiryRepository } from './enquiry-repository.ts'

export interface StatisticsService {
  /** Over the last days, today included. */
  ofDays(days: number): Promise<Statistics>
}

const mostProducts = 10

/** What the enquiries tell the shop. */
export function createStatisticsService(
  database: Database,
  content: ContentService,
): StatisticsService {
  async function products(since: string): Promise<Statistics['products']> {
    const asked = new Map<string, { name: string; count: number }>()
    for (const list of await enquiryRepository.productLists(database, since)) {
      for (const { _id, name } of productList.parse(JSON.parse(list))) {
        asked.set(_id, { name, count: (asked.get(_id)?.count ?? 0) + 1 })
      }
    }
    const most = [...asked]
      .sort(([, a], [, b]) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, mostProducts)
    const ids = most.map(([_id]) => _id)
    const names = await contentRepository.names(database, product, ids)
    return most.map(([_id, { name, count }]) => ({ _id, name: names.get(_id) ?? name, count }))
  }

  return {
    async ofDays(days) {
      const { timeZone } = await content.single(settings)
      const dates = lastDates(timeZone, days)
      const starts = dates.map((date) => startOfDay(timeZone, date).toISOString())
      const since = starts[0] ?? ''
      const counts = await enquiryRepository.perDay(database, starts)
      return {
        perDay: dates.map((date, index) => ({ date, count: counts[index] ?? 0 })),
        perSource: await enquiryRepository.perSource(database, since),
        products: await products(since),
      }
    },
  }
}

const productList = z.array(z.object({ _id: z.string(), name: z.string() }))

function lastDates(timeZone: string, days: number): string[] {
  const today = dateIn(timeZone, Date.now())
  return Array.from({ length: days }, (_, index) => dayAfter(today, index + 1 - days))
}
