import { z } from 'zod'
import type { Statistics } from '../../domain/api/dashboard.ts'
import { product } from '../../domain/content/product.ts'
import { ago, day } from '../clock.ts'
import { contentRepository } from '../content/repository.ts'
import type { Database } from '../db/database.ts'
import { enquiryRepository } from './enquiry-repository.ts'

export interface StatisticsService {
  /** Over the last days, today included. */
  ofDays(days: number): Promise<Statistics>
}

const mostProducts = 10

/** What the enquiries tell the shop. */
export function createStatisticsService(database: Database): StatisticsService {
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
      const dates = lastDates(days)
      const since = dates[0] ?? ''
      const counts = await enquiryRepository.perDay(database, since)
      return {
        perDay: dates.map((date) => ({ date, count: counts.get(date) ?? 0 })),
        perSource: await enquiryRepository.perSource(database, since),
        products: await products(since),
      }
    },
  }
}

const productList = z.array(z.object({ _id: z.string(), name: z.string() }))

function lastDates(days: number): string[] {
  return Array.from({ length: days }, (_, index) => ago((days - 1 - index) * day).slice(0, 10))
}
