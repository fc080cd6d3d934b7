import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createRateLimit } from './work-rate-limit.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Uses the given CPU time in a busy loop. */
async function toil(milliseconds: number): Promise<string> {
  const until = worked() + milliseconds * 1_000
  while (worked() < until);
  return 'done'
}

function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

const refusal = {
  status: 429,
  message: expect.stringMatching(/Try again in \d+ seconds\.$/),
}

it('rejects an IP address over its CPU budget with 429 until the minute is over, but no other', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const rateLimit = createRateLimit(0.25)
  for (let times = 0; times < 2; times += 1) await rateLimit.run('192.0.2.1', () => toil(150))
  await expect(rateLimit.run('192.0.2.1', () => toil(0))).rejects.toMatchObject(refusal)
  expect(await rateLimit.run('192.0.2.2', () => toil(0))).toBe('done')
  vi.advanceTimersByTime(60_000)
  expect(await rateLimit.run('192.0.2.1', () => toil(0))).toBe('done')
})

it('does not count time spent waiting for I/O', async () => {
  const rateLimit = createRateLimit(1)
  const wait = async () => {
    for (let times = 0; times < 2_000; times += 1) await setImmediate()
  }
  await Promise.all(Array.from({ length: 8 }, () => rateLimit.run('192.0.2.1', wait)))
  expect(await rateLimit.run('192.0.2.1', () => toil(0))).toBe('done')
})

it('does not count the work of administrators and jobs, for which a request waits', async () => {
  const rateLimit = createRateLimit(0.25)
  const imported = Promise.withResolvers<void>()
  const page = rateLimit.run('192.0.2.1', () => imported.promise)
  await setImmediate()
  await rateLimit.runOwn(() => toil(300))
  imported.resolve()
  await page
  expect(await rateLimit.run('192.0.2.1', () => toil(275))).toBe('done')
  await expect(rateLimit.run('192.0.2.1', () => toil(0))).rejects.toMatchObject(refusal)
})

it('runs requests of other addresses between a burst from one address', async () => {
  const rateLimit = createRateLimit(60)
  const ended: string[] = []
  const many = Array.from({ length: 50 }, () =>
    rateLimit.run('192.0.2.1', async () => {
      await setImmediate()
      ended.push('many')
    }),
  )
  const one = rateLimit.run('192.0.2.2', async () => {
    await setImmediate()
    ended.push('one')
  })
  await Promise.all([...many, one])
  expect(ended.indexOf('one')).toBeLessThan(10)
})

it('applies no rate limit if the budget is 0', async () => {
  const rateLimit = createRateLimit(0)
  await rateLimit.run('192.0.2.1', () => toil(200))
  expect(await rateLimit.run('192.0.2.1', () => toil(0))).toBe('done')
})
