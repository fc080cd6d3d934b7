import { describe, expect, it } from 'vitest'
import { findNextEntry } from './grid-keys.ts'

// 0 1 2 3
// 4 5 6 7
// 8 9
const shape = { total: 10, columns: 4, rows: 2 }

describe('keyboard navigation in a grid of pictures', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 0, 8],
    ['PageDown', 3, 9],
    ['PageUp', 9, 1],
    ['PageUp', 6, 2],
    ['Home', 6, 4],
    ['End', 5, 7],
    ['End', 8, 9],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(findNextEntry(from, { key, isWhole: false }, shape)).toBe(to)
  })

  it('Home and End with Ctrl reach the ends of the whole library', () => {
    expect(findNextEntry(6, { key: 'Home', isWhole: true }, shape)).toBe(0)
    expect(findNextEntry(1, { key: 'End', isWhole: true }, shape)).toBe(9)
  })

  it.each(['Enter', ' ', 'a', 'Escape'])('%s does not move', (key) => {
    expect(findNextEntry(2, { key, isWhole: false }, shape)).toBeNull()
  })
})
