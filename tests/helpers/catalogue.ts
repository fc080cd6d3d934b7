import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { createApp } from '../../server/app/app.ts'
import { readConfig } from '../../server/app/config.ts'
import { createServices, type Services } from '../../server/app/services.ts'
import type { PageSource } from '../../server/pages/page-source.ts'
import type { Form } from './form.ts'
import { createTestDatabase, ownerTokenVariable, type TestDatabase } from './test-database.ts'

interface ApiResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they expect and fail if one is missing.
  body: any
  headers: Record<string, unknown>
}

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
  const services = await createServices({ ...config, ...place })
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

  return {
    app,
    services,
    dataDir,
    place,
    token,
    call,
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
