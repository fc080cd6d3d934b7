import { z } from 'zod'
import type {
  BodyOf,
  EndpointContract,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../../domain/api/endpoint.ts'
import { swapName, swapNamesDeep } from '../../../domain/api/wire-names.ts'
import { readAdminLanguage, requestText } from '../languages/admin-messages.ts'

/** Error of an API request with a message for the user. `status` 0: there was no response. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** Messages by field. */
  readonly errors: Record<string, string>
  /** Current record on a 409, when somebody else has changed it. */
  readonly current: unknown
  /** The whole response, as sent. */
  readonly body: unknown

  constructor(
    status: number,
    message: string,
    errors: Record<string, string> = {},
    current?: unknown,
    body?: unknown,
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.current = current
    this.body = body
  }
}

interface RequestOptions<C extends EndpointContract = EndpointContract> {
  query?: Partial<QueryOf<C>>
  /** Version that a write is based on; the server responds with 409 if there is a newer one. */
  version?: number
  signal?: AbortSignal
  /** Bytes of a form sent so far, and in total. */
  onProgress?: (sent: number, total: number) => void
  /** Rejects on a 401 at once instead of asking for the password. */
  quiet?: boolean
  /** Keeps what is loaded: nothing is stored, or the caller refetches by itself. */
  keepsCache?: boolean
}

/** Arguments of an endpoint beside its parameters; only an endpoint with a body requires one. */
type BodyAndOptions<C extends EndpointContract> = C extends { body: z.ZodType }
  ? [body: BodyOf<C> | FormOf<C>, options?: RequestOptions<C>]
  : [body?: undefined, options?: RequestOptions<C>]
type FormOf<C extends EndpointContract> = C extends { multipart: true } ? FormData : never

export interface Api {
  /** Sends a request to an endpoint; a form is sent as multipart, any other body as JSON. */
  call<C extends EndpointContract>(
    call: C,
    params: ParamsOf<C>,
    ...rest: BodyAndOptions<C>
  ): Promise<ResponseOf<C>>
}

interface ApiConnections {
  readToken(): string | null
  /** Asks for the password again; resolves to true if the person is signed in afterwards. */
  refreshSession(): Promise<boolean>
  /** Called with each write as it is sent. */
  onWriting(write: Promise<unknown>): void
  /** Called after each write: what was loaded before may be outdated. */
  onWritten(): void
}

export function createApi({ readToken, refreshSession, ...on }: ApiConnections): Api {
  async function sendSignedIn(request: Request): Promise<unknown> {
    const token = readToken()
    const { status, body } = await send(request, token)
    if (status === 401 && token !== null && request.quiet !== true) {
      // Another tab may have signed in again in the meantime.
      const present = readToken()
      const renewed = (present !== null && present !== token) || (await refreshSession())
      if (renewed && readToken() !== null) return sendSignedIn(request)
    }
    if (status < 200 || status > 299) throw refusal(request.call, status, body)
    return body
  }

  async function call<C extends EndpointContract>(
    call: C,
    params: ParamsOf<C>,
    ...rest: BodyAndOptions<C>
  ): Promise<ResponseOf<C>>
  async function call(
    call: EndpointContract,
    params: object,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<unknown> {
    const address = addressOf(call, params, options.query)
    const request = { ...options, call, address, body: toSent(call, body) }
    const sending = sendSignedIn(request)
    if (call.method !== 'GET') on.onWriting(sending)
    const response = parseResponse(call, await sending)
    if (call.method !== 'GET' && options.keepsCache !== true) on.onWritten()
    return response
  }
  return { call }
}

/** URL of an endpoint with path parameters and query. */
export function addressOf(call: EndpointContract, params: object, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = call.path.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(values.get(name))),
  )
  return `/api${path}${searchOf(query)}`
}

export function parseResponse<C extends EndpointContract>(call: C, body: unknown): ResponseOf<C>
export function parseResponse(call: EndpointContract, body: unknown): unknown {
  if (call.response === undefined) return undefined
  const response = z.safeEncode(call.response, body)
  if (!response.success) throw new ApiError(0, requestText('unreadableResponse'))
  return response.data
}

/** Request as it is sent. */
interface Request extends Omit<RequestOptions, 'query'> {
  call: EndpointContract
  address: string
  body: FormData | string | undefined
}

/** A form or JSON with the names of the wire, at any depth, since some bodies contain records. */
function toSent(call: EndpointContract, body: unknown): Request['body'] {
  if (!(body instanceof FormData)) return JSON.stringify(swapNamesDeep(call, body))
  const form = new FormData()
  for (const [name, value] of body) form.append(swapName(call, name), value)
  return form
}

interface RawResponse {
  status: number
  body: unknown
}

/** Forms are sent by XMLHttpRequest, because fetch reports no upload progress. */
function send(request: Request, token: string | null): Promise<RawResponse> {
  const { body } = request
  return body instanceof FormData ? sendForm(request, body, token) : sendJson(request, token)
}

async function sendJson(request: Request, token: string | null): Promise<RawResponse> {
  const { call, address, body, signal } = request
  const headers = headersOf(request, token)
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(address, { method: call.method, headers, body, signal })
    const text = await response.text()
    const isText = call.media !== undefined && response.ok
    return { status: response.status, body: isText ? text : parse(text) }
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new ApiError(0, requestText('offline'))
  }
}

function sendForm(request: Request, form: FormData, token: string | null): Promise<RawResponse> {
  const { call, address, signal } = request
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(call.method, address)
    for (const [name, value] of Object.entries(headersOf(request, token))) {
      sending.setRequestHeader(name, value)
    }
    sending.upload.onprogress = ({ loaded, total }) => request.onProgress?.(loaded, total)
    sending.onload = () => resolve({ status: sending.status, body: parse(sending.responseText) })
    sending.onerror = () => reject(new ApiError(0, requestText('offline')))
    sending.onabort = () => reject(new ApiError(0, requestText('uploadStopped')))
    signal?.addEventListener('abort', () => sending.abort())
    // The signal may have been aborted while the password dialog was open.
    if (signal?.aborted) return reject(new ApiError(0, requestText('uploadStopped')))
    sending.send(form)
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
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': readAdminLanguage(),
  }
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

function refusal(names: EndpointContract, status: number, body: unknown): ApiError {
  const read = refusalSchema.safeParse(body)
  if (read.success) {
    const { message, errors = {}, current } = read.data
    const toOwn = (path: string) => path.split('.').map((name) => swapName(names, name))
    const own = Object.entries(errors).map(([path, text]) => [toOwn(path).join('.'), text])
    const present = swapNamesDeep(names, current)
    return new ApiError(status, message, Object.fromEntries(own), present, body)
  }
  return new ApiError(status, requestText(status === 413 ? 'tooLarge' : 'unreadableResponse'))
}
