import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Call } from '../../domain/api/call.ts'
import { type SendKept, sendAnswer } from '../answer-at-once.ts'
import type { ContentRevision } from '../content-revision.ts'
import type { Meters } from '../metrics/meters.ts'
import { type Answer, type KeptPage, readyAnswer } from '../page-cache.ts'
import { type Encoding, encode, encodingFor } from '../page-encoding.ts'

/** Answers to anonymous reads, kept under the content's revision as pages are. */
export interface KeptAnswers {
  /** Sends what is kept for an address as it stands. */
  sendAtOnce: SendKept
  /** Before anything else is done for a request: whether what is kept was sent. */
  send(call: Call, request: FastifyRequest, reply: FastifyReply): boolean
  /**
   * Sends a visitor what a call answers. Where the address alone shaped it, it is made once however many
   * ask for it at the same time, and kept; what `make` throws is not.
   */
  makeAndSend(
    call: Call,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Buffer>,
  ): Promise<void>
}

/** As a page is kept: an answer for each encoding that was asked for. */
interface KeptAnswer extends Pick<KeptPage, 'revision' | 'etag' | 'answers' | 'unchanged'> {
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
    sizeCalculation: (answer, key) =>
      [...answer.answers.values()].reduce(
        (sum, { body }) => sum + (body?.length ?? 0),
        1_000 + key.length,
      ),
  })
  /** The keys of addresses that are written otherwise. */
  const keys = new LRUCache<string, string>({ max: mostAddresses })
  const underWay = new Map<string, Promise<KeptAnswer>>()

  async function keep(key: string, current: number, make: () => Promise<Buffer>) {
    const body = await make()
    const digest = hash('sha256', body, 'base64url').slice(0, 22)
    // Weak: the same answer in another encoding is the same answer.
    const etag = `W/"${digest}"`
    const headers = [...common, 'etag', etag]
    if (transport !== null) headers.push('strict-transport-security', transport)
    const unchanged: Answer = { status: 304, headers, body: undefined }
    const answer: KeptAnswer = { revision: current, etag, body, unchanged, answers: new Map() }
    await pack(answer, 'identity')
    answers.set(key, answer)
    return answer
  }

  async function pack(answer: KeptAnswer, encoding: Encoding): Promise<Answer> {
    const body = await encode(answer.body, encoding, 'quick')
    const headers = ['content-type', contentType, ...answer.unchanged.headers]
    headers.push('content-length', String(body.length))
    if (encoding !== 'identity') headers.push('content-encoding', encoding)
    const packed: Answer = { status: 200, headers, body }
    answer.answers.set(encoding, packed)
    return packed
  }

  function makeOnce(key: string, current: number, make: () => Promise<Buffer>) {
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
  function findReady(key: string, { headers }: IncomingMessage): Answer | undefined {
    const current = revision.current()
    if (typeof current !== 'number') return undefined
    const answer = find(key, current)
    return answer && readyAnswer(headers, answer)
  }

  async function packAndWeigh(key: string, answer: KeptAnswer, encoding: Encoding) {
    const packed = await pack(answer, encoding)
    // What is set in its own place is not weighed again.
    if (answers.peek(key) === answer) {
      answers.delete(key)
      answers.set(key, answer)
    }
    return packed
  }

  /** For a request that is somebody's own: nothing tells a browser that it has the same already. */
  function once(body: Buffer): Answer {
    const headers = ['content-type', contentType, ...shared, 'vary', 'authorization']
    headers.push('content-length', String(body.length))
    if (transport !== null) headers.push('strict-transport-security', transport)
    return { status: 200, headers, body }
  }

  return {
    sendAtOnce(request, response) {
      const { url = '' } = request
      if (!isAnonymous(request)) return null
      const answer = findReady(keys.get(url) ?? url, request)
      if (answer === undefined) return null
      meters.counts.keptAnswersSent += 1
      const id = randomUUID()
      return { id, status: sendAnswer(request, response, answer, id) }
    },

    send(call, request, reply) {
      const key = isAnonymous(request) ? keyOf(call, request.url) : null
      const answer = key === null ? undefined : findReady(key.text, request.raw)
      if (answer === undefined) return false
      meters.counts.keptAnswersSent += 1
      sendInstead(request, reply, answer)
      return true
    },

    async makeAndSend(call, request, reply, make) {
      const key = isAnonymous(request) && request.method === 'GET' ? keyOf(call, request.url) : null
      if (key === null || !key.isExact) return sendInstead(request, reply, once(await make()))
      if (key.text !== request.url) keys.set(request.url, key.text)
      const current = await revision.current()
      const kept = find(key.text, current) ?? (await makeOnce(key.text, current, make))
      const encoding = encodingFor(request.headers['accept-encoding'])
      const answer =
        readyAnswer(request.headers, kept) ?? (await packAndWeigh(key.text, kept, encoding))
      sendInstead(request, reply, answer)
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
const shared = [
  ['cache-control', 'no-cache'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
].flat()
const common = [...shared, 'vary', 'authorization, accept-encoding']

/** In place of the framework, which has found the route and asked who calls. */
function sendInstead(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const response = reply.hijack().raw
  // Whoever is answered while the server closes is told to come no more on this connection.
  if (!request.server.server.listening) response.shouldKeepAlive = false
  sendAnswer(request.raw, response, answer, request.id)
}
