import type { IncomingMessage } from 'node:http'
import { isCrawler } from '../http/user-agent.ts'
import type { Meters } from '../kernel/metrics.ts'
import type { ViewService } from './view-service.ts'

/** Subject of a page for statistics. It is not sent to the client. */
export interface PageSubject {
  /** Id of the product that the page is about. */
  product?: string
  /** Search words that found nothing in the whole shop. */
  missed?: string
  /** Path and query in the default language, of an address that nothing was found at. */
  notFound?: string
}

export type RecordView = (request: IncomingMessage, subject: PageSubject | undefined) => void

/**
 * Counts page views: one per view, for a document or for the data of a navigation within the site,
 * whether it was rendered, cached or not modified.
 */
export function createViewCounter({
  views,
  meters,
}: {
  views: ViewService
  meters: Meters
}): RecordView {
  return (request, subject) => {
    const { product, missed, notFound } = subject ?? {}
    if (product === undefined && missed === undefined && notFound === undefined) return
    if (!isVisit(request)) return
    const requestedUrl = readAddress(request.url)
    if (requestedUrl === null) return
    const from = pageBefore(request)
    const isOwnData =
      requestedUrl.isData && (from === null || isSamePage(from, requestedUrl.address))
    if (isOwnData) return
    if (product !== undefined) {
      meters.productViews.inc()
      views.addView(product)
    }
    if (missed !== undefined) views.addZeroResultSearch(missed, wordsBefore(from))
    if (notFound !== undefined && isOpened(request)) views.addNotFound(notFound)
  }
}

/**
 * True for a request of a person who visits the site: not of a robot, not made ahead of time, and
 * not of an administrator who comes from the back office. Their other visits cannot be recognised.
 */
export function isVisit(request: IncomingMessage): boolean {
  const { method, headers } = request
  const ahead = headers['sec-purpose'] ?? headers['x-moz'] ?? headers.purpose
  if (method !== 'GET' || /prefetch/i.test(String(ahead ?? ''))) return false
  return !isCrawler(headers['user-agent']) && !pageBefore(request)?.pathname.startsWith('/admin')
}

/** False for a picture, frame or script of a page, which is nothing that somebody has opened. */
export function isOpened({ headers }: IncomingMessage): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document'
}

/** The page of this site that the visitor came from; requests for data always come from one. */
function pageBefore({ url, headers }: IncomingMessage): URL | null {
  const { referer = '', host, 'sec-fetch-site': site } = headers
  if (!URL.canParse(referer)) return null
  const address = new URL(referer)
  const isOwn = site === 'same-origin' || address.host === host
  return isOwn || readAddress(url)?.isData ? address : null
}

/** The requested page, and whether the request is for its data only. */
function readAddress(url = ''): { address: URL; isData: boolean } | null {
  if (!URL.canParse(url, base)) return null
  const address = new URL(url, base)
  const isData = address.pathname.endsWith('.data')
  if (isData) address.pathname = address.pathname.slice(0, -'.data'.length)
  return { address, isData }
}

const base = 'http://shop'

/** A page that fetches its own data again was counted before. */
function isSamePage(from: URL, requestedUrl: URL): boolean {
  return (
    from.pathname === requestedUrl.pathname &&
    (from.searchParams.get('q') ?? '') === (requestedUrl.searchParams.get('q') ?? '')
  )
}

function wordsBefore(from: URL | null): string {
  return from?.searchParams.get('q') ?? ''
}
