import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { PostgresOptions } from '../../server/db/database.ts'

/** Whether the tests run on PostgreSQL. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres'
/** The server of the run. */
export const serverVariable = 'TEST_POSTGRES_SERVER'
/** What places are copied from: files, or databases of the server. */
export const templateVariables = { tables: 'TEST_TEMPLATE_TABLES', owner: 'TEST_TEMPLATE_OWNER' }
/** By which the administrator of the second template is signed in. */
export const ownerTokenVariable = 'TEST_OWNER_TOKEN'

/** Where a test has a shop of its own: a folder, and a database on the engine of the run. */
export interface TestDatabase {
  dataDir: string
  postgres: PostgresOptions | null
  remove(): Promise<void>
}

/**
 * What its database begins with: nothing at all, the tables as they are today, or an administrator in
 * them, who is signed in.
 */
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
