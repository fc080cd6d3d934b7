import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Call } from '../../domain/api/call.ts'
import type { ContentRevision } from '../content-revision.ts'
import type { Meters } from '../metrics/meters.ts'
import { type Encoding, encode, encodingFor } from '../page-cache.ts'

/** Answers to anonymous reads, kept under the content's revision as pages are. */
export interface KeptAnswers {
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
  encoded: Map<Encoding, Buffer>
}

const mostBytes = 16 * 1024 * 1024
const longestKey = 1_000

export function createKeptAnswers(
  revision: Pick<ContentRevision, 'current'>,
  meters: Pick<Meters, 'counts'>,
  maxBytes = mostBytes,
): KeptAnswers {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ encoded }, key) =>
      [...encoded.values()].reduce((sum, { length }) => sum + length, 1_000 + key.length),
  })
  const underWay = new Map<string, Promise<KeptAnswer>>()

  async function keep(key: string, current: number, make: () => Promise<unknown>) {
    const body = Buffer.from(JSON.stringify(await make()))
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    // Weak: the same answer in another encoding is the same answer.
    const answer = { revision: current, etag: `W/"${digest}"`, body, encoded: new Map() }
    answer.encoded.set('identity', body)
    answers.set(key, answer)
    return answer
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

  async function encodeAnswer(key: string, answer: KeptAnswer, encoding: Encoding) {
    if (answer.encoded.has(encoding)) return
    answer.encoded.set(encoding, await encode(answer.body, encoding, 'quick'))
    // Set again, it is weighed again.
    if (answers.peek(key) === answer) answers.set(key, answer)
  }

  return {
    send(call, request, reply) {
      if (!isAnonymous(request)) return false
      const current = revision.current()
      const key = typeof current === 'number' ? keyOf(call, request.url) : null
      if (key === null || typeof current !== 'number') return false
      const answer = find(key.text, current)
      const body = answer?.encoded.get(encodingOf(request))
      if (answer === undefined || body === undefined) return false
      meters.counts.keptAnswersSent += 1
      sendAnswer(request, reply, answer, body)
      return true
    },

    async makeAndSend(call, request, reply, make) {
      const key = isAnonymous(request) && request.method === 'GET' ? keyOf(call, request.url) : null
      if (key === null || !key.isExact) return false
      const current = await revision.current()
      const answer = find(key.text, current) ?? (await makeOnce(key.text, current, make))
      const encoding = encodingOf(request)
      await encodeAnswer(key.text, answer, encoding)
      sendAnswer(request, reply, answer, answer.encoded.get(encoding) ?? answer.body)
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
function isAnonymous({ headers }: FastifyRequest): boolean {
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

function encodingOf(request: FastifyRequest): Encoding {
  return encodingFor(request.headers['accept-encoding'])
}

const headers = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-cache'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['vary', 'authorization, accept-encoding'],
].flat()

/** Past the framework, in one write. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body: plain }: KeptAnswer,
  body: Buffer,
): void {
  const { raw } = reply.hijack()
  const transport = reply.getHeader('strict-transport-security')
  const all = [...headers, 'x-request-id', request.id, 'etag', etag]
  if (typeof transport === 'string') all.push('strict-transport-security', transport)
  if (request.headers['if-none-match']?.includes(etag)) {
    raw.writeHead(304, all.slice(2))
    raw.end()
    return
  }
  if (body !== plain) all.push('content-encoding', encodingOf(request))
  all.push('content-length', String(body.length))
  raw.writeHead(200, all)
  raw.end(request.method === 'HEAD' ? undefined : body)
}
