import { expect, test } from 'vitest'
import { keepTickShape } from './tick-shape.ts'

test('there is an object of a tick to keep, under the name by which it is known', () => {
  expect(keepTickShape()).toBe(true)
})
