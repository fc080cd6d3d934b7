import type { IncomingMessage } from 'node:http'
import { isCrawler } from '../http/crawler-detection.ts'
import type { Meters } from '../kernel/metrics.ts'
import type { ViewService } from './view-service.ts'

/** What a page shows, as far as it is counted. Nothing of it is sent. */
export interface PageSubject {
  /** The id of the one product that the page is about. */
  product?: string
  /** The words of a search in the whole shop that found nothing. */
  missed?: string
}

export type RecordView = (request: IncomingMessage, subject: PageSubject | undefined) => void

/**
 * Counts who looks at a page: once for each look, whether the page comes as a document or, within a visit,
 * as data; whether it was made, kept, or stands with the visitor already. `isInFront` says that another server
 * sends the documents, so that a look shows by the data that every page fetches for itself.
 */
export function createViewCounter(
  { views, meters }: { views: ViewService; meters: Meters },
  { isInFront }: { isInFront: boolean },
): RecordView {
  return ({ method, url = '', headers }, subject) => {
    if (subject?.product === undefined && subject?.missed === undefined) return
    const ahead = headers['sec-purpose'] ?? headers['x-moz'] ?? headers.purpose
    if (method !== 'GET' || /prefetch/i.test(String(ahead ?? ''))) return
    if (isCrawler(headers['user-agent'])) return
    const requestedUrl = readAddress(url)
    if (requestedUrl === null) return
    const from = pageBefore(headers, requestedUrl.isData)
    // An administrator who looks at the site from the back office; of others nothing tells.
    if (from?.pathname.startsWith('/admin')) return
    const isOwnData =
      requestedUrl.isData && (from === null || isSamePage(from, requestedUrl.address))
    const isElsewhere = isInFront && !requestedUrl.isData
    if (isElsewhere || (isOwnData && !isInFront)) return
    if (subject.product !== undefined) {
      meters.counts.productViews += 1
      views.addView(subject.product)
    }
    if (subject.missed !== undefined) views.addZeroResultSearch(subject.missed, wordsBefore(from))
  }
}

/** The page of this site on which the visitor was; nobody else asks for a page's data. */
function pageBefore(headers: IncomingMessage['headers'], isData: boolean): URL | null {
  const { referer = '', host, 'sec-fetch-site': site } = headers
  if (!URL.canParse(referer)) return null
  const address = new URL(referer)
  return isData || site === 'same-origin' || address.host === host ? address : null
}

/** The page that is asked for, and whether its data alone is. */
function readAddress(url: string): { address: URL; isData: boolean } | null {
  if (!URL.canParse(url, base)) return null
  const address = new URL(url, base)
  const isData = address.pathname.endsWith('.data')
  if (isData) address.pathname = address.pathname.slice(0, -'.data'.length)
  return { address, isData }
}

const base = 'http://shop'

/** A page fetches its own data when it comes to life: it was looked at before that. */
function isSamePage(from: URL, requestedUrl: URL): boolean {
  return (
    from.pathname === requestedUrl.pathname &&
    (from.searchParams.get('q') ?? '') === (requestedUrl.searchParams.get('q') ?? '')
  )
}

function wordsBefore(from: URL | null): string {
  return from?.searchParams.get('q') ?? ''
}
