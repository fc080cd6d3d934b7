import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { PageSubject } from './page-views.ts'

/** A page as it was made: what is sent, but for the encoding. */
export interface FinishedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  subject?: PageSubject | undefined
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that is kept, with an answer ready for each encoding. */
export interface KeptPage {
  /** The content's revision that it shows. */
  revision: number
  etag: string
  answers: Record<Encoding, Answer>
  /** Headers for whoever has it already. */
  unchanged: string[]
  source: FinishedPage
  packing: Effort | 'waiting'
}

/** Headers as `writeHead` takes them, flat. */
interface Answer {
  headers: string[]
  body: Buffer
}

export interface PageCache {
  /**
   * The page, if what is kept shows this revision. One that is found is asked for a second time, and
   * from then on packed thoroughly: what only a crawler takes, once, costs nothing more.
   */
  find(key: string, revision: number): KeptPage | undefined
  /**
   * The page, made once however many ask for it at the same time. Kept when it is a 200; anything else
   * is answered to those who wait and forgotten.
   */
  make(
    key: string,
    revision: number,
    render: () => Promise<FinishedPage>,
  ): Promise<KeptPage | FinishedPage>
  /** Whether something is kept, fresh or not. */
  has(key: string): boolean
  /** Bytes that are kept. */
  size(): number
}

const mostBytes = 48 * 1024 * 1024
/** Pages that wait to be packed thoroughly; the others are asked for again. */
const longestQueue = 500

export function createPageCache(maxBytes = mostBytes): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: (page, key) =>
      Object.values(page.answers).reduce((sum, { body }) => sum + body.length, 2_000 + key.length),
  })
  const underWay = new Map<string, Promise<KeptPage | FinishedPage>>()
  // One at a time: visitors come first.
  const inTurn = pLimit(1)

  async function keep(key: string, revision: number, page: FinishedPage): Promise<KeptPage> {
    const body = copyExactly(page.body)
    const kept = await prepare({ ...page, body }, revision, 'quick')
    pages.set(key, kept)
    return kept
  }

  /** Holds nothing but the key while it waits: the page itself may be gone by then. */
  function packThoroughly(key: string, page: KeptPage): void {
    if (inTurn.pendingCount >= longestQueue) return
    page.packing = 'waiting'
    const { revision } = page
    void inTurn(async () => {
      const before = pages.peek(key)
      if (before?.revision !== revision) return
      const small = await prepare(before.source, revision, 'thorough')
      if (pages.peek(key) === before) pages.set(key, small)
    })
  }

  async function renderAndKeep(
    key: string,
    revision: number,
    render: () => Promise<FinishedPage>,
  ): Promise<KeptPage | FinishedPage> {
    const page = await render()
    return page.status === 200 ? keep(key, revision, page) : page
  }

  return {
    find(key, revision) {
      const page = pages.get(key)
      if (page?.revision !== revision) return undefined
      if (page.packing === 'quick') packThoroughly(key, page)
      return page
    },

    make(key, revision, render) {
      const name = `${revision} ${key}`
      const before = underWay.get(name)
      if (before !== undefined) return before
      const making = renderAndKeep(key, revision, render).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },

    has: (key) => pages.has(key),

    size: () => pages.calculatedSize,
  }
}

/** For an answer that somebody waits for, and for one that will be sent often. */
const efforts = {
  quick: { brotli: 5, gzip: 5 },
  thorough: { brotli: 11, gzip: 9 },
} as const
export type Effort = keyof typeof efforts

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> | Buffer {
  switch (encoding) {
    case 'br': {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.ceil(Math.log2(body.length + 16))),
      }
      return compressBrotli(body, { params }).then(copyExactly)
    }
    case 'gzip':
      return compressGzip(body, { level: efforts[effort].gzip }).then(copyExactly)
    case 'identity':
      return body
    default:
      return encoding satisfies never
  }
}

/** A buffer is often part of a far larger piece of memory, all of which would be kept with it. */
function copyExactly(packed: Buffer): Buffer {
  if (packed.buffer.byteLength === packed.length) return packed
  const exact = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(exact)
  return exact
}

async function prepare(source: FinishedPage, revision: number, effort: Effort): Promise<KeptPage> {
  const { headers, body } = source
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Weak: the same page in another encoding is the same page.
  const etag = `W/"${digest}"`
  const all = { ...headers, etag, vary: 'accept-encoding' }
  const answer = async (encoding: Encoding): Promise<Answer> => {
    const bytes = await encode(body, encoding, effort)
    const own: Record<string, string> = {
      ...all,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    }
    return { headers: Object.entries(own).flat(), body: bytes }
  }
  const [br, gzip, identity] = await Promise.all([answer('br'), answer('gzip'), answer('identity')])
  const answers = { br, gzip, identity }
  return { revision, etag, answers, unchanged: unchangedOf(all), source, packing: effort }
}

const telling = ['etag', 'vary', 'cache-control', 'cdn-cache-control', 'surrogate-key', 'cache-tag']

/** What a cache has to hear again of a page that it has. */
function unchangedOf(headers: Record<string, string>): string[] {
  return Object.entries(headers)
    .filter(([name]) => telling.includes(name))
    .flat()
}

/** What a browser can read, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
