import { readStep } from '../domain/addresses.ts'

/** A public page that may be kept, and the query keys that make another page of it. */
interface KnownPage {
  path: RegExp
  queryKeys: readonly string[]
}

/** As it stands in the address of a record: the longest name, and a whole id. */
const step = '[0-9A-Za-z-]{1,100}'
const shopKeys = 'q category tag material width height unit sort page'.split(' ')
const knownPages: KnownPage[] = [
  { path: /^\/(?:_\.data)?$/, queryKeys: [] },
  { path: /^\/aboutus(?:\.data)?$/, queryKeys: [] },
  { path: /^\/contactus(?:\.data)?$/, queryKeys: ['product'] },
  { path: new RegExp(`^/product(?:/${step})?(?:\\.data)?$`), queryKeys: shopKeys },
  { path: /^\/compare(?:\.data)?$/, queryKeys: ['ids'] },
  { path: new RegExp(`^/product-detail/${step}(?:\\.data)?$`), queryKeys: [] },
]
const longestKey = 1_000

export interface PageKey {
  /** The same for addresses that show the same page. */
  key: string
  /** Whether the address says nothing else: only then does what it shows stand for the key. */
  isExact: boolean
}

/**
 * Under which key the page of an address is kept, or null for what is not kept. `url` is the path and
 * query of the request, `origin` the site's address, which stands in links and previews.
 */
export function pageKeyOf(url: string, origin: string): PageKey | null {
  const mark = url.indexOf('?')
  const asked = mark === -1 ? url : url.slice(0, mark)
  const page = knownPages.find((known) => known.path.test(asked))
  if (page === undefined || url.length > longestKey) return null
  const path = withoutName(asked)
  if (mark === -1) return { key: `${origin}${path}`, isExact: true }
  const known = new URLSearchParams()
  let isExact = true
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    // Which of a page's loaders are asked is the router's own question.
    const isKnown = page.queryKeys.includes(name) || (name === '_routes' && path.endsWith('.data'))
    if (isKnown) known.append(name, value)
    else isExact = false
  }
  known.sort()
  return { key: known.size === 0 ? `${origin}${path}` : `${origin}${path}?${known}`, isExact }
}

/** Whatever name stands in the address of a record, its page is the same: it is kept once. */
function withoutName(path: string): string {
  const [, start, step = '', data = ''] = recordPath.exec(path) ?? []
  const named = readStep(step)
  if (start === undefined || named === null) return path
  return start + ('id' in named ? named.id : named.ending) + data
}

const recordPath = /^(\/product(?:-detail)?\/)([^/.]+)(\.data)?$/
