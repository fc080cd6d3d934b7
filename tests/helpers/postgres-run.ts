import { randomUUID } from 'node:crypto'
import { connectDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { databaseAt, runSql, serverVariable, templateVariable } from './place.ts'
import { startPostgres } from './postgres-server.ts'

/** Starts a server for the whole run, with a database that is up to date and that each test copies. */
export default async function preparePostgres(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await runSql(url, `create database ${template} template template0 encoding 'UTF8'`)
  const postgres = { url: databaseAt(url, template), pool: 2, timeout: 0 }
  const database = connectDatabase({ dataDir: '', postgres })
  await migrate(database)
  await database.destroy()
  process.env[serverVariable] = url
  process.env[templateVariable] = template
  return async () => {
    await runSql(url, `drop database ${template}`)
    await stop()
  }
}
