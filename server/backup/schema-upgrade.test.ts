import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createTestDatabase,
  itOnSqlite,
  type TestDatabase,
} from '../../tests/helpers/test-database.ts'
import { createServices } from '../app/services.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { verifyBackup } from './reader.ts'
import { restoreInstallation } from './restore.ts'
import { UpdateRefusedError } from './schema-upgrade.ts'

const earlier = '0007-renditions'
let place: TestDatabase
beforeEach(async () => {
  place = await createTestDatabase('nothing')
  await withDatabase(place, async (database) => {
    await migrate(database, { last: earlier })
    await sql`insert into "product" ("_id", "name", "position", "version", "createdAt", "updatedAt", "sortName")
      values ('p1', 'Jhoola', 1, 1, '', '', 'jhoola')`.execute(database)
  })
})
afterEach(() => place.remove())

async function withDatabase<T>(of: TestDatabase, work: (database: Database) => Promise<T>) {
  const database = connectDatabase(of)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

function readSteps(of: TestDatabase): Promise<string[]> {
  return withDatabase(of, async (database) => {
    const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"
      order by "name"`.execute(database)
    return rows.map(({ name }) => name)
  })
}

it('creates a backup before migrating, and none when the schema is up to date', async () => {
  await (await createServices(place)).close()
  await (await createServices(place)).close()

  const folder = join(place.dataDir, 'backups')
  const [name = '', ...more] = await readdir(folder)
  expect([name, more]).toEqual([expect.stringMatching(/^shop-.*-before-update\.tar$/), []])
  const backup = await verifyBackup(join(folder, name))
  expect(backup.head.migration).toBe(earlier)
  const other = await createTestDatabase('nothing')
  await restoreInstallation(backup, other)
  await withDatabase(other, async (database) => {
    const { rows } = await sql`select "name" from "product"`.execute(database)
    expect(rows).toEqual([{ name: 'Jhoola' }])
  })
  await other.remove()
})

itOnSqlite('runs no migration when the backup fails, and says what to do', async () => {
  // A file blocks the path of the backup folder.
  await writeFile(join(place.dataDir, 'backups'), '')
  const before = await readSteps(place)

  const refused = await createServices(place).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(UpdateRefusedError)
  expect(String(refused)).toMatch(/Nothing was changed\. Free some space, or set BACKUP_DIR/)
  expect(await readSteps(place)).toEqual(before)
  await rm(join(place.dataDir, 'backups'))
  await (await createServices(place)).close()
  expect((await readSteps(place)).length).toBeGreaterThan(before.length)
})

it('creates no backup for a new database', async () => {
  const fresh = await createTestDatabase('nothing')
  await (await createServices(fresh)).close()
  await mkdir(join(fresh.dataDir, 'backups'), { recursive: true })
  expect(await readdir(join(fresh.dataDir, 'backups'))).toEqual([])
  await fresh.remove()
})
