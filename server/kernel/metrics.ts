/** Counters and gauges as plain numbers, cheap enough for responses from the cache. */
export interface Meters {
  counts: Record<Count, number>
  /** Durations by method, route and status; responses from the cache have their own counters. */
  requests: Map<string, Durations>
  /** Gauges, read when the metrics are requested. */
  gauges: Map<Gauge, () => number | Promise<number>>
}

export const counters = {
  cachedPagesSent: ['catalogue_cached_pages_sent_total', 'Pages sent from the response cache'],
  pagesRendered: ['catalogue_pages_rendered_total', 'Pages rendered'],
  cachedResponsesSent: [
    'catalogue_cached_responses_sent_total',
    'Responses of the API sent from the response cache',
  ],
  signInFailures: ['catalogue_sign_in_failures_total', 'Failed sign-in attempts'],
  databaseErrors: ['catalogue_database_errors_total', 'Failed database statements'],
  storageErrors: ['catalogue_storage_errors_total', 'Failed operations of the media storage'],
  searchWorkerErrors: [
    'catalogue_search_worker_errors_total',
    'Crashes of the search worker and searches that failed in it',
  ],
  enquiries: ['catalogue_enquiries_total', 'Chats opened by visitors'],
  productViews: ['catalogue_product_views_total', 'Views of product pages'],
  purges: ['catalogue_purges_total', 'Successful requests to PURGE_URL'],
  purgeFailures: ['catalogue_purge_failures_total', 'Failed requests to PURGE_URL'],
} as const

export const gauges = {
  pageCacheBytes: ['catalogue_page_cache_bytes', 'Size of the response cache in bytes'],
  variantQueue: ['catalogue_rendition_queue_depth', 'Photos waiting for image variants'],
  lastBackup: [
    'catalogue_last_backup_timestamp_seconds',
    'Time of the newest backup, 0 without one',
  ],
  backupFailed: ['catalogue_backup_failed', '1 if the last backup failed, else 0'],
  purgeQueue: ['catalogue_purge_queue_depth', 'Keys not yet sent to PURGE_URL'],
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
      cachedPagesSent: 0,
      pagesRendered: 0,
      cachedResponsesSent: 0,
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
