import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { shareInProgress } from '../kernel/single-flight.ts'
import { compress, type Encoding } from './compression.ts'

/** A response before it is compressed. */
export interface PlainResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  /**
   * Expiry in milliseconds since 1970, if the response becomes stale without a change of the
   * content.
   */
  expiresAt?: number | undefined
  /** May be sent for some seconds after a change of the content, while the machine is busy. */
  mayBeStale?: boolean | undefined
  /** Further headers, of the time at which the response is sent. */
  timedHeaders?: (() => Record<string, string>) | undefined
  /** Called each time the response is sent, from the cache or not. */
  onSend?: ((request: FastifyRequest) => void) | undefined
}

/** A response in one encoding, with the headers that follow from it. */
export interface EncodedResponse extends PlainResponse {
  /** Weak: the same for every encoding of the same body. Null unless the status is 200. */
  etag: string | null
}

/** Responses of anonymous GET requests, as of one revision of the content. */
export type ResponseCache = ReturnType<typeof createResponseCache>

interface Entry {
  revision: number
  response: EncodedResponse
}

const MAX_BYTES = 32 * 1024 * 1024
/** Memory of an entry beside its body: headers, key and objects. */
const ENTRY_OVERHEAD_BYTES = 2_000
/**
 * Responses rendered at a time. After a change of the content every page is rendered again: all at
 * once would take longer for each visitor, and a megabyte each meanwhile.
 */
const MAX_RENDERING = 16
/** Renderings in progress from which on the machine counts as busy. */
const BUSY_RENDERING = 2
/** How long after a change a busy machine may send what was rendered before it. */
const MAX_STALE_MS = 20_000

export function createResponseCache(maxBytes = MAX_BYTES) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ response }, key) =>
      ENTRY_OVERHEAD_BYTES + key.length + response.body.length,
  })
  const inProgress = new Map<string, Promise<EncodedResponse>>()
  const rendering = pLimit(MAX_RENDERING)
  const recent = createRecentRevisions()

  return {
    /**
     * The response as of the revision. While the machine is busy, one of a revision that passed a
     * moment ago, if request and response allow it: otherwise every visitor would wait for the pages
     * of all others to be rendered again.
     */
    find(
      key: string,
      encoding: Encoding,
      revision: number,
      mayBeStale: boolean,
    ): EncodedResponse | undefined {
      recent.note(revision)
      const entry = entries.get(`${encoding} ${key}`)
      if (entry === undefined || isExpired(entry.response)) return undefined
      const { response } = entry
      if (entry.revision === revision) return response
      const isBusy = rendering.activeCount >= BUSY_RENDERING
      if (!mayBeStale || !response.mayBeStale || !isBusy) return undefined
      // Without the headers that let a shared cache keep it.
      return recent.has(entry.revision) ? { ...response, timedHeaders: undefined } : undefined
    },

    /**
     * Renders and compresses a response, once for all concurrent requests of the same key. Stored
     * when its status is 200 and it has not expired.
     */
    load(
      key: string,
      encoding: Encoding,
      revision: number,
      render: () => Promise<PlainResponse>,
    ): Promise<EncodedResponse> {
      async function renderAndStore() {
        const response = await rendering(async () => encodeResponse(await render(), encoding))
        if (response.etag !== null && !isExpired(response))
          entries.set(`${encoding} ${key}`, { revision, response })
        return response
      }
      return shareInProgress(inProgress, `${revision} ${encoding} ${key}`, renderAndStore)
    },

    sizeBytes: (): number => entries.calculatedSize,
  }
}

/** The revisions that were the newest one some seconds ago. */
function createRecentRevisions() {
  /** Times at which a newer one was first asked for. */
  const passedAt = new Map<number, number>()
  let newest = 0
  const isOver = (time: number) => performance.now() - time >= MAX_STALE_MS

  return {
    note(revision: number): void {
      if (revision <= newest) return
      for (const [old, time] of passedAt) if (isOver(time)) passedAt.delete(old)
      passedAt.set(newest, performance.now())
      newest = revision
    },
    has(revision: number): boolean {
      const time = passedAt.get(revision)
      return time !== undefined && !isOver(time)
    },
  }
}

/** Compresses a response; one with status 200 gets an ETag. */
export async function encodeResponse(
  { headers, ...response }: PlainResponse,
  encoding: Encoding,
): Promise<EncodedResponse> {
  const etag = response.status === 200 ? etagOf(response.body) : null
  return {
    ...response,
    headers: {
      ...headers,
      vary: addVary(headers.vary, 'accept-encoding'),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body: await compress(response.body, encoding),
    etag,
  }
}

function isExpired({ expiresAt = Number.POSITIVE_INFINITY }: PlainResponse): boolean {
  return Date.now() >= expiresAt
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

function addVary(vary: string | undefined, header: string): string {
  return vary === undefined ? header : `${vary}, ${header}`
}
