import { expect, it } from 'vitest'
import { createEventLoopYield } from './event-loop-yield.ts'

/** Blocks the thread, as a long query would. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('lets pending callbacks run between the steps of long work', async () => {
  const yieldIfBusy = createEventLoopYield()
  const stepsBefore = await new Promise<number>((resolve) => {
    let steps = 0
    setImmediate(() => setImmediate(() => resolve(steps)))
    const doAll = async () => {
      for (; steps < 50; steps++) {
        await yieldIfBusy()
        work(1)
      }
    }
    void doAll()
  })
  expect(stepsBefore).toBeLessThan(10)
})
