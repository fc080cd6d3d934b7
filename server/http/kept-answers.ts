import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Call } from '../../domain/api/call.ts'
import type { SendKept } from '../answer-at-once.ts'
import type { ContentRevision } from '../content-revision.ts'
import type { Meters } from '../metrics/meters.ts'
import { type Encoding, encode, encodingFor } from '../page-cache.ts'

/** Answers to anonymous reads, kept under the content's revision as pages are. */
export interface KeptAnswers {
  /** Sends what is kept for an address as it stands. */
  sendAtOnce: SendKept
  /** Before anything else is done for a request: whether what is kept was sent. */
  send(call: Call, request: FastifyRequest, reply: FastifyReply): boolean
  /**
   * Sends what a call answers, made once however many ask for it at the same time, and keeps it. False
   * where the request is one whose answer is not kept; what `make` throws is not kept either.
   */
  makeAndSend(
    call: Call,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<unknown>,
  ): Promise<boolean>
}

interface KeptAnswer {
  revision: number
  etag: string
  body: Buffer
  /** Made when it is first asked for. */
  encoded: Map<Encoding, Packed>
}

/** An answer in one encoding, with all its headers but the request's name, as `writeHead` takes them, flat. */
interface Packed {
  etag: string
  headers: string[]
  /** Headers for whoever has it already. */
  unchanged: string[]
  body: Buffer
}

export interface KeptAnswersOptions {
  revision: Pick<ContentRevision, 'current'>
  meters: Pick<Meters, 'counts'>
  /** What tells browsers to come by HTTPS only, or null. */
  transport: string | null
  maxBytes?: number
}

const mostBytes = 16 * 1024 * 1024
const longestKey = 1_000
const mostAddresses = 1_000

export function createKeptAnswers({
  revision,
  meters,
  transport,
  maxBytes = mostBytes,
}: KeptAnswersOptions): KeptAnswers {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ encoded }, key) =>
      [...encoded.values()].reduce((sum, { body }) => sum + body.length, 1_000 + key.length),
  })
  /** The keys of addresses that are written otherwise. */
  const keys = new LRUCache<string, string>({ max: mostAddresses })
  const underWay = new Map<string, Promise<KeptAnswer>>()

  async function keep(key: string, current: number, make: () => Promise<unknown>) {
    const body = Buffer.from(JSON.stringify(await make()))
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    // Weak: the same answer in another encoding is the same answer.
    const answer = { revision: current, etag: `W/"${digest}"`, body, encoded: new Map() }
    await pack(answer, 'identity')
    answers.set(key, answer)
    return answer
  }

  async function pack(answer: KeptAnswer, encoding: Encoding): Promise<Packed> {
    const body = await encode(answer.body, encoding, 'quick')
    const { etag } = answer
    const unchanged = [...common, 'etag', etag]
    if (transport !== null) unchanged.push('strict-transport-security', transport)
    const headers = ['content-type', contentType, ...unchanged, 'content-length', `${body.length}`]
    if (encoding !== 'identity') headers.push('content-encoding', encoding)
    const packed = { etag, headers, unchanged, body }
    answer.encoded.set(encoding, packed)
    return packed
  }

  function makeOnce(key: string, current: number, make: () => Promise<unknown>) {
    const name = `${current} ${key}`
    const before = underWay.get(name)
    if (before !== undefined) return before
    const making = keep(key, current, make).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  function find(key: string, current: number): KeptAnswer | undefined {
    const answer = answers.get(key)
    return answer?.revision === current ? answer : undefined
  }

  /** What can be sent without waiting. */
  function findPacked(key: string, { headers }: IncomingMessage): Packed | undefined {
    const current = revision.current()
    if (typeof current !== 'number') return undefined
    return find(key, current)?.encoded.get(encodingFor(headers['accept-encoding']))
  }

  async function findOrPack(key: string, answer: KeptAnswer, encoding: Encoding) {
    const before = answer.encoded.get(encoding)
    if (before !== undefined) return before
    const packed = await pack(answer, encoding)
    // What is set in its own place is not weighed again.
    if (answers.peek(key) === answer) {
      answers.delete(key)
      answers.set(key, answer)
    }
    return packed
  }

  return {
    sendAtOnce(request, response) {
      const { url = '' } = request
      if (!isAnonymous(request)) return null
      const packed = findPacked(keys.get(url) ?? url, request)
      if (packed === undefined) return null
      meters.counts.keptAnswersSent += 1
      const id = randomUUID()
      return { id, status: sendAnswer(request, response, packed, id) }
    },

    send(call, request, reply) {
      const key = isAnonymous(request) ? keyOf(call, request.url) : null
      const packed = key === null ? undefined : findPacked(key.text, request.raw)
      if (packed === undefined) return false
      meters.counts.keptAnswersSent += 1
      sendAnswer(request.raw, reply.hijack().raw, packed, request.id)
      return true
    },

    async makeAndSend(call, request, reply, make) {
      const key = isAnonymous(request) && request.method === 'GET' ? keyOf(call, request.url) : null
      if (key === null || !key.isExact) return false
      if (key.text !== request.url) keys.set(request.url, key.text)
      const current = await revision.current()
      const answer = find(key.text, current) ?? (await makeOnce(key.text, current, make))
      const encoding = encodingFor(request.headers['accept-encoding'])
      const packed = await findOrPack(key.text, answer, encoding)
      sendAnswer(request.raw, reply.hijack().raw, packed, request.id)
      return true
    },
  }
}

/** Whether an answer to a call depends on nothing but the content and the address. */
export function isKept(call: Call): boolean {
  const { method, access, media } = call
  return method === 'GET' && access === 'public' && 'answer' in call && media === undefined
}

/** Who brings a token may be told more; neither is such an answer kept nor one that is kept given. */
function isAnonymous({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.authorization === undefined && headers.cookie === undefined
}

interface AnswerKey {
  /** The same for addresses that are answered the same. */
  text: string
  /** Whether the address says nothing else: only then may its answer stand for the key. */
  isExact: boolean
}

/** The path with the query keys that the call declares; of a key that comes twice the last counts. */
function keyOf(call: Call, url: string): AnswerKey | null {
  if (url.length > longestKey) return null
  const mark = url.indexOf('?')
  if (mark === -1) return { text: url, isExact: true }
  const known = new URLSearchParams()
  let isExact = true
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (call.query !== undefined && Object.hasOwn(call.query.shape, name)) known.set(name, value)
    else isExact = false
  }
  known.sort()
  return { text: `${url.slice(0, mark)}?${known}`, isExact }
}

const contentType = 'application/json; charset=utf-8'
const common = [
  ['cache-control', 'no-cache'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['vary', 'authorization, accept-encoding'],
].flat()

/** Past the framework, in one write. Answers the status. */
function sendAnswer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  id: string,
): number {
  if (headers['if-none-match']?.includes(packed.etag)) {
    response.writeHead(304, ['x-request-id', id, ...packed.unchanged])
    response.end()
    return 304
  }
  response.writeHead(200, ['x-request-id', id, ...packed.headers])
  response.end(method === 'HEAD' ? undefined : packed.body)
  return 200
}
