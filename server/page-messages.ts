/**
 * `Headers`, `Request` and `Response` as far as a page needs them: without a body. Node's own come with all
 * that is for fetching, which takes a tenth of a start and 18 MB; whatever goes beyond is still theirs. The
 * build of the public pages has these in place of the global ones.
 */
export class PageHeaders implements Headers {
  readonly #values = new Map<string, string[]>()

  constructor(given?: Iterable<readonly [string, string]> | Record<string, string> | null) {
    const entries = given && Symbol.iterator in given ? given : Object.entries(given ?? {})
    for (const [name, value] of entries) this.append(name, value)
  }

  append(name: string, value: string): void {
    const key = readName(name)
    this.#values.set(key, [...(this.#values.get(key) ?? []), readValue(name, value)])
  }

  set(name: string, value: string): void {
    this.#values.set(readName(name), [readValue(name, value)])
  }

  get(name: string): string | null {
    return this.#values.get(readName(name))?.join(', ') ?? null
  }

  has(name: string): boolean {
    return this.#values.has(readName(name))
  }

  delete(name: string): void {
    this.#values.delete(readName(name))
  }

  getSetCookie(): string[] {
    return [...(this.#values.get('set-cookie') ?? [])]
  }

  forEach(call: (value: string, name: string, headers: Headers) => void): void {
    for (const [name, value] of this) call(value, name, this)
  }

  /** In the order of their names; cookies are never joined. */
  *entries(): Generator<[string, string], undefined, unknown> {
    for (const [name, values] of [...this.#values].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (name === 'set-cookie') for (const value of values) yield [name, value]
      else yield [name, values.join(', ')]
    }
  }

  *keys(): Generator<string, undefined, unknown> {
    for (const [name] of this) yield name
  }

  *values(): Generator<string, undefined, unknown> {
    for (const [, value] of this) yield value
  }

  [Symbol.iterator](): Generator<[string, string], undefined, unknown> {
    return this.entries()
  }
}

interface RequestParts {
  method?: string
  headers?: ConstructorParameters<typeof PageHeaders>[0]
  signal?: AbortSignal | null
  body?: BodyInit | null
}

/** A request that brings nothing. */
class PlainRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal
  readonly body: Request['body'] = null
  readonly bodyUsed: boolean = false

  constructor(address: string | URL, { method = 'GET', headers, signal }: RequestParts = {}) {
    this.url = new URL(address).href
    this.method = method.toUpperCase()
    this.headers = new PageHeaders(headers)
    this.signal = signal ?? new AbortController().signal
  }

  clone() {
    return createPageRequest(this.url, this)
  }

  async text(): Promise<string> {
    return ''
  }
}

export const PageRequest = new Proxy(PlainRequest, {
  construct(plain, [given, init]: [string | URL | Request | PlainRequest, RequestParts?]): object {
    const isOurs = given instanceof plain
    const address = isOurs ? given.url : given
    const parts = isOurs ? { ...partsOf(given), ...init } : init
    const isPlain = /^(?:get|head)$/i.test(parts?.method ?? 'get') && !parts?.body
    const isAddress = typeof address === 'string' || address instanceof URL
    if (isPlain && isAddress) return Reflect.construct(plain, [address, parts])
    return Reflect.construct(globalThis.Request, [address, parts && nativeInit(parts)])
  },
})

function partsOf({ method, headers, signal }: PlainRequest): RequestParts {
  return { method, headers, signal }
}

interface ResponseParts {
  status?: number
  statusText?: string
  headers?: RequestParts['headers']
}

/** An answer without a body. */
class PlainResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly body = null
  readonly bodyUsed = false

  constructor(
    _body?: BodyInit | null,
    { status = 200, statusText = '', headers }: ResponseParts = {},
  ) {
    if (!(status >= 200 && status <= 599))
      throw new RangeError(`${status} is not the status of an answer.`)
    this.status = status
    this.statusText = statusText
    this.headers = new PageHeaders(headers)
  }

  get ok(): boolean {
    return this.status < 300
  }

  clone(): PlainResponse {
    return new PlainResponse(null, this)
  }

  async text(): Promise<string> {
    return ''
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new ArrayBuffer(0)
  }
}

export const PageResponse = new Proxy(PlainResponse, {
  construct(plain, [body, init]: [BodyInit | null | undefined, ResponseParts?]) {
    if (body === null || body === undefined) return Reflect.construct(plain, [null, init])
    return Reflect.construct(globalThis.Response, [body, init && nativeInit(init)])
  },
  get: (plain, name) => Reflect.get(name === 'json' ? globalThis.Response : plain, name),
})

/** Node's own know our headers as pairs alone. */
function nativeInit<I extends RequestParts | ResponseParts>(init: I) {
  return { ...init, headers: [...new PageHeaders(init.headers)] }
}

/** What asks for a page, for whoever takes a `Request`. */
export function createPageRequest(address: string, init?: RequestParts): Request
export function createPageRequest(address: string, init?: RequestParts): PlainRequest {
  return new PageRequest(address, init)
}

function readName(name: string): string {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new TypeError(`“${name}” is no name of a header.`)
  return name.toLowerCase()
}

function readValue(name: string, value: string): string {
  const text = String(value).replace(/^[\t\r\n ]+|[\t\r\n ]+$/g, '')
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 255 || code === 0 || code === 10 || code === 13)
      throw new TypeError(`The header ${name} cannot say “${text}”.`)
  }
  return text
}
