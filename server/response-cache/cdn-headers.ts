import { baseOf } from '../storage/file-names.ts'

/** What caches that many visitors share are told: nothing, unless they hear of each change. */
export interface SharedCaching {
  /** Headers of a page that may be kept there. */
  ofPage: Record<string, string>
  /** Headers of what is made from the content like a page, and has its own time. */
  ofDerived: Record<string, string>
  /** Headers of a photograph, a rendition or a clip. */
  ofFile(name: string): Record<string, string>
}

/** How long what is not taken back may be given out: after that it is asked for again. */
export const SHARED_CACHE_SECONDS = 60 * 60
/** How long something just taken back may still be given out while it is asked for, or the shop is down. */
const [STALE_WHILE_REVALIDATE_SECONDS, STALE_IF_ERROR_SECONDS] = [60, 24 * 60 * 60]

/** A write makes every page stale here, so it does there. */
export const pagesKey = 'pages'
export const filesKey = 'media'

/** The name under which a photograph is known with all its renditions. */
export function fileKey(name: string): string {
  return `${filesKey}-${baseOf(name)}`
}

export function createSharedCaching(purgeUrl: string | null): SharedCaching {
  if (purgeUrl === null) return { ofPage: {}, ofDerived: {}, ofFile: () => ({}) }
  return {
    ofPage: {
      // A browser hears of no change, and asks each time.
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${SHARED_CACHE_SECONDS}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
      'cdn-cache-control': `max-age=${SHARED_CACHE_SECONDS}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
      ...keys(pagesKey),
    },
    ofDerived: keys(pagesKey),
    ofFile: (name) => keys(filesKey, fileKey(name)),
  }
}

/** Some caches call them keys, others tags. */
function keys(...names: string[]): Record<string, string> {
  return { 'surrogate-key': names.join(' '), 'cache-tag': names.join(',') }
}
