import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type ContentService, createContentService } from './content/service.ts'
import { createContentWriter } from './content/writer.ts'
import { type ContentRevision, createContentRevision } from './content-revision.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createImageWork } from './media/image-work.ts'
import { createMediaLibrary, type MediaLibrary } from './media/library.ts'
import { removeOrphans } from './media/orphans.ts'
import { createPreviewMaker, type PreviewMaker } from './media/previews.ts'
import { renameLongNames } from './media/renaming.ts'
import { createRenditionQueue, type RenditionQueue } from './media/rendition-queue.ts'
import { createRenditionMaker } from './media/renditions.ts'
import { sweepMedia } from './media/sweep.ts'
import { createVariantMaker, type VariantMaker } from './media/variants.ts'
import { type AccountService, createAccountService } from './services/accounts.ts'
import { createDashboardService, type DashboardService } from './services/dashboard.ts'
import { createEnquiryService, type EnquiryService } from './services/enquiries.ts'
import { createHealthService, type HealthService } from './services/health.ts'
import { createHistoryService, type HistoryService } from './services/history.ts'
import { createProductBulkService, type ProductBulkService } from './services/product-bulk.ts'
import { createProductCsvService, type ProductCsvService } from './services/product-csv.ts'
import {
  categoryRules,
  createProductService,
  type ProductService,
  productRules,
} from './services/products.ts'
import { createReferenceService, type ReferenceService } from './services/references.ts'
import { createReviewService, type ReviewService } from './services/reviews.ts'
import { createSearchThread } from './services/search-thread.ts'
import { createStatisticsService, type StatisticsService } from './services/statistics.ts'
import { createDiskStorage } from './storage/disk.ts'
import type { Storage } from './storage/storage.ts'

/** Everything the routes and the pages stand on. */
export interface Services {
  content: ContentService
  revision: ContentRevision
  products: ProductService
  productBulk: ProductBulkService
  productCsv: ProductCsvService
  reviews: ReviewService
  accounts: AccountService
  enquiries: EnquiryService
  dashboard: DashboardService
  statistics: StatisticsService
  history: HistoryService
  references: ReferenceService
  health: HealthService
  media: MediaLibrary
  originals: Storage
  variants: Storage
  variantMaker: VariantMaker
  renditions: RenditionQueue
  previews: Storage
  previewMaker: PreviewMaker
  /** Removes files that nothing refers to any more; answers how many. */
  sweep(): Promise<number>
  /** Removes what a process that was cut off left in the temporary folder. */
  clearTemporary(): Promise<void>
  /** Removes the files that it had stored and not yet recorded; only before the first write. */
  removeOrphans(): Promise<number>
  close(): Promise<void>
}

/** Opens the data directory, brings its tables up to date and wires the services. */
export async function createServices(config: Pick<Config, 'dataDir'>): Promise<Services> {
  const temporaryFolder = join(config.dataDir, 'temporary')
  // What this process writes is noticed as soon as others can read it.
  const written = { note: () => {} }
  const database = openDatabase(config.dataDir, { onWrite: () => written.note() })
  await migrate(database)
  const revision = createContentRevision(database)
  written.note = revision.touch
  const originals = createDiskStorage(join(config.dataDir, 'media'))
  const variants = createDiskStorage(join(config.dataDir, 'variants'))
  const previews = createDiskStorage(join(config.dataDir, 'previews'))
  await renameLongNames(database, [originals, variants])
  const { uploads, soon, later } = createImageWork()
  const renditions = createRenditionQueue({
    database,
    originals,
    variants,
    maker: createRenditionMaker(variants, temporaryFolder, later),
    turns: later,
    onPublished: () => revision.touch(),
  })
  const media = createMediaLibrary({
    database,
    storage: originals,
    temporaryFolder,
    maker: createRenditionMaker(variants, temporaryFolder, soon),
    uploads,
    turns: soon,
    onTaken: () => renditions.wake(),
  })
  const writer = createContentWriter({ product: productRules, category: categoryRules })
  const content = createContentService(database, media, writer, revision)
  const searchThread = createSearchThread(config.dataDir)
  const accounts = createAccountService(database)
  const enquiries = createEnquiryService(database, content)
  await content.prepare()
  return {
    content,
    revision,
    products: createProductService(database, { content, revision, searchThread }),
    productBulk: createProductBulkService(database, writer),
    productCsv: createProductCsvService(database, writer),
    reviews: createReviewService(content),
    accounts,
    enquiries,
    dashboard: createDashboardService(database, accounts, enquiries),
    statistics: createStatisticsService(database, content),
    history: createHistoryService(database, writer),
    references: createReferenceService(database),
    health: createHealthService(database, originals),
    media,
    originals,
    variants,
    variantMaker: createVariantMaker(database, originals, variants, temporaryFolder, soon),
    renditions,
    previews,
    previewMaker: createPreviewMaker(originals, previews, temporaryFolder),
    sweep: () => sweepMedia({ database, media, originals, variants, previews }),
    removeOrphans: () => removeOrphans(database, originals),
    clearTemporary: () => rm(temporaryFolder, { recursive: true, force: true }),
    async close() {
      await Promise.all([renditions.stop(), searchThread.close()])
      await database.destroy()
    },
  }
}
