import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Meters = ReturnType<typeof createMeters>

/** Metrics of one server, in a registry of its own. */
export function createMeters() {
  const registry = new Registry()
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const gauge = (name: string, help: string) => createGauge(registry, name, help)
  return {
    registry,
    requests: new Histogram({
      name: 'catalogue_http_request_duration_seconds',
      help: 'Duration of requests, responses from the cache included',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    cachedPagesSent: counter(
      'catalogue_cached_pages_sent_total',
      'Pages sent from the response cache',
    ),
    pagesRendered: counter('catalogue_pages_rendered_total', 'Pages rendered'),
    cachedResponsesSent: counter(
      'catalogue_cached_responses_sent_total',
      'Responses of the API sent from the response cache',
    ),
    signInFailures: counter('catalogue_sign_in_failures_total', 'Failed sign-in attempts'),
    databaseErrors: counter('catalogue_database_errors_total', 'Failed database statements'),
    storageErrors: counter(
      'catalogue_storage_errors_total',
      'Failed operations of the media storage',
    ),
    searchWorkerErrors: counter(
      'catalogue_search_worker_errors_total',
      'Crashes of the search worker and searches that failed in it',
    ),
    enquiries: counter('catalogue_enquiries_total', 'Chats opened by visitors'),
    productViews: counter('catalogue_product_views_total', 'Views of product pages'),
    purges: counter('catalogue_purges_total', 'Successful requests to PURGE_URL'),
    purgeFailures: counter('catalogue_purge_failures_total', 'Failed requests to PURGE_URL'),
    pageCacheBytes: gauge('catalogue_page_cache_bytes', 'Size of the response cache in bytes'),
    variantQueue: gauge('catalogue_rendition_queue_depth', 'Photos waiting for image variants'),
    lastBackup: gauge(
      'catalogue_last_backup_timestamp_seconds',
      'Time of the newest backup, 0 without one',
    ),
    backupFailed: gauge('catalogue_backup_failed', '1 if the last backup failed, else 0'),
    purgeQueue: gauge('catalogue_purge_queue_depth', 'Keys not yet sent to PURGE_URL'),
  }
}

/** A gauge that is read when the metrics are requested: 0 without a source, NaN if it fails. */
function createGauge(registry: Registry, name: string, help: string) {
  let read = async () => 0
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read().catch(() => Number.NaN))
    },
  })
  return {
    readFrom(source: typeof read) {
      read = source
    },
  }
}
