import { afterEach, expect, it, vi } from 'vitest'
import { databaseForEachTest } from '../../tests/helpers/test-database.ts'
import { minute } from '../kernel/clock.ts'
import { variantJobs } from './variant-job-repository.ts'

const open = databaseForEachTest()
afterEach(() => void vi.useRealTimers())

it('gives a job to one process at a time, and to another after a timeout', async () => {
  await variantJobs.add(open.database, { file: 'a.jpg', stage: 'avif' })
  await variantJobs.add(open.database, { file: 'b.jpg', stage: 'webp' })
  expect(await variantJobs.claim(open.database)).toEqual({ file: 'b.jpg', stage: 'webp' })
  expect(await variantJobs.claim(open.database)).toEqual({ file: 'a.jpg', stage: 'avif' })
  expect(await variantJobs.claim(open.database)).toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * minute })
  expect(await variantJobs.claim(open.database)).toEqual({ file: 'b.jpg', stage: 'webp' })
})
