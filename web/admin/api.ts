import { z } from 'zod'
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../domain/api/call.ts'

/** What went wrong, in words for the person at the screen. `status` 0: there was no answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** Messages by field. */
  readonly errors: Record<string, string>
  /** The record as it stands now, when somebody else was faster. */
  readonly current: unknown

  constructor(
    status: number,
    message: string,
    errors: Record<string, string> = {},
    current?: unknown,
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.current = current
  }
}

interface CallOptions<C extends Call = Call> {
  query?: Partial<QueryOf<C>>
  /** The version that a write is meant for; refused with 409 when there is a newer one. */
  version?: number
  signal?: AbortSignal
  /** Bytes of a form that have left, and all of them. */
  onProgress?: (sent: number, total: number) => void
  /** Answer a 401 at once instead of asking for the password. */
  quiet?: boolean
}

/** What a declared call is made with beside its parameters; only a call with a body needs one. */
type BodyAndOptions<C extends Call> = C extends { body: z.ZodType }
  ? [body: BodyOf<C> | FormOf<C>, options?: CallOptions<C>]
  : [body?: undefined, options?: CallOptions<C>]
type FormOf<C extends Call> = C extends { multipart: true } ? FormData : never

/** How calls were told before they were declared. */
export interface LooseCall<T> extends Omit<CallOptions, 'query'> {
  method?: Call['method']
  path: string
  query?: Record<string, string | number | undefined>
  body?: unknown
  answer: z.ZodType<T>
  asText?: boolean
}

export interface Api {
  call<T>(call: LooseCall<T>): Promise<T>
  /** Makes a declared call; a form goes out as multipart, any other body as JSON. */
  call<C extends Call>(
    call: C,
    params: ParamsOf<C>,
    ...rest: BodyAndOptions<C>
  ): Promise<AnswerOf<C>>
  /** The answer as it came, for `openAnswer`. */
  ask(call: Call, address: string, options: CallOptions): Promise<unknown>
  askLoosely<T>(call: LooseCall<T>): Promise<unknown>
}

export interface Credentials {
  token(): string | null
  /** Asks for the password again; whether the person is signed in afterwards. */
  renew(): Promise<boolean>
}

const offline = 'The server cannot be reached. Check your connection and try again.'
const garbled = 'The server gave an answer that cannot be read. Please try again.'

export function createApi(credentials: Credentials): Api {
  async function ask(request: Request): Promise<unknown> {
    const token = credentials.token()
    const { status, body } = await send(request, token)
    if (status === 401 && token !== null && request.quiet !== true) {
      // Another tab may have signed in again in the meantime.
      const present = credentials.token()
      const renewed = (present !== null && present !== token) || (await credentials.renew())
      if (renewed && credentials.token() !== null) return ask(request)
    }
    if (status < 200 || status > 299) throw refusal(status, body)
    return body
  }

  async function call<T>(call: LooseCall<T>): Promise<T>
  async function call<C extends Call>(
    call: C,
    params: ParamsOf<C>,
    ...rest: BodyAndOptions<C>
  ): Promise<AnswerOf<C>>
  async function call(
    call: Call | LooseCall<unknown>,
    params: object = {},
    body?: unknown,
    options: CallOptions = {},
  ): Promise<unknown> {
    if (!('access' in call)) return openLooseAnswer(call, await ask(requestOf(call)))
    const address = addressOf(call, params, options.query)
    return openAnswer(call, await ask(declaredRequest(call, address, body, options)))
  }
  return {
    call,
    ask: (declared, address, options) =>
      ask(declaredRequest(declared, address, undefined, options)),
    askLoosely: (loose) => ask(requestOf(loose)),
  }
}

/** Where a call is made, with what its path and its query hold. */
export function addressOf(call: Call, params: object, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = call.path.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(values.get(name))),
  )
  return `/api${path}${searchOf(query)}`
}

export function openAnswer<C extends Call>(call: C, body: unknown): AnswerOf<C>
export function openAnswer(call: Call, body: unknown): unknown {
  if (call.answer === undefined) return undefined
  const answer = call.answer.safeParse(body)
  if (!answer.success) throw new ApiError(0, garbled)
  return answer.data
}

export function openLooseAnswer<T>(call: LooseCall<T>, body: unknown): T {
  const answer = call.answer.safeParse(body)
  if (!answer.success) throw new ApiError(0, garbled)
  return answer.data
}

/** A call as it goes over the line. */
interface Request extends Omit<CallOptions, 'query'> {
  method: Call['method']
  address: string
  body: unknown
  /** The answer is no JSON. */
  asText: boolean
}

function declaredRequest(
  call: Call,
  address: string,
  body: unknown,
  options: CallOptions,
): Request {
  return { ...options, method: call.method, address, body, asText: call.media !== undefined }
}

function requestOf<T>({ query = {}, ...call }: LooseCall<T>): Request {
  const { method = 'GET', asText = false, body } = call
  return { ...call, method, body, asText, address: `/api${call.path}${searchOf(query)}` }
}

interface Answer {
  status: number
  body: unknown
}

/** Uploads go by XMLHttpRequest: only it tells how far it has come. */
function send(request: Request, token: string | null): Promise<Answer> {
  const { body } = request
  return body instanceof FormData ? sendForm(request, body, token) : sendJson(request, token)
}

async function sendJson(request: Request, token: string | null): Promise<Answer> {
  const { method, address, body, signal, asText } = request
  const headers = headersOf(request, token)
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(address, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: asText && response.ok ? text : parse(text) }
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new ApiError(0, offline)
  }
}

function sendForm(call: Request, form: FormData, token: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, call.address)
    for (const [name, value] of Object.entries(headersOf(call, token))) {
      request.setRequestHeader(name, value)
    }
    request.upload.onprogress = ({ loaded, total }) => call.onProgress?.(loaded, total)
    request.onload = () => resolve({ status: request.status, body: parse(request.responseText) })
    request.onerror = () => reject(new ApiError(0, offline))
    request.onabort = () => reject(new ApiError(0, 'The upload was stopped.'))
    call.signal?.addEventListener('abort', () => request.abort())
    // It may have been stopped while the password was asked for.
    if (call.signal?.aborted) return reject(new ApiError(0, 'The upload was stopped.'))
    request.send(form)
  })
}

function searchOf(query: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function headersOf(request: Request, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (request.version !== undefined) headers['if-match'] = `"${request.version}"`
  return headers
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const refusalSchema = z.object({
  message: z.string().min(1),
  errors: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
})

function refusal(status: number, body: unknown): ApiError {
  const read = refusalSchema.safeParse(body)
  if (read.success) {
    return new ApiError(status, read.data.message, read.data.errors, read.data.current)
  }
  return new ApiError(status, status === 413 ? 'This is too large to be sent.' : garbled)
}
