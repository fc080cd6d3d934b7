import { expect, it } from 'vitest'
import { createRevisionScopedCache } from './revision-scoped-cache.ts'

function createCounter() {
  let made = 0
  return async () => {
    made += 1
    return made
  }
}

it('computes a value once per revision for concurrent requests', async () => {
  const revision = { current: () => 1 }
  const memo = createRevisionScopedCache<number>(revision)
  const make = createCounter()
  expect(await Promise.all([memo.get('a', make), memo.get('a', make)])).toEqual([1, 1])
  expect(await memo.get('b', make)).toBe(2)
  revision.current = () => 2
  expect([await memo.get('a', make), await memo.get('a', make)]).toEqual([3, 3])
})

it('does not overwrite a cached value with one requested before a write', async () => {
  const early = Promise.withResolvers<number>()
  const revision: { current(): number | Promise<number> } = { current: () => early.promise }
  const memo = createRevisionScopedCache<number>(revision)
  const make = createCounter()
  const before = memo.get('a', make)
  revision.current = () => 2
  expect(await memo.get('a', make)).toBe(1)
  early.resolve(1)
  expect(await before).toBe(2)
  expect(await memo.get('a', make)).toBe(1)
})

it('evicts failed values and the least recently used ones', async () => {
  const memo = createRevisionScopedCache<number>({ current: () => 1 }, 2)
  await expect(memo.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const make = createCounter()
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 1],
    ['c', 3],
    ['a', 1],
    ['b', 4],
  ] as const)
    expect([key, await memo.get(key, make)]).toEqual([key, value])
})
