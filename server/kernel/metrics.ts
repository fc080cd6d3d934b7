/** Counters and gauges as plain numbers, cheap enough for responses from the cache. */
export interface Meters {
  counts: Record<Count, number>
  /** Durations by method, route and status; responses from the cache have their own counters. */
  requests: Map<string, Durations>
  /** Gauges, read when the metrics are requested. */
  gauges: Map<Gauge, () => number | Promise<number>>
}

export const counters = {
  keptPagesSent: ['catalogue_kept_pages_sent_total', 'Pages sent as they were kept'],
  pagesRendered: ['catalogue_pages_rendered_total', 'Pages made'],
  keptAnswersSent: [
    'catalogue_kept_answers_sent_total',
    'Answers of the API sent as they were kept',
  ],
  signInFailures: ['catalogue_sign_in_failures_total', 'Tries to sign in that were refused'],
  databaseErrors: ['catalogue_database_errors_total', 'Statements that the database refused'],
  storageErrors: [
    'catalogue_storage_errors_total',
    'Calls that the storage of media did not answer as it should',
  ],
  searchWorkerErrors: [
    'catalogue_search_worker_errors_total',
    'Crashes of the search worker and searches that failed in it',
  ],
  enquiries: ['catalogue_enquiries_total', 'Chats that visitors said they opened'],
  productViews: ['catalogue_product_views_total', 'Looks at the page of a product'],
  purges: ['catalogue_purges_total', 'Calls of PURGE_URL that were heard'],
  purgeFailures: ['catalogue_purge_failures_total', 'Calls of PURGE_URL that failed'],
} as const

export const gauges = {
  pageCacheBytes: ['catalogue_page_cache_bytes', 'Bytes of pages that are kept'],
  variantQueue: ['catalogue_rendition_queue_depth', 'Photographs that wait for renditions'],
  lastBackup: [
    'catalogue_last_backup_timestamp_seconds',
    'When the newest backup was made, 0 where there is none',
  ],
  backupFailed: ['catalogue_backup_failed', 'Whether the last backup failed, 1 or 0'],
  purgeQueue: ['catalogue_purge_queue_depth', 'Keys that PURGE_URL was not told yet'],
} as const

type Count = keyof typeof counters
type Gauge = keyof typeof gauges

/** Upper bounds of the histogram, in seconds. */
export const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export interface Durations {
  labels: { method: string; route: string; status: string }
  /** Number of requests per bucket, not cumulative; the last bucket has no upper bound. */
  within: number[]
  seconds: number
}

export function createMeters(): Meters {
  return {
    counts: {
      keptPagesSent: 0,
      pagesRendered: 0,
      keptAnswersSent: 0,
      signInFailures: 0,
      databaseErrors: 0,
      storageErrors: 0,
      searchWorkerErrors: 0,
      enquiries: 0,
      productViews: 0,
      purges: 0,
      purgeFailures: 0,
    },
    requests: new Map(),
    gauges: new Map(),
  }
}

/** Records the duration of a request. */
export function recordRequest(
  { requests }: Pick<Meters, 'requests'>,
  labels: Durations['labels'],
  milliseconds: number,
): void {
  const key = `${labels.method} ${labels.status} ${labels.route}`
  let durations = requests.get(key)
  if (durations === undefined) {
    durations = { labels, within: Array.from({ length: bounds.length + 1 }, () => 0), seconds: 0 }
    requests.set(key, durations)
  }
  const seconds = milliseconds / 1_000
  const place = bounds.findIndex((bound) => seconds <= bound)
  const index = place === -1 ? bounds.length : place
  durations.within[index] = (durations.within[index] ?? 0) + 1
  durations.seconds += seconds
}
