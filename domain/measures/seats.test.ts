import { describe, expect, it } from 'vitest'
import { readSeats, takeSeats } from './seats.ts'

describe('seat counts of a product', () => {
  it.each([
    ['two-seater', [2]],
    ['Three-Seat Linen Sofa', [3]],
    ['2-3 seater', [2, 3]],
    ['Seats three', [3]],
    ['Seats two to three, up to 240 kg.', [2, 3]],
    ['Seating capacity: 4 people', [4]],
    ['A nest for two people', [2]],
    ['two-person swing', [2]],
    ['single seat', [1]],
    ['Bouclé Wrap Loveseat', [2]],
    ['બે સીટર', [2]],
    ['Seat height 45 cm.', []],
    ['Sold as a set of four', []],
    ['three seat cushions', []],
    ['Assembly takes about 45 minutes with two people.', []],
    ['1950 seats', []],
    ['', []],
  ])('are parsed from %j as %j', (text, seats) => {
    expect(readSeats([text])).toEqual(seats)
  })

  it('are merged from all texts without duplicates', () => {
    expect(readSeats(['Three-Seat Sofa', 'three-seater', 'Seats two'])).toEqual([2, 3])
  })
})

it.each([
  ['2 seater sofa', [2], 'sofa'],
  ['two seat swing', [2], 'swing'],
  ['do seater jhula', [2], 'jhula'],
  ['2seater', [2], ''],
  ['double seater', [2], ''],
  ['2 person swing', [2], 'swing'],
  ['2 log ke liye jhula', [2], 'ke liye jhula'],
  ['दो सीटर झूला', [2], 'झूला'],
  ['૩ સીટર', [3], ''],
  ['swing for two', [2], 'swing'],
  ['swing for two years', [], 'swing for two years'],
  ['loveseat', [], 'loveseat'],
  ['99 seater', [], '99 seater'],
])('extracts the seat counts from the query %j and returns the rest', (text, seats, rest) => {
  const taken = takeSeats(text)
  expect([taken.seats, taken.rest.trim().replace(/\s+/g, ' ')]).toEqual([seats, rest])
})
