import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/app/config.ts'
import { createServices } from '../../server/app/services.ts'
import { connectDatabase, type DatabaseOptions } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { administrator } from './catalogue.ts'
import { startPostgres } from './servers/postgres-server.ts'
import {
  databaseAt,
  isOnPostgres,
  ownerTokenVariable,
  runSql,
  serverVariable,
  templateVariables,
} from './test-database.ts'

/**
 * Vitest global setup: creates the template databases that tests copy, once per run, since creating them takes longer
 * than most tests. One has the current schema, the other also an administrator with a session.
 */
export default async function prepareTemplates(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'templates-'))
  const server = isOnPostgres ? await startPostgres() : null
  if (server !== null) process.env[serverVariable] = server.url

  async function createTemplate(variable: string): Promise<DatabaseOptions> {
    const name = `template_${randomUUID().replaceAll('-', '')}`
    const dataDir = join(folder, name)
    process.env[variable] = server === null ? join(dataDir, 'catalogue.sqlite') : name
    if (server === null) return { dataDir, postgres: null }
    await runSql(server.url, `create database ${name} template template0 encoding 'UTF8'`)
    return { dataDir, postgres: { url: databaseAt(server.url, name), pool: 2, timeout: 0 } }
  }

  await makeTables(await createTemplate(templateVariables.tables))
  process.env[ownerTokenVariable] = await makeOwner(await createTemplate(templateVariables.owner))
  return async () => {
    // Stopping the server deletes its databases.
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeTables(place: DatabaseOptions): Promise<void> {
  const database = connectDatabase(place)
  await migrate(database)
  await database.destroy()
}

/** Creates the administrator; returns their session token. */
async function makeOwner(place: DatabaseOptions): Promise<string> {
  const services = await createServices({ ...readConfig({}), postgres: null, ...place })
  const { name, email, password } = administrator
  await services.accounts.create(name, email, password)
  const { token } = await services.accounts.signIn(email, password, '192.0.2.1')
  await services.close()
  return token
}
