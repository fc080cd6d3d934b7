import { afterEach, expect, it, vi } from 'vitest'
import { databaseForEachTest } from '../../tests/helpers/test-database.ts'
import { createBackupSchedule } from './backup-schedule.ts'

const open = databaseForEachTest()
afterEach(() => void vi.useRealTimers())

it('runs daily in the shop’s time zone, once across all processes', async () => {
  const ran: string[] = []
  const processes = ['one', 'two'].map((name) =>
    createBackupSchedule({
      database: open.database,
      pattern: '0 3 * * *',
      timeZone: async () => 'Asia/Kolkata',
      isRunning: () => false,
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

it('tries a backup again after an hour if it failed or its process ended, and after one by hand', async () => {
  const ran: string[] = []
  let isRunning = false
  let ending: Promise<void> = Promise.reject(new Error('There is no space left.'))
  ending.catch(() => {})
  const schedule = createBackupSchedule({
    database: open.database,
    pattern: '0 3 * * *',
    timeZone: async () => 'UTC',
    isRunning: () => isRunning,
    run: () => {
      ran.push(new Date().toISOString().slice(11, 16))
      return ending
    },
  })
  const runAt = (time: string) => {
    vi.setSystemTime(`2026-11-22T${time}:00Z`)
    return schedule.runIfDue()
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  await runAt('02:00')
  isRunning = true
  await runAt('03:00')
  expect(ran).toEqual([])
  isRunning = false
  await expect(runAt('03:01')).rejects.toThrow('There is no space left.')
  await runAt('03:59')
  // The process ends before its backup does.
  ending = new Promise(() => {})
  void runAt('04:02')
  await vi.waitFor(() => expect(ran).toEqual(['03:01', '04:02']))
  ending = Promise.resolve()
  await runAt('05:03')
  await runAt('06:04')
  expect(ran).toEqual(['03:01', '04:02', '05:03'])
})
