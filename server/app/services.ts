import { join } from 'node:path'
import { settings } from '../../domain/content/settings.ts'
import { createAccountService } from '../accounts/account-service.ts'
import { sealTwoFactorSecrets } from '../accounts/two-factor-service.ts'
import { type BackupStore, createBackupStore } from '../backup/backup-repository.ts'
import { createBackupSchedule } from '../backup/backup-schedule.ts'
import { type BackupService, createBackupService } from '../backup/backup-service.ts'
import { createBackupBucket, createBackupFolder } from '../backup/backup-storage.ts'
import { bringUpToDate } from '../backup/schema-upgrade.ts'
import type { Progress } from '../backup/writer.ts'
import { choiceRules, createChoiceService } from '../catalogue/choices/choice-service.ts'
import { createImportService } from '../catalogue/import/import-service.ts'
import { createPictureDownload } from '../catalogue/import/picture-download.ts'
import { createPictureQueue } from '../catalogue/import/picture-queue.ts'
import { createProductCsvService } from '../catalogue/import/product-csv-service.ts'
import { createProductBulkService } from '../catalogue/product-bulk-service.ts'
import { createProductPreviewService } from '../catalogue/product-preview-service.ts'
import { createProductSchedule } from '../catalogue/product-schedule.ts'
import { categoryRules, createProductService, productRules } from '../catalogue/product-service.ts'
import { createReviewService } from '../catalogue/review-service.ts'
import { createRoomService } from '../catalogue/room-service.ts'
import { createProductSearchService } from '../catalogue/search/product-search-service.ts'
import { createSearchPool } from '../catalogue/search/search-pool.ts'
import { createSuggestionService } from '../catalogue/search/suggestion-service.ts'
import { type ContentService, createContentService } from '../content/content-service.ts'
import { createContentWriter } from '../content/content-writer.ts'
import { createHistoryService } from '../content/history-service.ts'
import { createPageAddresses } from '../content/page-urls.ts'
import { createReferenceService, findMediaUsers } from '../content/reference-service.ts'
import { createTranslationService } from '../content/translations/translation-service.ts'
import { createContentRevision } from '../db/content-revision.ts'
import { connectDatabase, connectReader, type Database } from '../db/database.ts'
import { leases } from '../db/leases.ts'
import { listenToWrites } from '../db/postgres-channel.ts'
import { variantJobs } from '../db/variant-job-repository.ts'
import { createEnquiryService } from '../enquiries/enquiry-service.ts'
import { createFeedService } from '../feeds/feed-service.ts'
import { createDashboardService } from '../insights/dashboard-service.ts'
import { createExampleService } from '../insights/example-data.ts'
import { createStatisticsService } from '../insights/statistics-service.ts'
import { createViewService } from '../insights/view-service.ts'
import { createBackgroundErrors } from '../kernel/background-errors.ts'
import { createMeters, type Meters } from '../kernel/metrics.ts'
import { createSecrets } from '../kernel/secrets.ts'
import { createImageProcess, type ImageProcess } from '../media/images/image-process.ts'
import { renameLongNames } from '../media/long-name-renaming.ts'
import { checkMedia, queueVariants } from '../media/media-check.ts'
import { createMediaModule } from '../media/media-module.ts'
import { removeOrphans, sweepMedia } from '../media/media-sweep.ts'
import { createPictureChanges } from '../media/pictures/picture-changes.ts'
import { pictureRules } from '../media/pictures/picture-rules.ts'
import { createPictureService } from '../media/pictures/picture-service.ts'
import { createQuotationPageService } from '../quotations/quotation-page.ts'
import { quotationRules } from '../quotations/quotation-rules.ts'
import { createQuotationService } from '../quotations/quotation-service.ts'
import { createRedirectRules } from '../redirects/redirect-rules.ts'
import { createRedirectService } from '../redirects/redirect-service.ts'
import { createRevisionScopedCache } from '../response-cache/revision-scoped-cache.ts'
import { openStorages } from '../storage/storages.ts'
import { createTemporaryFolder } from '../storage/temporary-folder.ts'
import type { Config } from './config.ts'
import { createHealthService } from './health.ts'

/** All services, wired. Routes and pages receive only the ones they use. */
export type Services = Awaited<ReturnType<typeof createServices>>

/** Locations of an installation's data, and its backup settings. */
type InstallationLocation = Pick<Config, 'dataDir'> &
  Partial<
    Pick<Config, 'postgres' | 'media' | 'backups' | 'secretKey' | 'publicUrl' | 'importHosts'>
  >

/**
 * Opens the data directory and the database, runs migrations and wires the services, which end the
 * image process when they are closed.
 */
export async function createServices(
  config: InstallationLocation,
  images: ImageProcess = createImageProcess(),
) {
  const { postgres = null } = config
  const location = config.media ?? null
  const temporary = createTemporaryFolder(join(config.dataDir, 'temporary'), postgres !== null)
  const meters = createMeters()
  const backgroundErrors = createBackgroundErrors()
  // Own writes are noticed right after their commit.
  const written = { note: () => {} }
  const database = connectDatabase(config, {
    onWrite: () => written.note(),
    onError: () => meters.databaseErrors.inc(),
  })
  const storages = await openStorages({
    dataDir: config.dataDir,
    location,
    onError: () => meters.storageErrors.inc(),
  })
  const { originals, variants, previews } = storages
  const backupSource = { openSnapshot: () => connectReader(config), originals }
  const store = createBackupStore(locateBackups(config, temporary.path), backupSource)
  await bringUpToDate(config, database, store)
  const revision = createContentRevision(database)
  written.note = revision.invalidate
  const channel =
    postgres === null ? null : listenToWrites(postgres.url, () => revision.invalidate())
  meters.variantQueue.readFrom(() => variantJobs.count(database))
  await renameLongNames(database, [originals, variants])
  const writer = createContentWriter({
    product: productRules,
    category: categoryRules,
    choice: choiceRules,
    redirect: createRedirectRules(config.publicUrl ?? null),
    picture: pictureRules,
    quotation: quotationRules,
  })
  const { variantGenerator, ...mediaModule } = createMediaModule({
    images,
    database,
    writer,
    storages,
    temporaryFolder: temporary.path,
    onPublished: () => revision.invalidate(),
    onCleanupError: (error) =>
      backgroundErrors.report(error, 'The files of a write could not be cleaned up'),
  })
  const { media, variantQueue } = mediaModule
  const content = createContentService(database, media, writer, revision)
  // SQLite only: PostgreSQL searches in processes of its own.
  const searchPool =
    postgres === null
      ? createSearchPool({
          dataDir: config.dataDir,
          onError(error) {
            meters.searchWorkerErrors.inc()
            backgroundErrors.report(error, 'The search worker failed')
          },
        })
      : null
  const secrets = createSecrets(config.dataDir, config.secretKey ?? null)
  await sealTwoFactorSecrets(database, secrets)
  const accounts = createAccountService(database, secrets)
  const views = createViewService(database, content)
  await content.prepare()
  const backups = createBackupService({
    database,
    originals,
    store,
    temporaryFolder: temporary.path,
    writer,
    onRestored: () => variantQueue.wake(),
  })
  registerBackupGauges(meters, backups, store)
  const finding = createProductSearchService(database, revision, searchPool)
  const choices = createChoiceService(content, revision)
  const products = createProductService(database, { content, revision, finding, choices })
  const history = createHistoryService(database, writer)
  const pictureQueue = createPictureQueue({
    database,
    writer,
    media,
    download: createPictureDownload(config.importHosts ?? []),
    onWritten: revision.invalidate,
  })
  const enquiries = createEnquiryService(database, { content, products, choices })
  const quotations = createQuotationService(database, writer, {
    content,
    products,
    choices,
    enquiries,
    onRemains: (error) =>
      backgroundErrors.report(error, 'Erased content may still be in the files of the database'),
  })
  const rooms = createRoomService(content, products)
  const pageAddresses = createPageAddresses(database)
  const redirects = createRedirectService(database, writer, {
    content,
    products,
    rooms,
    pageAddresses,
    views,
  })
  return {
    content,
    revision,
    /** Caches one value per revision of the content. */
    createRevisionCache: <T>() => createRevisionScopedCache<T>(revision, 1),
    /**
     * The same for values that do not depend on products (site revision); `maxEntries` bounds the
     * keys.
     */
    createSiteRevisionCache: <T>(maxEntries = 1) =>
      createRevisionScopedCache<T>(revision.siteRevision, maxEntries),
    products,
    choices,
    rooms,
    redirects,
    pictures: createPictureService(database, writer, media),
    pictureChanges: createPictureChanges(database, writer),
    suggestions: createSuggestionService(products, content),
    productBulk: createProductBulkService(database, writer),
    productCsv: createProductCsvService(database, writer, { media, redirects }),
    imports: createImportService(database, writer),
    pictureQueue,
    productPreviews: createProductPreviewService(database),
    productSchedule: createProductSchedule(database),
    reviews: createReviewService(content),
    accounts,
    enquiries,
    quotations,
    /** Quotations as customers see them. */
    quotationPages: createQuotationPageService(database, content),
    dashboard: createDashboardService(database, accounts, enquiries),
    statistics: createStatisticsService(database, { content, finding, redirects }),
    views,
    examples: createExampleService(database),
    history,
    references: createReferenceService(database),
    translations: createTranslationService(database, content, revision),
    feeds: createFeedService({
      choices,
      content,
      products,
      revision,
      temporaryFolder: temporary.path,
    }),
    pageAddresses,
    health: createHealthService(database, originals),
    backgroundErrors,
    meters,
    ...mediaModule,
    originals,
    variants,
    previews,
    /** Database and originals that a backup reads. */
    backupSource,
    backups,
    /** Null unless the settings ask for scheduled backups. */
    backupSchedule: scheduleBackups(config, { database, content, backups }),
    /** Reports missing, damaged and unreferenced media files; see `checkMedia`. */
    checkMedia: (onProgress?: (progress: Progress) => void) =>
      checkMedia({ database, originals, maker: variantGenerator }, onProgress),
    /** Names of the records that refer to each file. */
    findMediaUsers: (files: string[]) => findMediaUsers(database, files),
    queueVariants: (files: string[]) => queueVariants(database, files),
    /**
     * Deletes old statistics, what quotations beyond the trash say of persons, and unreferenced files;
     * returns the number of files.
     */
    async sweep() {
      await views.removeOld()
      await quotations.eraseUnrestorable()
      return sweepMedia({ database, media, originals, variants, previews })
    },
    /**
     * Deletes files that were stored but never recorded; call only before the first write. In a bucket
     * they may be uploads of another process; there the sweep deletes them.
     */
    removeOrphans: async () => (location === null ? removeOrphans(database, originals) : 0),
    /** Empties the temporary folder of files that a crashed process left. */
    clearTemporary: temporary.clear,
    /** Takes a named lease for the given time. Returns false while another process holds it. */
    acquireLease: (name: string, milliseconds: number) => leases.take(database, name, milliseconds),
    async close() {
      await Promise.all([views.stop(), variantQueue.stop(), searchPool?.close(), channel?.close()])
      pictureQueue.close()
      await images.close()
      storages.close()
      await Promise.all([database.destroy(), temporary.close()])
    },
  }
}

function locateBackups({ dataDir, backups }: InstallationLocation, temporaryFolder: string) {
  const place = backups?.place ?? join(dataDir, 'backups')
  return typeof place === 'string'
    ? createBackupFolder(place)
    : createBackupBucket(place, temporaryFolder)
}

function registerBackupGauges(meters: Meters, backups: BackupService, store: BackupStore): void {
  meters.backupFailed.readFrom(async () => ((await backups.problem()).failure === null ? 0 : 1))
  meters.lastBackup.readFrom(async () => {
    const [newest] = await store.list()
    return newest === undefined ? 0 : Date.parse(newest.madeAt) / 1_000
  })
}

function scheduleBackups(
  config: InstallationLocation,
  {
    database,
    content,
    backups,
  }: { database: Database; content: ContentService; backups: BackupService },
) {
  const { pattern = null, keep = 0 } = config.backups ?? {}
  if (pattern === null) return null
  const schedule = createBackupSchedule({
    database,
    pattern,
    timeZone: async () => (await content.single(settings)).timeZone,
    isRunning: backups.isRunning,
    async run(signal) {
      await backups.make('scheduled', signal)
      await backups.deleteAllButNewest('scheduled', keep)
    },
  })
  return { ...schedule, keep }
}
