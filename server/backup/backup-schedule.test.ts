import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/helpers/test-database.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createBackupSchedule } from './backup-schedule.ts'

let place: TestDatabase
let database: Database
beforeEach(async () => {
  place = await createTestDatabase()
  database = connectDatabase(place)
  await migrate(database)
})
afterEach(async () => {
  vi.useRealTimers()
  await database.destroy()
  await place.remove()
})

it('runs daily in the shop’s time zone, once across all processes', async () => {
  const ran: string[] = []
  const processes = ['one', 'two'].map((name) =>
    createBackupSchedule({
      database,
      pattern: '0 3 * * *',
      timeZone: async () => 'Asia/Kolkata',
      run: async () => {
        ran.push(`${name} ${new Date().toISOString()}`)
      },
    }),
  )
  const runAt = async (moment: string) => {
    vi.setSystemTime(moment)
    await Promise.all(processes.map((schedule) => schedule.runIfDue()))
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  await runAt('2026-11-22T10:00:00Z')
  await runAt('2026-11-22T21:29:00Z')
  expect(ran).toEqual([])
  await runAt('2026-11-22T21:30:10Z')
  await runAt('2026-11-22T21:31:00Z')
  expect(ran).toHaveLength(1)
  expect(await processes[0]?.next()).toEqual(new Date('2026-11-23T21:30:00.000Z'))
  // The machine was suspended at the scheduled time.
  await runAt('2026-11-24T04:00:00Z')
  expect(ran).toHaveLength(2)
})
