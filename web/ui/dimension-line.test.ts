import { expect, it } from 'vitest'
import { stackLabels } from './dimension-line.tsx'

it('leaves labels that have room on one row', () => {
  const labels = [
    { middle: 1000, text: '202 cm' },
    { middle: 3000, text: '120 cm' },
  ]
  expect(stackLabels(labels, 5600)).toEqual([0, 0])
})

it('moves a label that would overlap the previous one to the next row', () => {
  const labels = [
    { middle: 1000, text: '1 ft 5.5 in' },
    { middle: 1700, text: '1 ft 4 in' },
    { middle: 2400, text: '1 ft 4 in' },
  ]
  expect(stackLabels(labels, 4000)).toEqual([0, 1, 0])
})
