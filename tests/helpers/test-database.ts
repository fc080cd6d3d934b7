import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, it } from 'vitest'
import { connectDatabase, type Database } from '../../server/db/database.ts'
import type { PostgresOptions } from '../../server/db/postgres.ts'

/** True if the tests run on PostgreSQL. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres'

/** A test of what does not depend on the engine, in a file that PostgreSQL runs again for its other tests. */
export function itOnSqlite(title: string, test: () => Promise<void>, timeout?: number): void {
  if (!isOnPostgres) it(title, test, timeout)
}

/** Environment variable with the URL of the run's PostgreSQL server. */
export const serverVariable = 'TEST_POSTGRES_SERVER'
/** Environment variables with the template to copy: an SQLite file, or a database of the server. */
export const templateVariables = { tables: 'TEST_TEMPLATE_TABLES', owner: 'TEST_TEMPLATE_OWNER' }
/** Environment variable with the session token of the administrator in the `owner` template. */
export const ownerTokenVariable = 'TEST_OWNER_TOKEN'

/** A test's own data directory and database, on the database engine of the run. */
export interface TestDatabase {
  dataDir: string
  postgres: PostgresOptions | null
  remove(): Promise<void>
}

/** Creates a database that is empty, has the current tables, or also has an administrator with a session. */
export async function createTestDatabase(
  beginning: 'nothing' | 'tables' | 'owner' = 'tables',
): Promise<TestDatabase> {
  const template = beginning === 'nothing' ? null : process.env[templateVariables[beginning]]
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  if (!isOnPostgres) {
    if (template) await copyFile(template, join(dataDir, 'catalogue.sqlite'))
    return { dataDir, postgres: null, remove: removeFolder }
  }
  const server = process.env[serverVariable] ?? ''
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runSql(
    server,
    `create database ${name} template ${template ?? 'template0'} encoding 'UTF8' strategy file_copy`,
  )
  return {
    dataDir,
    postgres: { url: databaseAt(server, name), pool: 5, timeout: 60_000 },
    async remove() {
      await Promise.all([runSql(server, `drop database ${name} with (force)`), removeFolder()])
    },
  }
}

/** A database with the current tables for each test of a file. */
export function databaseForEachTest(): { place: TestDatabase; database: Database } {
  const open: { place: TestDatabase; database: Database } = Object.create(null)
  beforeEach(async () => {
    open.place = await createTestDatabase()
    open.database = connectDatabase(open.place)
  })
  afterEach(async () => {
    await open.database.destroy()
    await open.place.remove()
  })
  return open
}

/** Connection URL of another database on the same server. */
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
