import { type PublicPage, publicPages } from './public-pages.ts'

/** Record that a path is the page of, by the last segment of the path. */
export interface RecordPath {
  page: 'category' | 'product' | 'room'
  step: string
}

const recordPages = [
  ['category', publicPages.shop.path],
  ['product', publicPages.product.path],
  ['room', publicPages.room.path],
] as const

/** Null for a path that is not that of a record's page; the record need not exist. */
export function readRecordPath(path: string): RecordPath | null {
  for (const [page, start] of recordPages) {
    const step = path.startsWith(`${start}/`) ? path.slice(start.length + 1) : ''
    if (step !== '' && !step.includes('/')) return { page, step }
  }
  return null
}

const fixedPaths = new Set(
  Object.values<PublicPage>(publicPages).flatMap(({ path, segments }) =>
    segments === undefined || segments === ':step?' ? path : [],
  ),
)

/** True for a page that is there whatever records the shop has. */
export function isFixedPage(path: string): boolean {
  return fixedPaths.has(path)
}

/** True for paths that are no pages for visitors, or private ones: a redirect from them never works. */
export function isReservedPath(path: string): boolean {
  const [, first = ''] = path.split('/')
  return reservedSegments.has(first) || reservedFiles.test(path)
}

const reservedSegments: ReadonlySet<string> = new Set([
  'api',
  'admin',
  'assets',
  'media',
  'preview',
  'feeds',
  'healthz',
  'readyz',
  'metrics',
  'live-preview',
  publicPages.preview.path.slice(1),
  publicPages.order.path.slice(1),
])
const reservedFiles = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|(?:manifest|admin)\.webmanifest)$/
