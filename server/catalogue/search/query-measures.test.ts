import { describe, expect, it } from 'vitest'
import { readMeasures } from './query-measures.ts'

const about = (...lengths: number[]) =>
  lengths.map((length) => ({ min: Math.round(length * 0.9), max: Math.round(length * 1.1) }))

/** The reading of a query without the wording of its measures. */
function read(q: string) {
  const { measures: _, ...meaning } = readMeasures(q)
  return meaning
}

describe('a size', () => {
  it.each([
    ['sofa 150 cm', 'sofa', 1500],
    ['1.5 m sofa', 'sofa', 1500],
    ["5' sofa", 'sofa', 1524],
    ['5’ 6” sofa', 'sofa', 1676],
    ["5'6 sofa", 'sofa', 1676],
    ['5 ft 6 inch sofa', 'sofa', 1676],
    ['5½ ft sofa', 'sofa', 1676],
    ['72 inch sofa', 'sofa', 1829],
    ['9 feet swing', 'swing', 2743],
    ['six feet swing', 'swing', 1829],
    ['paanch phut ka jhula', 'ka jhula', 1524],
    ['2000 mm', '', 2000],
    ['60 inches wide bench', 'bench', 1524],
    ['seat length 150 cm', 'seat', 1500],
    ['150 सेमी सोफा', 'सोफा', 1500],
    ['૫ ફૂટ સોફા', 'સોફા', 1524],
  ])('is parsed from %j', (q, text, length) => {
    expect(read(q)).toEqual({ text, sizes: about(length), seats: [] })
  })

  it.each([
    ['sofa 6x3 feet', 'sofa', [1829, 914]],
    ['6 feet by 4 feet swing', 'swing', [1829, 1219]],
    ['table 120 × 60 cm', 'table', [1200, 600]],
    ['6x3 bed', 'bed', [1829, 914]],
    ["4'x2' table", 'table', [1219, 610]],
    ['72x36 inch bed', 'bed', [1829, 914]],
    ['120x60 table', 'table', [1200, 600]],
  ])('of several sides is parsed from %j', (q, text, lengths) => {
    expect(read(q)).toEqual({ text, sizes: about(...lengths), seats: [] })
  })

  it('with two ends is parsed as a range', () => {
    const sizes = [{ min: 1500, max: 1800 }]
    for (const q of ['150-180 cm sofa', '150 to 180 cm sofa', '150 cm - 180 cm sofa'])
      expect([q, read(q)]).toEqual([q, { text: 'sofa', sizes, seats: [] }])
  })

  it.each([
    ['sofa under 150 cm', 'sofa', { maxSize: 1500 }],
    ['hanging chair below 120 cm', 'hanging chair', { maxSize: 1200 }],
    ['not more than 5 feet', '', { maxSize: 1524 }],
    ['smaller than 150 cm sofa', 'sofa', { maxSize: 1500 }],
    ['sofa under 150', 'sofa', { maxSize: 1500 }],
    ['175 cm se kam ka sofa', 'ka sofa', { maxSize: 1750 }],
    ['150 cm se chhota', '', { maxSize: 1500 }],
    ['150 cm tak ka jhula', 'ka jhula', { maxSize: 1500 }],
    ['150 सेमी से कम का सोफा', 'का सोफा', { maxSize: 1500 }],
    ['૧૫૦ સેમીથી ઓછું ટેબલ', 'ટેબલ', { maxSize: 1500 }],
    ['૫ ફૂટ સુધી', '', { maxSize: 1524 }],
    ['swing wider than 2 m', 'swing', { minSize: 2000 }],
    ['at least 180 cm sofa', 'sofa', { minSize: 1800 }],
    ['5 feet se zyada', '', { minSize: 1524 }],
    ['between 5 and 6 feet swing', 'swing', { minSize: 1524, maxSize: 1829 }],
  ])('is parsed as a minimum or maximum from %j', (q, text, bounds) => {
    expect(read(q)).toEqual({ text, sizes: [], seats: [], ...bounds })
  })
})

describe('an amount', () => {
  it.each([
    ['sofa under ₹20,000', 'sofa', { maxPrice: '20000' }],
    ['sofa within rs. 20,000/-', 'sofa', { maxPrice: '20000' }],
    ['sofa under 1 lakh', 'sofa', { maxPrice: '100000' }],
    ['sofa upto 1.5 lakh', 'sofa', { maxPrice: '150000' }],
    ['dedh lakh tak ka sofa', 'ka sofa', { maxPrice: '150000' }],
    ['chair within 20 hazaar', 'chair', { maxPrice: '20000' }],
    ['20000 ke andar jhula', 'jhula', { maxPrice: '20000' }],
    ['20k se neeche', '', { maxPrice: '20000' }],
    ['२० हज़ार से कम झूला', 'झूला', { maxPrice: '20000' }],
    ['૨૦ હજાર સુધી', '', { maxPrice: '20000' }],
    ['૫૦,૦૦૦ થી ઓછું', '', { maxPrice: '50000' }],
    ['₹50000 sofa', 'sofa', { maxPrice: '50000' }],
    ['20,000 rupees sofa', 'sofa', { maxPrice: '20000' }],
    ['budget 20000 sofa', 'sofa', { maxPrice: '20000' }],
    ['sofa in 40000', 'sofa', { maxPrice: '40000' }],
    ['pachaas hazar se kam', '', { maxPrice: '50000' }],
    ['sofa above 50k', 'sofa', { minPrice: '50000' }],
    ['between 10000 and 20000 chair', 'chair', { minPrice: '10000', maxPrice: '20000' }],
    ['₹10000-20000', '', { minPrice: '10000', maxPrice: '20000' }],
    ['10-20k chair', 'chair', { minPrice: '10000', maxPrice: '20000' }],
    ['10000 se 20000 ke beech', '', { minPrice: '10000', maxPrice: '20000' }],
  ])('is parsed as a price limit from %j', (q, text, bounds) => {
    expect(read(q)).toEqual({ text, sizes: [], seats: [], ...bounds })
  })

  it('is parsed together with sizes and seats', () => {
    expect(read('2 seater sofa under 60k and below 180 cm')).toEqual({
      text: 'sofa and',
      sizes: [],
      seats: [2],
      maxPrice: '60000',
      maxSize: 1800,
    })
  })
})

it.each([
  '182',
  'sofa 50000',
  '2 in 1 sofa',
  'swing up to 120 kg',
  'swing for children above 12 years',
  'sofa" or "1"="1',
  'cm',
  'seat height',
  'under bed storage',
  'b12 lamp',
  'bed 72x36',
  '',
])('parses no measures from %j', (q) => {
  expect(read(q)).toEqual({ text: q, sizes: [], seats: [] })
})

it('keeps the wording of the measures, which is read the same again', () => {
  for (const q of ['sofa under 150 cm', '20k se neeche jhula', '150-180 cm sofa', '6x3 feet bed']) {
    const { measures, text: _, ...meaning } = readMeasures(q)
    expect([q, readMeasures(measures.join(' '))]).toEqual([q, { text: '', measures, ...meaning }])
  }
})

it('parses measures only at the start of a long query, and keeps the rest as text', () => {
  const { text, maxSize } = readMeasures(`sofa under 150 cm ${'teak '.repeat(200)}200 cm`)
  expect(maxSize).toBe(1500)
  expect(text.endsWith('teak 200 cm')).toBe(true)
})
