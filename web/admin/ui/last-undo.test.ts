import { expect, it } from 'vitest'
import { createLastUndo, MAX_UNDO_AGE_MS } from './last-undo.ts'

function createWithClock() {
  const clock = { now: 0 }
  return { clock, lastUndo: createLastUndo(() => clock.now) }
}
const onUndo = () => {}

it('returns the last registered undo only once', () => {
  const { lastUndo } = createWithClock()
  expect(lastUndo.take()).toBeNull()
  lastUndo.register({ toastId: 'first', onUndo })
  lastUndo.register({ toastId: 'second', onUndo })
  expect(lastUndo.take()?.toastId).toBe('second')
  expect(lastUndo.take()).toBeNull()
})

it('discards an undo that was used, has expired or was cleared at sign-out', () => {
  const { clock, lastUndo } = createWithClock()
  lastUndo.register({ toastId: 'used', onUndo })
  lastUndo.use('another')
  lastUndo.use('used')
  expect(lastUndo.take()).toBeNull()
  lastUndo.register({ toastId: 'old', onUndo })
  clock.now = MAX_UNDO_AGE_MS + 1
  expect(lastUndo.take()).toBeNull()
  lastUndo.register({ toastId: 'cleared', onUndo })
  lastUndo.clear()
  expect(lastUndo.take()).toBeNull()
})
