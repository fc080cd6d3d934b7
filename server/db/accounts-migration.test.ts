import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/helpers/test-database.ts'
import { connectDatabase } from './database.ts'
import { migrate } from './migrate.ts'

it('migrates existing administrators to owners and keeps their sessions', async () => {
  const place = await createTestDatabase('nothing')
  const database = connectDatabase(place)
  const migrationFolder = path.join(import.meta.dirname, 'migrations')
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder,
    import: (file) => import(file),
  })
  await new Migrator({ db: database, provider }).migrateTo('0003-product-index')
  await sql`insert into administrator (_id, name, email, password, "createdAt")
    values ('a', 'Asha', 'asha@example.com', 'hash', '')`.execute(database)
  for (const hash of ['one', 'two'])
    await sql`insert into session ("tokenHash", administrator, "createdAt", "usedAt")
      values (${hash}, 'a', '', '')`.execute(database)

  await migrate(database)
  const [administrator] = await database.selectFrom('administrator').selectAll().execute()
  expect(administrator).toMatchObject({ name: 'Asha', role: 'owner' })
  const sessions = await database.selectFrom('session').selectAll().execute()
  expect(sessions.map(({ tokenHash, device }) => [tokenHash, device]).sort()).toEqual([
    ['one', ''],
    ['two', ''],
  ])
  expect(new Set(sessions.map(({ _id }) => _id)).size).toBe(2)
  for (const { _id } of sessions) expect(_id).toMatch(/^[0-9a-f-]{36}$/)
  await database.destroy()
  await place.remove()
})
