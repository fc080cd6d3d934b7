import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { copyExactly, type Effort, type Encoding, encode, encodingFor } from './page-encoding.ts'
import type { PageSubject } from './page-views.ts'

/** A page as it was made: what is sent, but for the encoding. */
export interface FinishedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  subject?: PageSubject | undefined
  /** When it shows something else though the content stays, in milliseconds since 1970. */
  expiresAt?: number | undefined
}

/**
 * A page that is kept, with an answer for each encoding that was asked for. As it is it takes five times the
 * room, and stays only where somebody asks for that: it can be had from what is packed.
 */
export interface KeptPage {
  /** The content's revision that it shows. */
  revision: number
  etag: string
  answers: Map<Encoding, Answer>
  /** For whoever has it already. */
  unchanged: Answer
  source: Omit<FinishedPage, 'body'>
  packing: Effort | 'waiting'
  /** By the clock of `performance`, as what follows. */
  madeAt: number
  /** When somebody asked for it though it was there already; −∞ where nobody has. */
  wantedAt: number
  /** Until when it may be sent though the content has changed. */
  holdsUntil: number
}

/** What can be sent at once. */
export interface Answer {
  status: 200 | 304
  /** As `writeHead` takes them, flat. */
  headers: string[]
  body: Buffer | undefined
}

export interface PageCache {
  /**
   * The page, if what is kept shows this revision and has not expired. One that is found is asked for a second time, and
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
  /**
   * Lets pages that show this revision be found until then though it is no longer the present one: those that
   * were asked for again, at most so many, the last asked for first. Answers which, with those that are held
   * for an earlier write, and how they are read.
   */
  hold(revision: number, most: number, until: number): HeldPage[]
  /** Makes a page that is held anew, and has it found once it is packed as it is read. */
  renew(page: HeldPage, revision: number, render: () => Promise<FinishedPage>): Promise<void>
  /** Lets a page be found no longer than it shows the present revision. */
  release(key: string): void
  /** The answer in an encoding, packed quickly, once, where nobody asked for that before. */
  pack(key: string, page: KeptPage, encoding: Encoding): Promise<Answer>
  /** Whether something is kept, fresh or not. */
  has(key: string): boolean
  /** Bytes that are kept. */
  size(): number
}

export interface HeldPage {
  key: string
  encodings: Encoding[]
}

/** The answer to a request that is there already. */
export function readyAnswer(
  headers: IncomingHttpHeaders,
  { etag, answers, unchanged }: Pick<KeptPage, 'etag' | 'answers' | 'unchanged'>,
): Answer | undefined {
  if (headers['if-none-match']?.includes(etag)) return unchanged
  return answers.get(encodingFor(headers['accept-encoding']))
}

const mostBytes = 24 * 1024 * 1024
/** Pages that wait to be packed thoroughly; the others are asked for again. */
const longestQueue = 500
/** Milliseconds that a page is kept before it is packed thoroughly: while one write follows another that would be for nothing. */
const calm = 5_000
/** Milliseconds for which somebody who asked for a page has writes make it anew, one after the other. */
const interest = 60_000

export function createPageCache(maxBytes = mostBytes): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: (page, key) =>
      [...page.answers.values()].reduce(
        (sum, { body }) => sum + (body?.length ?? 0),
        2_000 + key.length,
      ),
  })
  const underWay = new Map<string, Promise<KeptPage | FinishedPage>>()
  // One at a time: visitors come first.
  const inTurn = pLimit(1)
  /** What is being packed for somebody. */
  const packings = new WeakMap<KeptPage, Map<Encoding, Promise<Answer>>>()

  function keep(key: string, revision: number, page: FinishedPage): KeptPage {
    const kept = keptPageOf({ ...page, body: copyExactly(page.body) }, revision)
    pages.set(key, kept)
    return kept
  }

  async function renewIn({ key, encodings }: HeldPage, revision: number, page: FinishedPage) {
    // What shows something else now, such as that it is gone, is made for whoever asks for it.
    if (page.status !== 200) return void pages.delete(key)
    const kept = keptPageOf({ ...page, body: copyExactly(page.body) }, revision)
    for (const encoding of encodings) await packOnce(key, kept, encoding)
    const former = pages.peek(key)
    if (former !== undefined) {
      // The next write may come before the next visitor does, or have come meanwhile.
      if (performance.now() - former.wantedAt < interest) kept.wantedAt = former.wantedAt
      kept.holdsUntil = former.holdsUntil
    }
    pages.set(key, kept)
  }

  /** After it has grown or shrunk. What is set in its own place is not weighed again. */
  function weigh(key: string, page: KeptPage): void {
    if (pages.peek(key) !== page) return
    pages.delete(key)
    pages.set(key, page)
  }

  /** Holds nothing but the key while it waits: the page itself may be gone by then. */
  function packThoroughly(key: string, page: KeptPage): void {
    if (inTurn.pendingCount >= longestQueue) return
    page.packing = 'waiting'
    const { revision, madeAt } = page
    void inTurn(async () => {
      await wait(Math.max(0, madeAt + calm - performance.now()), undefined, { ref: false })
      const kept = pages.peek(key)
      if (kept?.revision !== revision) return
      const plain = await plainOf(kept)
      for (const encoding of kept.answers.keys()) {
        if (encoding === 'identity') continue
        kept.answers.set(encoding, await answerIn(kept, plain, encoding, 'thorough'))
      }
      kept.packing = 'thorough'
      weigh(key, kept)
    })
  }

  async function packOnce(key: string, page: KeptPage, encoding: Encoding): Promise<Answer> {
    const answer = await answerIn(page, await plainOf(page), encoding, 'quick')
    page.answers.set(encoding, answer)
    if (encoding !== 'identity') {
      page.answers.delete('identity')
      // Packed quickly, it takes its turn when it is asked for again.
      if (page.packing === 'thorough') page.packing = 'quick'
    }
    weigh(key, page)
    return answer
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
      if (page === undefined || Date.now() >= (page.source.expiresAt ?? Number.POSITIVE_INFINITY))
        return undefined
      const now = performance.now()
      const isPresent = page.revision === revision
      if (!isPresent && now >= page.holdsUntil) return undefined
      page.wantedAt = now
      if (isPresent && page.packing === 'quick') packThoroughly(key, page)
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

    hold(revision, most, until) {
      const held: HeldPage[] = []
      const now = performance.now()
      for (const [key, page] of pages.entries()) {
        // For an earlier write it is held no longer than that one waits.
        const end = page.revision === revision ? until : page.holdsUntil
        const isHeld = held.length < most && page.wantedAt > Number.NEGATIVE_INFINITY && now < end
        page.holdsUntil = isHeld ? end : 0
        if (isHeld) held.push({ key, encodings: [...page.answers.keys()] })
      }
      return held
    },

    async renew(held, revision, render) {
      const { key } = held
      if (pages.peek(key)?.revision === revision) return
      const before = underWay.get(`${revision} ${key}`)
      if (before !== undefined) return void (await before)
      await renewIn(held, revision, await render())
    },

    release(key) {
      const page = pages.peek(key)
      if (page !== undefined) page.holdsUntil = 0
    },

    async pack(key, page, encoding) {
      const before = page.answers.get(encoding) ?? packings.get(page)?.get(encoding)
      if (before !== undefined) return before
      const ofPage = packings.get(page) ?? new Map<Encoding, Promise<Answer>>()
      packings.set(page, ofPage)
      const packing = packOnce(key, page, encoding).finally(() => ofPage.delete(encoding))
      ofPage.set(encoding, packing)
      return packing
    },

    has: (key) => pages.has(key),

    size: () => pages.calculatedSize,
  }
}

/** As it is to be sent where nobody reads packed pages: that needs no work. */
function keptPageOf({ body, ...source }: FinishedPage, revision: number): KeptPage {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Weak: the same page in another encoding is the same page.
  const etag = `W/"${digest}"`
  const unchanged: Answer = {
    status: 304,
    headers: unchangedOf(headersOf(source.headers, etag)),
    body: undefined,
  }
  const plain = answerOf(source, etag, 'identity', body)
  const answers = new Map<Encoding, Answer>([['identity', plain]])
  return {
    revision,
    etag,
    answers,
    unchanged,
    source,
    packing: 'quick',
    madeAt: performance.now(),
    wantedAt: Number.NEGATIVE_INFINITY,
    holdsUntil: 0,
  }
}

async function answerIn(
  { source, etag }: KeptPage,
  plain: Buffer,
  encoding: Encoding,
  effort: Effort,
): Promise<Answer> {
  return answerOf(source, etag, encoding, await encode(plain, encoding, effort))
}

const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/** The page as it is: kept so, or from what is packed. */
async function plainOf({ answers }: KeptPage): Promise<Buffer> {
  const plain = answers.get('identity')?.body
  if (plain !== undefined) return plain
  const brotli = answers.get('br')?.body
  if (brotli !== undefined) return decompressBrotli(brotli)
  return decompressGzip(answers.get('gzip')?.body ?? '')
}

function answerOf(
  source: KeptPage['source'],
  etag: string,
  encoding: Encoding,
  body: Buffer,
): Answer {
  const headers: Record<string, string> = {
    ...headersOf(source.headers, etag),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  }
  return { status: 200, headers: Object.entries(headers).flat(), body }
}

function headersOf(headers: FinishedPage['headers'], etag: string): FinishedPage['headers'] {
  return { ...headers, etag, vary: 'accept-encoding' }
}

const telling = ['etag', 'vary', 'cache-control', 'cdn-cache-control', 'surrogate-key', 'cache-tag']

/** What a cache has to hear again of a page that it has. */
function unchangedOf(headers: Record<string, string>): string[] {
  return Object.entries(headers)
    .filter(([name]) => telling.includes(name))
    .flat()
}
