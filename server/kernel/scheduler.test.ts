import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createScheduler } from './scheduler.ts'

function open() {
  const errors: [jobName: string, error: unknown][] = []
  const scheduler = createScheduler((error, jobName) => errors.push([jobName, error]))
  onTestFinished(() => scheduler.stop())
  return { scheduler, errors }
}

it('runs each job again and again at its own interval', async () => {
  const { scheduler } = open()
  const runs = { often: 0, rarely: 0 }
  scheduler.add({ name: 'often', intervalMs: 5, run: async () => void runs.often++ })
  scheduler.add({ name: 'rarely', intervalMs: 60_000, run: async () => void runs.rarely++ })
  expect(runs.often).toBe(0)
  await expect.poll(() => runs.often).toBeGreaterThan(3)
  expect(runs.rarely).toBe(0)
})

it('never overlaps two runs of a job, and lets different jobs overlap', async () => {
  const { scheduler } = open()
  let active = 0
  let maxActive = 0
  let runs = 0
  let others = 0
  scheduler.add({
    name: 'slow',
    intervalMs: 1,
    async run() {
      active += 1
      maxActive = Math.max(maxActive, active)
      await wait(30)
      active -= 1
      runs += 1
    },
  })
  scheduler.add({ name: 'quick', intervalMs: 1, run: async () => void others++ })
  await expect.poll(() => runs).toBeGreaterThan(2)
  expect(maxActive).toBe(1)
  expect(others).toBeGreaterThan(runs)
})

it('reports a failed run with the name of its job, and runs it again', async () => {
  const { scheduler, errors } = open()
  let runs = 0
  scheduler.add({
    name: 'flaky',
    intervalMs: 5,
    run() {
      runs += 1
      if (runs === 1) throw new Error('run 1')
      return runs === 2 ? Promise.reject(new Error('run 2')) : Promise.resolve()
    },
  })
  await expect.poll(() => runs).toBeGreaterThan(3)
  expect(errors).toEqual([
    ['flaky', new Error('run 1')],
    ['flaky', new Error('run 2')],
  ])
})

it('waits for running jobs when it stops, aborts their signal and starts no other run', async () => {
  const { scheduler } = open()
  let started = 0
  let ended = 0
  let idleRuns = 0
  scheduler.add({
    name: 'long',
    intervalMs: 1,
    async run(signal) {
      started += 1
      await wait(60_000, undefined, { signal }).catch(() => {})
      await wait(20)
      ended += 1
    },
  })
  scheduler.add({ name: 'idle', intervalMs: 100, run: async () => void idleRuns++ })
  await expect.poll(() => started).toBe(1)
  const before = idleRuns
  await scheduler.stop()
  expect([started, ended]).toEqual([1, 1])
  await wait(150)
  expect([started, ended, idleRuns]).toEqual([1, 1, before])
})
