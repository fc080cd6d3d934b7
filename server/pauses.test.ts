import { expect, it } from 'vitest'
import { createPauses } from './pauses.ts'

/** Holds the thread, as a long query would. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('lets somebody who came meanwhile have a turn between two steps of long work', async () => {
  const pauseIfLong = createPauses()
  const stepsBefore = await new Promise<number>((resolve) => {
    let steps = 0
    setImmediate(() => setImmediate(() => resolve(steps)))
    const doAll = async () => {
      for (; steps < 50; steps++) {
        await pauseIfLong()
        work(1)
      }
    }
    void doAll()
  })
  expect(stepsBefore).toBeLessThan(10)
})

it('asks nobody to wait before somebody has worked for long', async () => {
  const pauseIfLong = createPauses()
  expect(pauseIfLong()).toBeUndefined()
  work(2)
  const pause = pauseIfLong()
  expect(pause).toBeInstanceOf(Promise)
  await pause
  expect(pauseIfLong()).toBeUndefined()
})
