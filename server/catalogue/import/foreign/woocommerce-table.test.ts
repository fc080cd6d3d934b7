import { expect, it } from 'vitest'
import { convertCsv } from '../../../../tests/helpers/converted-table.ts'
import { type CsvRow, wooCommerceExport } from '../../../../tests/helpers/foreign-tables.ts'

const convert = (...rows: CsvRow[]) => convertCsv(wooCommerceExport(rows))
const uploads = 'https://shop.example/wp-content/uploads/'

const jhoola: CsvRow = {
  ID: 44,
  Type: 'variable',
  SKU: 'jhoola',
  Name: 'Jhoola &amp; Bench',
  Published: 1,
  'Is featured?': 1,
  'Visibility in catalog': 'visible',
  'Short description': 'For the porch.',
  Description: String.raw`<strong>Solid</strong> teak.\n\nMade to order.\n<ul>\n<li>Oiled</li>\n</ul>`,
  'Length (cm)': 120,
  'Width (cm)': '70.5',
  'Weight (kg)': 24,
  Stock: 3,
  Categories: 'Furniture, Furniture > Swings, Outdoor &amp; Garden',
  Tags: String.raw`hand made, teak\, solid`,
  Images: `${uploads}front.jpg, ${uploads}back.jpg`,
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Sage, Indigo, Rust',
  'Attribute 2 name': 'Wood',
  'Attribute 2 value(s)': 'Teak',
  'Meta: _yoast_wpseo_title': '%%title%% %%sep%% %%sitename%%',
  'Meta: _yoast_wpseo_metadesc': 'A swing for two.',
}
const variation = (ID: number, colour: string, price: string, more: CsvRow = {}): CsvRow => ({
  ID,
  Type: 'variation',
  Name: `Jhoola - ${colour}`,
  Published: 1,
  'Visibility in catalog': 'visible',
  'Regular price': price,
  Parent: 'jhoola',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': colour,
  ...more,
})

it('makes one product of a variable one and its variations', async () => {
  const { format, rows, notes } = await convert(
    jhoola,
    variation(45, 'Sage', '18000', { Images: `${uploads}sage.jpg` }),
    variation(46, 'Indigo', '18500,50', { Images: `${uploads}indigo.jpg` }),
  )
  expect(format).toBe('woocommerce')
  expect(rows).toEqual([
    {
      row: 2,
      key: '44',
      oldPaths: ['/product/jhoola-bench/'],
      cells: {
        name: 'Jhoola & Bench',
        description: 'For the porch.\n\nSolid teak.\n\nMade to order.\n\n• Oiled',
        tags: 'hand made; teak, solid',
        length: '120 cm',
        width: '70.5 cm',
        additionalInformation: 'Wood: Teak',
        category: 'Swings',
        visibility: 'live',
        isDisplaingInSomethingUnique: 'yes',
        price: '18000',
        priceIsFrom: 'no',
        metaDescription: 'A swing for two.',
        images: ['front', 'back', 'sage', 'indigo']
          .map((name) => `${uploads}${name}.jpg`)
          .join('; '),
      },
      alts: {},
      choices: [
        {
          name: 'Colour',
          values: [
            { name: 'Sage', surcharge: '' },
            { name: 'Indigo', surcharge: '500.50' },
          ],
        },
      ],
      shown: {
        [`${uploads}sage.jpg`]: { choice: 'Colour', value: 'Sage' },
        [`${uploads}indigo.jpg`]: { choice: 'Colour', value: 'Indigo' },
      },
      notes: [
        '“Categories”: Furniture > Swings becomes the category “Swings”.',
        '“Categories”: a product has one category, “Swings”. Left out: Outdoor & Garden.',
        '“Meta: _yoast_wpseo_title” is a template and is left out: %%title%% %%sep%% %%sitename%%',
      ],
    },
  ])
  expect(notes).toEqual([
    'Weights, stock and tax are not imported: a catalogue does not keep them.',
  ])
})

it('offers all values where variations are of any, and finds their parent by id too', async () => {
  const { rows } = await convert(
    { ...jhoola, SKU: '', 'Attribute 2 value(s)': 'Teak, Walnut' },
    variation(45, '', '900', {
      Parent: 'id:44',
      'Attribute 2 name': 'wood',
      'Attribute 2 value(s)': 'Teak',
    }),
    variation(46, '', '950', {
      Parent: 'id:44',
      'Attribute 2 name': 'Wood',
      'Attribute 2 value(s)': 'Walnut',
    }),
  )
  expect(rows[0]?.choices).toEqual([
    {
      name: 'Colour',
      values: ['Sage', 'Indigo', 'Rust'].map((name) => ({ name, surcharge: '' })),
    },
    {
      name: 'Wood',
      values: [
        { name: 'Teak', surcharge: '' },
        { name: 'Walnut', surcharge: '50' },
      ],
    },
  ])
})

it('reads simple products: prices, sales, attributes and visibility', async () => {
  const product = (ID: number, more: CsvRow): CsvRow => ({
    ...{ ID, Type: 'simple', Name: 'Stool', Published: 1, 'Visibility in catalog': 'visible' },
    ...{ 'Regular price': '900', 'Sale price': '800', ...more },
  })
  const { rows } = await convert(
    product(1, { 'Date sale price ends': '2030-01-31', Position: 2 }),
    product(2, { 'Date sale price starts': '2999-01-01', 'Date sale price ends': '2999-02-01' }),
    product(3, {
      Published: "'-1",
      Position: 1,
      'Attribute 1 name': 'Wood',
      'Attribute 1 value(s)': 'Oak, Ash',
    }),
    product(4, { Published: 0 }),
    product(5, { 'Visibility in catalog': 'hidden', Categories: 'Uncategorized' }),
    product(6, { Type: 'grouped, virtual', 'Sale price': '' }),
  )
  expect(rows.map(({ key, cells }) => [key, cells.visibility])).toEqual([
    ...[
      ['2', 'live'],
      ['4', 'hidden'],
      ['5', 'hidden'],
      ['6', 'live'],
      ['3', 'hidden'],
      ['1', 'live'],
    ],
  ])
  const byKey = new Map(rows.map((row) => [row.key, row]))
  expect(byKey.get('1')?.cells).toMatchObject({
    price: '900',
    salePrice: '800',
    saleUntil: '2030-01-31 23:59',
  })
  expect(byKey.get('2')).toMatchObject({
    cells: { price: '900' },
    notes: [
      '“Date sale price starts”: the sale begins only on 2999-01-01, so its price is left out.',
    ],
  })
  expect(byKey.get('2')?.cells).not.toHaveProperty('salePrice')
  expect(byKey.get('3')).toMatchObject({
    choices: [],
    cells: { additionalInformation: 'Wood: Oak, Ash' },
  })
  expect(byKey.get('5')?.cells).not.toHaveProperty('category')
  expect(byKey.get('6')?.notes).toEqual(['“Type” is grouped: it becomes a plain product.'])
})

it('names variations without their product, and rows of one id', async () => {
  const { rows, notes } = await convert(
    { ID: 1, Type: 'simple', Name: 'झूला – बड़ा', Published: 1 },
    variation(2, 'Sage', '1'),
    { ID: 1, Type: 'simple', Name: 'Again', Published: 1 },
    { ID: '', Type: 'simple', SKU: 'st-1', Name: 'Crème brûlée 1.5 m', Published: 1 },
  )
  expect(rows.map(({ key, oldPaths }) => [key, oldPaths])).toEqual([
    ['1', ['/product/झूला-बड़ा/']],
    ['sku:st-1', ['/product/creme-brulee-1-5-m/']],
  ])
  expect(notes[0]).toBe('Rows 3, 4 belong to no product of the file and are left out.')
})

it('reads the attributes of many variations once', async () => {
  const parts = Array.from({ length: 120 }, (_, at) => at + 1)
  const named = parts.flatMap((at) => [`Attribute ${at} name`, `Attribute ${at} value(s)`])
  const own = parts.flatMap((at) => [`Part ${at}`, 'Teak'])
  const { rows } = await convertCsv(
    [
      ['ID,Type,Name,Published,Regular price,Parent', ...named],
      ['1,variable,Bench,1,,', ...own],
      ...Array.from({ length: 10_000 }, (_, at) => [`${at + 2},variation,,1,90,id:1,Part 120,Oak`]),
    ].join('\n'),
  )
  expect(rows[0]?.choices).toEqual([{ name: 'Part 120', values: [{ name: 'Oak', surcharge: '' }] }])
}, 20_000)
