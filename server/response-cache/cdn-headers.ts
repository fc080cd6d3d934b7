import { baseOf } from '../storage/file-names.ts'

/** Headers for shared caches such as a CDN; none unless a purge URL keeps them up to date. */
export interface SharedCaching {
  /** Headers of a cacheable page that is sent now; `expiresAt` is its own expiry, in milliseconds. */
  ofPage(expiresAt?: number): Record<string, string>
  /** Headers of other responses derived from the content, which set their own max-age. */
  ofDerived: Record<string, string>
  /** Headers of a photo, variant or video. */
  ofFile(name: string): Record<string, string>
}

/** How long a shared cache may serve a response without revalidation. */
export const SHARED_CACHE_SECONDS = 60 * 60
/** How long a purged response may be served while it is revalidated, or while the shop is down. */
const [STALE_WHILE_REVALIDATE_SECONDS, STALE_IF_ERROR_SECONDS] = [60, 24 * 60 * 60]

/** A single key for all pages, since a write invalidates them all. */
export const pagesKey = 'pages'
export const filesKey = 'media'

/** Surrogate key of a photo with all its variants. */
export function fileKey(name: string): string {
  return `${filesKey}-${baseOf(name)}`
}

export function createSharedCaching(purgeUrl: string | null): SharedCaching {
  if (purgeUrl === null) return { ofPage: () => ({}), ofDerived: {}, ofFile: () => ({}) }
  return {
    ofPage(expiresAt = Number.POSITIVE_INFINITY) {
      const left = Math.max(0, Math.floor((expiresAt - Date.now()) / 1_000))
      const seconds = Math.min(SHARED_CACHE_SECONDS, left)
      return {
        // Browsers are not purged, so they revalidate each time.
        'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
        'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
        ...keys(pagesKey),
      }
    },
    ofDerived: keys(pagesKey),
    ofFile: (name) => keys(filesKey, fileKey(name)),
  }
}

/** Some CDNs call them surrogate keys, others cache tags. */
function keys(...names: string[]): Record<string, string> {
  return { 'surrogate-key': names.join(' '), 'cache-tag': names.join(',') }
}
