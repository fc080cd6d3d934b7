import { expect, it } from 'vitest'
import { createUndoStack, MAX_UNDO_AGE_MS, type Versions } from './undo-stack.ts'

/** Stack with a log of the versions that each undo was based on. */
function createWithLog() {
  const clock = { now: 0 }
  const stack = createUndoStack(() => clock.now)
  const undone: [string, Versions][] = []
  return {
    clock,
    stack,
    undone,
    push: (name: string, versions: Versions = {}, written: Versions = {}) =>
      stack.push(versions, async (based) => {
        undone.push([name, based])
        return written
      }),
  }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('takes the newest change back first, and each only once', async () => {
  const { stack, push, undone } = createWithLog()
  push('first')
  const undoSecond = push('second')
  push('third')
  undoSecond()
  undoSecond()
  const all = [stack.undoLast(), stack.undoLast(), stack.undoLast()]
  expect(await Promise.all(all)).toEqual([true, true, false])
  await settle()
  expect(undone.map(([name]) => name)).toEqual(['second', 'third', 'first'])
})

it('forgets changes that are too old, and all at sign-out', async () => {
  const { clock, stack, push, undone } = createWithLog()
  push('old')
  clock.now = MAX_UNDO_AGE_MS + 1
  expect(await stack.undoLast()).toBe(false)
  const undo = push('before the sign-out')
  stack.clear()
  undo()
  expect(await stack.undoLast()).toBe(false)
  await settle()
  expect(undone).toEqual([])
})

it('bases the undo of an earlier change on the version that the undo of a later one created', async () => {
  const { stack, push, undone } = createWithLog()
  push('hidden', { sofa: 2, swing: 7 })
  push('moved', { sofa: 3 }, { sofa: 4 })
  await stack.undoLast()
  await stack.undoLast()
  await settle()
  expect(undone).toEqual([
    ['moved', { sofa: 3 }],
    ['hidden', { sofa: 4, swing: 7 }],
  ])
})

it('keeps the version of an earlier change if something else was saved in between', async () => {
  const { stack, push, undone } = createWithLog()
  push('hidden', { sofa: 2 })
  push('moved', { sofa: 4 }, { sofa: 5 })
  await stack.undoLast()
  await stack.undoLast()
  await settle()
  expect(undone.at(-1)).toEqual(['hidden', { sofa: 2 }])
})

it('waits for changes under way, so that it takes back the newest', async () => {
  const { stack, push, undone } = createWithLog()
  push('before')
  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  const change = async () => {
    await response
    // The next one of a queue is sent when the one before it is done.
    stack.follow(Promise.reject(new Error('refused')))
    push('changed')
  }
  stack.follow(response)
  void change()
  const presses = [stack.undoLast(), stack.undoLast()]
  await settle()
  expect(undone).toEqual([])
  respond()
  expect(await Promise.all(presses)).toEqual([true, true])
  await settle()
  expect(undone.map(([name]) => name)).toEqual(['changed', 'before'])
})
