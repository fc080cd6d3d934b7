import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { PostgresPlace } from '../../server/db/database.ts'

/** Whether the tests run on PostgreSQL. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres'
/** The server of the run, and its database that is up to date and empty. */
export const serverVariable = 'TEST_POSTGRES_SERVER'
export const templateVariable = 'TEST_POSTGRES_TEMPLATE'

/** Where a test has a shop of its own: a folder, and a database on the engine of the run. */
export interface TestPlace {
  dataDir: string
  postgres: PostgresPlace | null
  remove(): Promise<void>
}

/** `isEmpty`: on PostgreSQL a database without any table. */
export async function createPlace({ isEmpty = false } = {}): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  if (!isOnPostgres) return { dataDir, postgres: null, remove: removeFolder }
  const server = process.env[serverVariable] ?? ''
  const template = isEmpty ? 'template0' : process.env[templateVariable]
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runSql(server, `create database ${name} template ${template} encoding 'UTF8'`)
  return {
    dataDir,
    postgres: { url: databaseAt(server, name), pool: 5, timeout: 60_000 },
    async remove() {
      await Promise.all([runSql(server, `drop database ${name} with (force)`), removeFolder()])
    },
  }
}

/** The address of another database of a server. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function runSql(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
