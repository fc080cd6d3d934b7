import { z } from 'zod'

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

export interface Call<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with its leading slash. */
  path: string
  query?: Record<string, string | number | undefined>
  /** A form goes out as multipart, anything else as JSON. */
  body?: unknown
  /** The version that a write is meant for; refused with 409 when there is a newer one. */
  version?: number
  answer: z.ZodType<T>
  signal?: AbortSignal
  /** Bytes of the body that have left, and all of them. */
  onProgress?: (sent: number, total: number) => void
  /** The answer is no JSON: `answer` reads its text. */
  asText?: boolean
  /** Answer a 401 at once instead of asking for the password. */
  quiet?: boolean
}

export interface Api {
  call<T>(call: Call<T>): Promise<T>
  /** The answer as it came, for `openAnswer`. */
  ask<T>(call: Call<T>): Promise<unknown>
}

export interface Credentials {
  token(): string | null
  /** Asks for the password again; whether the person is signed in afterwards. */
  renew(): Promise<boolean>
}

export const nothing = z.unknown()
export const messageSchema = z.object({ message: z.string() })

const offline = 'The server cannot be reached. Check your connection and try again.'
const garbled = 'The server gave an answer that cannot be read. Please try again.'

export function createApi(credentials: Credentials): Api {
  async function ask<T>(request: Call<T>): Promise<unknown> {
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
  return { ask, call: async (request) => openAnswer(request, await ask(request)) }
}

export function openAnswer<T>(call: Call<T>, body: unknown): T {
  const answer = call.answer.safeParse(body)
  if (!answer.success) throw new ApiError(0, garbled)
  return answer.data
}

interface Answer {
  status: number
  body: unknown
}

/** Uploads go by XMLHttpRequest: only it tells how far it has come. */
function send<T>(call: Call<T>, token: string | null): Promise<Answer> {
  return call.body instanceof FormData ? sendForm(call, call.body, token) : sendJson(call, token)
}

async function sendJson<T>(call: Call<T>, token: string | null): Promise<Answer> {
  const headers = headersOf(call, token)
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(addressOf(call), {
      method: call.method ?? 'GET',
      headers,
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: call.signal,
    })
    const text = await response.text()
    return { status: response.status, body: call.asText && response.ok ? text : parse(text) }
  } catch (error) {
    if (call.signal?.aborted === true) throw error
    throw new ApiError(0, offline)
  }
}

function sendForm<T>(call: Call<T>, form: FormData, token: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method ?? 'POST', addressOf(call))
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

function addressOf<T>(call: Call<T>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return `/api${call.path}${text === '' ? '' : `?${text}`}`
}

function headersOf<T>(call: Call<T>, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (call.version !== undefined) headers['if-match'] = `"${call.version}"`
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
