import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createApp } from '../../server/app/app.ts'
import { readConfig } from '../../server/app/config.ts'
import { createServices, type Services } from '../../server/app/services.ts'
import type { PageSource } from '../../server/pages/page-source.ts'
import { createForm, type Form, type FormFile } from './form.ts'
import { smallPhotograph } from './media.ts'
import { sharedImages } from './servers/shared-images.ts'
import { createTestDatabase, ownerTokenVariable, type TestDatabase } from './test-database.ts'

interface ApiResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they expect and fail if one is missing.
  body: any
  headers: Record<string, unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
type Answer = any

interface ApiCallOptions {
  token?: string | null
  form?: Form
  json?: unknown
  headers?: Record<string, string>
}

/** An in-process server with its own data directory and one administrator. */
export interface TestCatalogue {
  app: FastifyInstance
  services: Services
  dataDir: string
  /** Location of its data, for another process or connection. */
  place: TestDatabase
  /** Session token of the administrator; sent with every request unless `token` is given. */
  token: string
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH',
    url: string,
    call?: ApiCallOptions,
  ): Promise<ApiResponse>
  /** Body of the response to a visitor's GET request. */
  visit(url: string): Promise<Answer>
  /** Body of the response to the administrator's GET request. */
  read(url: string): Promise<Answer>
  /** Adds a category with a photo; returns it. */
  addCategory(name: string, fields?: Record<string, string | FormFile>): Promise<Answer>
  /** Adds a product, from its fields or a form; returns it. */
  addProduct(content: object | Form): Promise<Answer>
  /** The product, as the administrator reads it. */
  readProduct(id: string): Promise<Answer>
  /** Changes some fields of a product; returns it. */
  changeProduct(id: string, fields: object): Promise<Answer>
  /** The CSV table of all products. */
  exportCsv(): Promise<string>
  /** Imports the lines of a CSV table of products. */
  importCsv(lines: string | readonly string[], query?: string): Promise<ApiResponse>
  /** Names of all stored media files, and of those left in the temporary folder. */
  files(): Promise<{ media: string[]; temporary: string[] }>
  close(): Promise<void>
}

export const administrator = {
  name: 'Asha Mehta',
  email: 'asha@example.com',
  password: 'swing-low',
}

/** Creates an editor; returns their session token. */
export async function signInEditor({ services: { accounts } }: TestCatalogue): Promise<string> {
  await accounts.create('Meera', 'meera@example.com', 'rope-and-teak', 'editor')
  const { token } = await accounts.signIn('meera@example.com', 'rope-and-teak', '192.0.2.2')
  return token
}

export async function createTestCatalogue(
  environment: Record<string, string> = {},
  pages: PageSource | null = null,
): Promise<TestCatalogue> {
  const place = await createTestDatabase('owner')
  const { dataDir } = place
  const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1', ...environment })
  const services = await createServices({ ...config, ...place }, sharedImages)
  const app = createApp(config, services, pages)
  const token = process.env[ownerTokenVariable] ?? ''

  async function call(
    method: string,
    url: string,
    { json, form, headers, ...given }: ApiCallOptions = {},
  ) {
    const sent = given.token === undefined ? token : given.token
    const options: InjectOptions = {
      method: method as InjectOptions['method'],
      url: `/api${url}`,
      headers: {
        ...(sent !== null && { authorization: `Bearer ${sent}` }),
        ...(form && { 'content-type': form.contentType }),
        ...headers,
      },
      payload: form?.body ?? (json as InjectOptions['payload']),
    }
    const response = await app.inject(options)
    const isJson = String(response.headers['content-type']).includes('json') && response.body !== ''
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    }
  }

  async function add(path: string, key: string, content: ApiCallOptions) {
    const { status, body } = await call('POST', `${path}/add`, content)
    if (status !== 201) throw new Error(`${path}/add: ${status} ${JSON.stringify(body)}`)
    return body[key]
  }

  return {
    app,
    services,
    dataDir,
    place,
    token,
    call,
    visit: async (url) => (await call('GET', url, { token: null })).body,
    read: async (url) => (await call('GET', url)).body,
    async addCategory(name, fields = {}) {
      const form = createForm({ name, image: await smallPhotograph(), ...fields })
      return add('/ourCategories', 'categoryData', { form })
    },
    addProduct: (content) =>
      add(
        '/ourCategoriesItems',
        'categoryItemData',
        'contentType' in content ? { form: content } : { json: content },
      ),
    readProduct: async (id) =>
      (await call('GET', `/ourCategoriesItems/${id}`)).body.categoryItemData,
    async changeProduct(id, json) {
      const { status, body } = await call('PUT', `/ourCategoriesItems/${id}`, { json })
      if (status !== 200) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`)
      return body.categoryItemData
    },
    exportCsv: async () => (await call('GET', '/ourCategoriesItems/export.csv')).body,
    importCsv: (lines, query = '') =>
      call('POST', `/ourCategoriesItems/import${query}`, {
        json: { csv: [lines].flat().join('\n') },
      }),
    files: async () => ({
      media: await namesIn(join(dataDir, 'media')),
      temporary: await namesIn(join(dataDir, 'temporary')),
    }),
    async close() {
      await app.close()
      await services.close()
      await place.remove()
    },
  }
}

type Given = Parameters<typeof createTestCatalogue>

/** A new catalogue for each test of a file. */
export function catalogueForEachTest(...given: Given): TestCatalogue {
  const shop: TestCatalogue = Object.create(null)
  beforeEach(async () => void Object.assign(shop, await createTestCatalogue(...given)))
  afterEach(() => shop.close())
  return shop
}

/** One catalogue for all tests of a file. */
export function catalogueForAllTests(...given: Given): TestCatalogue {
  const shop: TestCatalogue = Object.create(null)
  beforeAll(async () => void Object.assign(shop, await createTestCatalogue(...given)))
  afterAll(() => shop.close())
  return shop
}

async function namesIn(folder: string): Promise<string[]> {
  while (existsSync(folder)) {
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    } catch (error) {
      // A subfolder deleted during the listing fails all of it: list again, as the rest is not empty.
      if (!isGone(error)) throw error
    }
  }
  return []
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
