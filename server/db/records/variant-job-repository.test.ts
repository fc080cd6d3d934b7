import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/helpers/test-database.ts'
import { minute } from '../../kernel/clock.ts'
import { connectDatabase, type Database } from '../database.ts'
import { variantJobs } from './variant-job-repository.ts'

let place: TestDatabase
let database: Database
beforeEach(async () => {
  place = await createTestDatabase()
  database = connectDatabase(place)
})
afterEach(async () => {
  vi.useRealTimers()
  await database.destroy()
  await place.remove()
})

it('gives a job to one process at a time, and to another after a timeout', async () => {
  await variantJobs.add(database, { file: 'a.jpg', stage: 'avif' })
  await variantJobs.add(database, { file: 'b.jpg', stage: 'webp' })
  expect(await variantJobs.claim(database)).toEqual({ file: 'b.jpg', stage: 'webp' })
  expect(await variantJobs.claim(database)).toEqual({ file: 'a.jpg', stage: 'avif' })
  expect(await variantJobs.claim(database)).toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * minute })
  expect(await variantJobs.claim(database)).toEqual({ file: 'b.jpg', stage: 'webp' })
})
