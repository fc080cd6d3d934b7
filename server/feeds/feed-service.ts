import type { ResponseOf } from '../../domain/api/endpoint.ts'
import { type feedEndpoints, MAX_LEFT_OUT } from '../../domain/api/feeds.ts'
import { settings } from '../../domain/content/settings.ts'
import type { FeedName } from '../../domain/shop/feeds.ts'
import type { ChoiceService } from '../catalogue/choices/choice-service.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import type { ContentService } from '../content/content-service.ts'
import type { ContentRevision } from '../db/content-revision.ts'
import { createRevisionScopedCache } from '../response-cache/revision-scoped-cache.ts'
import { type CompressedFeed, createFeedCache } from './feed-cache.ts'
import { type FeedShop, feedItems, feedShop, gapsOf } from './feed-item.ts'

type FeedReport = Omit<ResponseOf<typeof feedEndpoints.report>, 'origin'>

/** A feed with its media type. */
interface Feed extends CompressedFeed {
  type: string
}

export type FeedService = ReturnType<typeof createFeedService>

interface FeedSources {
  choices: Pick<ChoiceService, 'offeredBy'>
  content: ContentService
  products: ProductService
  revision: ContentRevision
  temporaryFolder: string
}

const loadFormat = {
  meta: async () => (await import('./meta-feed.ts')).metaFeed,
  google: async () => (await import('./google-feed.ts')).googleFeed,
}

export function createFeedService(sources: FeedSources) {
  const { choices, content, products, revision, temporaryFolder } = sources
  const reports = createRevisionScopedCache<FeedReport>(revision, 1)
  const feedCache = createFeedCache(temporaryFolder, revision)

  async function* write(name: FeedName, shop: FeedShop): AsyncGenerator<string> {
    const format = await loadFormat[name]()
    yield format.start(shop)
    for await (const records of products.batches()) {
      const fit = records.filter((record) => gapsOf(record).length === 0)
      const offered = await Promise.all(fit.map((record) => choices.offeredBy(record)))
      const items = fit.flatMap((record, index) => feedItems(record, offered[index] ?? [], shop))
      if (items.length > 0) yield format.items(items)
    }
    yield format.end()
  }

  async function count(): Promise<FeedReport> {
    const report: FeedReport = { included: 0, leftOut: 0, products: [] }
    for await (const records of products.batches()) {
      for (const record of records) {
        const gaps = gapsOf(record)
        if (gaps.length === 0) report.included += 1
        else report.leftOut += 1
        if (gaps.length > 0 && report.products.length < MAX_LEFT_OUT)
          report.products.push({ _id: record._id, name: record.name, gaps })
      }
    }
    return report
  }

  return {
    /** Counted over all live products. */
    report: (): Promise<FeedReport> => reports.get('', count),

    /** The feed of the current revision, or null while feeds are disabled. */
    async open(name: FeedName, origin: string): Promise<Feed | null> {
      const stored = await content.single(settings)
      if (!stored.feeds) return null
      const { type } = await loadFormat[name]()
      const shop = feedShop(stored, origin)
      return { type, ...(await feedCache.open(`${name} ${origin}`, () => write(name, shop))) }
    },
  }
}
