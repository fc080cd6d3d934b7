import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BoundFunctions, configure, type queries, within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../../server/app/app.ts'
import { readConfig } from '../../server/app/config.ts'
import { createServices, type Services } from '../../server/app/services.ts'
import { createBuiltPages } from '../../server/pages/built-pages.ts'
import { type Form, toBody } from './form.ts'
import { sharedImages } from './servers/shared-images.ts'
import { prepareData } from './site.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

interface RequestOptions {
  method?: Method
  headers?: Record<string, string> | undefined
  payload?: string | Buffer
}

interface ShopResponse {
  status: number
  headers: Record<string, string | undefined>
  html: string
}

/** A response and its page. Queries of Testing Library look in the page's body. */
interface Visit extends ShopResponse, BoundFunctions<typeof queries> {
  /** Address of the page, to which redirects may have led. */
  path: string
  document: Document
  /** Content of a `meta` element by its name or property; null if there is none. */
  meta(name: string): string | null
  /** JSON-LD objects of a type. */
  structuredData(type: string): StructuredData[]
}

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields they expect and fail if one is missing.
type StructuredData = any
// biome-ignore lint/suspicious/noExplicitAny: as above.
type ResponseBody = any

/** A shop served in this process, with the pages of the production build. */
export interface Shop {
  services: Services
  dataDir: string
  /** Session token of the owner. */
  token: string
  /** Requests an address as a visitor does. */
  request(path: string, options?: RequestOptions): Promise<ShopResponse>
  /** Opens a page as a visitor's browser without JavaScript does, following redirects. */
  visit(path: string, options?: RequestOptions): Promise<Visit>
  /** Reads from the API as a visitor. */
  read(path: string): Promise<ResponseBody>
  /** Calls the API as the owner with a JSON object or a form; fails unless it succeeds. */
  call(method: Method, path: string, body?: object | Form): Promise<ResponseBody>
  close(): Promise<void>
}

// No stylesheet is loaded, so nothing is hidden by one; a page is too long to print with an error.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? '') })

/** Origin of every request, and so of the links that pages make absolute. */
export const shopOrigin = 'http://shop.example'

/** `prepare` may change the data directory before the shop starts. */
export async function openShop(
  content: 'demo' | 'empty',
  environment: Record<string, string> = {},
  prepare: (dataDir: string) => void = () => {},
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'))
  const { token } = await prepareData(content, dataDir)
  prepare(dataDir)
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // Disables the rate limit, since all tests send requests from one address.
    READ_SECONDS: '0',
    ...environment,
  })
  const services = await createServices(config, sharedImages)
  const pages = await createBuiltPages(join(import.meta.dirname, '../../build'))
  const app = createApp(config, services, pages)

  async function request(
    url: string,
    { method = 'GET', headers, payload }: RequestOptions = {},
  ): Promise<ShopResponse> {
    const { statusCode, body, ...response } = await app.inject({
      method,
      url,
      headers: { host: new URL(shopOrigin).host, ...headers },
      payload,
    })
    const texts = Object.entries(response.headers).map(([name, value]) => [name, `${value}`])
    return { status: statusCode, headers: Object.fromEntries(texts), html: body }
  }

  async function call(
    method: Method,
    path: string,
    body?: object | Form,
    authorization = `Bearer ${token}`,
  ): Promise<ResponseBody> {
    const form = body && toBody(body)
    const headers = { authorization, ...(form && { 'content-type': form.contentType }) }
    const { status, html } = await request(`/api${path}`, { method, headers, payload: form?.body })
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${html}`)
    return html === '' ? null : JSON.parse(html)
  }

  return {
    services,
    dataDir,
    token,
    request,
    async visit(path, options) {
      let address = path
      let response = await request(address, options)
      while (response.status >= 300 && response.headers.location?.startsWith('/')) {
        address = response.headers.location
        response = await request(address, { headers: options?.headers })
      }
      return { ...response, path: address, ...parsePage(response.html, shopOrigin + address) }
    },
    read: (path) => call('GET', path, undefined, ''),
    call,
    async close() {
      await app.close()
      await services.close()
      // Retries, since an image variant may still be written in the background.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** One shop for all tests of a file. */
export function shopForAllTests(...given: Parameters<typeof openShop>): Shop {
  const shop: Shop = Object.create(null)
  beforeAll(async () => void Object.assign(shop, await openShop(...given)))
  afterAll(() => shop.close())
  return shop
}

function parsePage(html: string, url: string): Omit<Visit, keyof ShopResponse | 'path'> {
  const { document } = new JSDOM(html, { url }).window
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  const structuredData: StructuredData[] = [...scripts].flatMap((script) =>
    JSON.parse(script.textContent ?? ''),
  )
  return {
    ...within(document.body),
    document,
    meta: (name) =>
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content') ?? null,
    structuredData: (type) => structuredData.filter((data) => data['@type'] === type),
  }
}

/** The message that a link to the chat writes; null if it writes none. */
export function messageOf(link: Element | null | undefined): string | null {
  return new URL(link?.getAttribute('href') ?? '').searchParams.get('text')
}
