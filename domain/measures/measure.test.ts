import { expect, it, test } from 'vitest'
import { MAX_MEASURE_MM, readMeasure } from './measure.ts'
import {
  describeMeasure,
  measureSystems,
  normaliseMeasure,
  writeMeasure,
} from './measure-format.ts'

const feet = (count: number, inches = 0) => Math.round((count * 12 + inches) * 25.4)
const inches = (count: number) => feet(0, count)

/** Spellings of measures by their value in millimetres, one per class. */
const spellings: [number, string[]][] = [
  [
    feet(4),
    [
      '4ft',
      "4'",
      '4,0 ft',
      'approx. 4 feet',
      'Ht. - 4 ft',
      '~4 ft',
      '4 ft (120 cm)',
      '4\u00a0ft',
      '４ ｆｔ',
      '४ फ़ीट',
      '૪ ફૂટ',
      '٤ ft',
      '4 ft 150 kg',
      '4 ft x 3',
      '4 ft by 2 ft',
      '3–4 ft',
      'between 3 and 4 feet',
      '4 ft 🪑',
      '1.2 m / 4 ft',
      "from 3' 6\" to 4'",
    ],
  ],
  [
    feet(4, 6),
    [
      '4\' 6"',
      '4′ 6″',
      "4'6''",
      "4'6",
      "4'-6",
      '4 ft. 6 in.',
      '4 ft, 6 in',
      '4 feet and 6 inches',
      '4 foot 6',
      '4 ft + 6 in',
      '4.5 ft',
      '4½ ft',
      '4-1/2 ft',
      '4 1⁄2 feet',
      "54''",
      '४ फीट ६ इंच',
      '४’६”',
      '40–54"',
      '24" × 54"',
      '54"x24',
    ],
  ],
  [inches(54.5), ['54-1/2"', '4\' 6 1/2"', '4 ft 6.5 in']],
  [inches(0.75), ['¾"', '3/4 in']],
  [
    1200,
    [
      '120 cms',
      '120 ㎝',
      '120',
      ' 120 ',
      '120,0',
      '१२०',
      'approx. 120',
      '100/120',
      '60 × 120',
      '120 cm x 60',
      '100–120 cm',
      '120±2 cm',
      '1,2 m',
      '1,200 m',
      '1.200 m',
      '1 m 20 cm',
      '1 m 200 mm',
      '1,200 mm',
      '1 200 mm',
      '1,200.0 mm',
      '1.200,0 mm',
      '१२० से. मी.',
      '૧૨૦ સે.મી.',
      '૧.૨ મીટર',
      'Teak, 120 cm',
      'Model B12, 120 cm',
      '١٫٢ m',
    ],
  ],
  [1205, ['120.5 cm', '120 cm 5 mm', '120½ cm', '1.205 m']],
  [900, ['.900 m', ',9 m', '.९ मीटर', 'Height: .9m', '(.9 m)', '.9 x .5 m', '.5x.9m', ',5 x ,9 m']],
  [500, ['.5 m', '- .5 m', ',500 m']],
  [inches(0.5), ['.5 in', ',500 in']],
  [feet(4, 0.5), ['4\' .5"', '4\' 1/2"']],
  // A point after a letter ends an abbreviation; it is no decimal point.
  [5000, ['5 m', 'Ht.5 m', 'ऊं.५ मीटर', '5 m.']],
  [600, ['60 cm ,50 cm', 'W.60 cm,H.50 cm']],
  [1, ['0.6 mm', ',6 mm', '.600 mm']],
  [100, ['10']],
  [9990, ['999']],
  [MAX_MEASURE_MM, ['65535 mm']],
]

test.each(
  spellings.flatMap(([millimetres, texts]) => texts.map((text) => [text, millimetres] as const)),
)('parses %j as %i mm', (text, millimetres) => {
  expect(readMeasure(text)).toBe(millimetres)
})

/** Texts without a length, or with an ambiguous one. */
test.each([
  '',
  ' ',
  '—',
  'on request',
  'four feet',
  'cm',
  "'",
  '.',
  '½',
  '0 cm',
  '-120',
  '9.9',
  '1000',
  '1,200',
  '120 60',
  '65536 mm',
  '1e5 cm',
  '120 kg',
  '120%',
  '4 seater',
  'B120',
  '12 sq ft',
  '12 m2 swing',
  '4.5.6 cm',
  '.5.2 m',
  '.120',
  '.4 mm',
  '1,2,3 cm',
  '1.2,3,4 cm',
  '99999999999999999999999999 cm',
  '<script>120</script>',
  '\u0000',
  '①',
  '12/12/2024 delivery',
  '24x7 service',
])('returns null for %j', (text) => {
  expect(readMeasure(text)).toBeNull()
})

it('parses huge hostile texts, and only up to the maximum length of a product field', () => {
  const hostile = [
    '4 ',
    '1/',
    "'",
    '1x',
    '1.',
    'ﷺ',
    '4 ft ',
    '1,000',
    'से ',
    '½',
    '(((',
    '4-',
    '\u0301',
  ]
  for (const part of hostile) {
    const read = readMeasure(part.repeat(200_000))
    expect(read === null || Number.isInteger(read)).toBe(true)
  }
  expect(readMeasure(`${' '.repeat(500)}4 ft`)).toBeNull()
})

it.each([
  [1372, '137.2 cm', '4 ft 6 in'],
  [1219, '121.9 cm', '4 ft'],
  [1200, '120 cm', '3 ft 11.24 in'],
  [1384, '138.4 cm', '4 ft 6.5 in'],
  [305, '30.5 cm', '1 ft'],
  [100, '10 cm', '3.94 in'],
])('formats %i mm as %j or %j', (millimetres, metric, imperial) => {
  expect(writeMeasure(millimetres, 'cm')).toBe(metric)
  expect(writeMeasure(millimetres, 'ft')).toBe(imperial)
})

it('parses every formatted measure back to the same value, in both unit systems', () => {
  for (const system of measureSystems)
    for (let millimetres = 1; millimetres <= MAX_MEASURE_MM; millimetres += 7)
      expect(readMeasure(writeMeasure(millimetres, system))).toBe(millimetres)
})

it.each([
  ['120', undefined, '120 cm'],
  ['120', 'cm', '120 cm'],
  ['4', 'ft', '4 ft'],
  ['4.5', 'ft', '4 ft 6 in'],
  ['4½', 'ft', '4 ft 6 in'],
  ['5', 'cm', '5 cm'],
  ['1200', 'cm', '1200 cm'],
  ['4\'6"', undefined, '4 ft 6 in'],
  ['4 foot', 'cm', '121.9 cm'],
  ['120 cm', 'ft', '3 ft 11.24 in'],
  ['3 ft 11.24 in', 'cm', '120 cm'],
  ['1.2 m', undefined, '120 cm'],
  ['wide', 'ft', ''],
  ['', 'cm', ''],
] as const)('normalises %j typed in the unit system %j to %j', (text, system, normalise) => {
  expect(normaliseMeasure(text, system)).toBe(normalise)
  expect(normaliseMeasure(normalise)).toBe(normalise)
})

it.each([
  [1200, '120 cm', '3 ft 11 in'],
  [1219, '122 cm', '4 ft'],
  [1372, '137 cm', '4 ft 6 in'],
  [1384, '138 cm', '4 ft 6.5 in'],
  [3, '0.3 cm', '0.1 in'],
])('formats %i mm rounded for comparison as %j and %j', (millimetres, metric, imperial) => {
  expect(describeMeasure(millimetres, 'cm')).toBe(metric)
  expect(describeMeasure(millimetres, 'ft')).toBe(imperial)
})
