import { expect, it } from 'vitest'
import { convertCsv } from '../../../../tests/helpers/converted-table.ts'
import {
  type CsvRow,
  newShopifyExport,
  shopifyExport,
} from '../../../../tests/helpers/foreign-tables.ts'

const convert = (...rows: CsvRow[]) => convertCsv(shopifyExport(rows))
/** A product without variants, as Shopify writes it. */
const simple = {
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '4500.00',
}
const cdn = 'https://cdn.shopify.com/s/files/1/'

const swing: CsvRow[] = [
  {
    Handle: 'walnut-jhoola',
    Title: 'Walnut Jhoola',
    'Body (HTML)': '<p>For "two",\nin walnut.</p><ul><li>Brass chain</li></ul><script>x()</script>',
    Vendor: 'Zula',
    'Product Category': 'Furniture > Outdoor Furniture > Porch Swings',
    Type: 'Swings',
    Tags: 'teak, hand made; new',
    Published: 'TRUE',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Sage',
    'Option2 Name': 'Size',
    'Option2 Value': 'Small',
    'Variant Grams': 24_000,
    'Variant Inventory Qty': 3,
    'Variant Price': '18000.00',
    'Variant Compare At Price': '20000.00',
    'Variant Taxable': 'true',
    'Image Src': `${cdn}sage.jpg?v=1`,
    'Image Position': 2,
    'Image Alt Text': 'In sage',
    'SEO Title': 'Walnut swing',
    'SEO Description': 'A swing for two.',
    'Variant Image': `${cdn}sage.jpg?v=2`,
    Status: 'active',
  },
  {
    Handle: 'walnut-jhoola',
    'Option1 Value': 'Indigo',
    'Option2 Value': 'Small',
    'Variant Price': '18500.00',
    'Variant Compare At Price': '20500.00',
    'Image Src': `${cdn}front.jpg`,
    'Image Position': 1,
    'Variant Image': `${cdn}indigo.jpg`,
  },
  {
    Handle: 'walnut-jhoola',
    'Option1 Value': 'Sage',
    'Option2 Value': 'Large',
    'Variant Price': '23000.00',
    'Variant Compare At Price': '25000.00',
    'Variant Image': `${cdn}sage.jpg`,
  },
  { Handle: 'walnut-jhoola', 'Image Src': `${cdn}back.jpg`, 'Image Position': 3 },
]

it('makes one product of the rows of a handle, with choices, surcharges and photos', async () => {
  const { format, rows, notes } = await convert(...swing)
  expect(format).toBe('shopify')
  expect(rows).toEqual([
    {
      row: 2,
      key: 'walnut-jhoola',
      oldPaths: ['/products/walnut-jhoola'],
      cells: {
        name: 'Walnut Jhoola',
        description: 'For "two", in walnut.\n\n• Brass chain',
        tags: '["teak","hand made; new"]',
        category: 'Swings',
        visibility: 'live',
        price: '20000',
        salePrice: '18000',
        priceIsFrom: 'no',
        metaTitle: 'Walnut swing',
        metaDescription: 'A swing for two.',
        images: [
          ...[`${cdn}front.jpg`, `${cdn}sage.jpg?v=1`, `${cdn}back.jpg`, `${cdn}indigo.jpg`],
        ].join('; '),
      },
      alts: { [`${cdn}sage.jpg?v=1`]: 'In sage' },
      choices: [
        {
          name: 'Colour',
          values: [
            { name: 'Sage', surcharge: '' },
            { name: 'Indigo', surcharge: '500' },
          ],
        },
        {
          name: 'Size',
          values: [
            { name: 'Small', surcharge: '' },
            { name: 'Large', surcharge: '5000' },
          ],
        },
      ],
      shown: {
        [`${cdn}sage.jpg?v=1`]: { choice: 'Colour', value: 'Sage' },
        [`${cdn}indigo.jpg`]: { choice: 'Colour', value: 'Indigo' },
      },
      notes: [
        '3 of 4 combinations of “Colour”, “Size” were offered. Here visitors can combine all of them.',
      ],
    },
  ])
  expect(notes).toEqual([
    'Weights, stock and tax are not imported: a catalogue does not keep them.',
    'Columns that are not imported: “Vendor”.',
  ])
})

it('reads the columns of newer exports', async () => {
  const csv = newShopifyExport([
    {
      Title: 'Teak Bench',
      'URL handle': 'Teak-Bench',
      Description: 'Plain text\nof two lines',
      'Product category': 'Furniture > Benches',
      'Published on online store': 'false',
      Status: 'active',
      'Option1 name': 'Title',
      'Option1 value': 'Default Title',
      Price: '900',
      'Compare-at price': '900',
      'Product image URL': `${cdn}bench.jpg`,
      'Image alt text': 'Bench',
      'Charge tax': 'TRUE',
    },
  ])
  const { rows, columns } = await convertCsv(csv)
  expect(rows).toMatchObject([
    {
      key: 'teak-bench',
      cells: {
        name: 'Teak Bench',
        description: 'Plain text\nof two lines',
        category: 'Benches',
        visibility: 'hidden',
        price: '900',
        images: `${cdn}bench.jpg`,
      },
      alts: { [`${cdn}bench.jpg`]: 'Bench' },
      choices: [],
      notes: ['“Product category”: Furniture > Benches becomes the category “Benches”.'],
    },
  ])
  expect(rows[0]?.cells).not.toHaveProperty('salePrice')
  expect(columns).toEqual(expect.arrayContaining(['_id', 'tags', 'choices', 'salePrice']))
})

it('hides what visitors of the other shop did not see', async () => {
  const states = [
    { Published: 'TRUE', Status: 'active' },
    { Published: '', Status: '' },
    { Published: 'FALSE', Status: 'active' },
    { Published: 'TRUE', Status: 'draft' },
    { Published: 'TRUE', Status: 'archived' },
    { Published: 'TRUE', Status: 'unlisted' },
  ]
  const { rows } = await convert(
    ...states.map((state, at) => ({ Handle: `p${at}`, Title: 'One', ...simple, ...state })),
  )
  expect(rows.map(({ cells }) => cells.visibility)).toEqual([
    ...['live', 'live', 'hidden', 'hidden', 'hidden', 'hidden'],
  ])
})

it('cuts what exceeds a limit, and says so', async () => {
  const words = 'मुलायम '.repeat(2_000)
  const { rows } = await convert(
    {
      Handle: 'झूला',
      Title: 'झूला',
      'Body (HTML)': `<p>${words}</p><img src="a.jpg">`,
      Tags: Array.from({ length: 101 }, (_, at) => `tag ${at}`).join(','),
      'Option1 Name': 'Fabric',
      'Option1 Value': 'Fabric 0',
      'Variant Price': '100',
      'Image Src': `${cdn}0.jpg`,
    },
    ...Array.from({ length: 249 }, (_, at) => ({
      Handle: 'झूला',
      'Option1 Value': `Fabric ${at + 1}`,
      'Variant Price': `${101 + at}`,
      'Image Src': at < 24 ? `${cdn}${at + 1}.jpg` : '',
    })),
  )
  const [{ cells = {}, choices, notes, key, oldPaths } = {}] = rows
  expect(rows).toHaveLength(1)
  expect([key, oldPaths]).toEqual(['झूला', ['/products/झूला']])
  expect(cells.description?.length).toBeLessThanOrEqual(10_000)
  expect(cells.description).toMatch(/मुलायम…$/)
  expect(cells.tags?.split('; ')).toHaveLength(100)
  expect(cells.images?.split('; ')).toHaveLength(20)
  expect(choices?.[0]?.values).toHaveLength(40)
  expect(choices?.[0]?.values.at(-1)).toEqual({ name: 'Fabric 39', surcharge: '39' })
  expect([cells.price, cells.priceIsFrom]).toEqual(['100', 'no'])
  expect(notes).toEqual([
    '“Fabric” has 250 values: the first 40 are taken.',
    '“Image Src” names 25 photos: the first 20 are taken.',
    '“Tags” has 101 entries: the first 100 are taken.',
    '“Body (HTML)” contains pictures or videos: only its text is taken.',
    '“Body (HTML)” is longer than 10000 characters: the rest is left out.',
  ])
})

it('names the doubts of prices, and passes on a price that it cannot read', async () => {
  const variant = (colour: string, size: string, price: string, before = '') => ({
    Handle: 'swing',
    'Option1 Value': colour,
    'Option2 Value': size,
    'Variant Price': price,
    'Variant Compare At Price': before,
  })
  const named = { Title: 'Swing', 'Option1 Name': 'Colour', 'Option2 Name': 'Size' }
  const grid = [
    { ...named, ...variant('Red', 'S', '100') },
    variant('Red', 'L', '150'),
    variant('Blue', 'S', '90'),
  ]
  const odd = await convert(...grid, variant('Blue', 'L', '300'))
  expect(odd.rows[0]).toMatchObject({
    cells: { price: '90', priceIsFrom: 'yes' },
    notes: [
      'The prices in “Variant Price” do not add up from the values. The lowest one, 90, becomes a “from” price.',
    ],
  })
  expect(odd.rows[0]?.choices?.[1]?.values).toEqual([
    { name: 'S', surcharge: '' },
    { name: 'L', surcharge: '' },
  ])
  const reduced = await convert(...grid, variant('Blue', 'L', '140', '160'))
  expect(reduced.rows[0]).toMatchObject({
    cells: { price: '90', priceIsFrom: 'no' },
    notes: [
      'The variants are reduced by different amounts: “Variant Compare At Price” is left out, and the prices in force are taken.',
    ],
  })
  const unreadable = await convert({ Handle: 'a', Title: 'A', ...simple, 'Variant Price': '1.299' })
  expect(unreadable.rows[0]?.cells.price).toBe('1.299')
})

it('reads 0 and 100 variants, duplicate handles and rows without a handle', async () => {
  const { rows } = await convert(
    { Handle: 'none', Title: 'None' },
    {
      Handle: 'many',
      Title: 'Many',
      'Option1 Name': 'Length',
      'Option1 Value': '0 cm',
      'Variant Price': '1',
    },
    ...Array.from({ length: 99 }, (_, at) => ({
      Handle: 'Many',
      'Option1 Value': `${at % 30} cm`,
      'Variant Price': `${1 + (at % 30)}`,
    })),
    { Handle: 'twice', Title: 'Twice', ...simple },
    { Handle: '', Title: 'New', ...simple, 'Image Src': `${cdn}new.jpg` },
    { Handle: '', 'Image Src': `${cdn}new-2.jpg` },
    { Handle: 'twice', Title: 'Thrice', ...simple },
  )
  expect(rows.map(({ row, key, cells }) => [row, key, cells.name, cells.price])).toEqual([
    [2, 'none', 'None', undefined],
    [3, 'many', 'Many', '1'],
    [103, 'twice', 'Twice', '4500'],
    [104, null, 'New', '4500'],
  ])
  expect(rows[1]?.choices?.[0]?.values).toHaveLength(30)
  expect(rows[2]?.notes).toEqual([
    'Row 106 has the same handle but another title, “Thrice”: it is taken as a variant of this product.',
  ])
  expect(rows[3]?.cells.images).toBe(`${cdn}new.jpg; ${cdn}new-2.jpg`)
})

it('takes no handle that is too long to be one for a key', async () => {
  const { rows } = await convert(
    { Handle: 'x'.repeat(500), Title: 'One' },
    { Handle: 'x'.repeat(501), Title: 'Two' },
  )
  expect(rows.map(({ key }) => key?.length)).toEqual([500, undefined])
})

it('does not take an export of the inventory for one of products', async () => {
  const csv =
    'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Available\na,A,Title,Default,,Surat,3\n'
  await expect(convertCsv(csv)).rejects.toThrow('Unknown columns: Handle, Title')
})

it('converts a product of as many rows as a file may have', async () => {
  const rows = Array.from({ length: 49_000 }, (_, at) => ({
    ...{ Handle: 'one', 'Option1 Name': 'Size', 'Option1 Value': `${at}` },
    ...{ 'Image Src': `https://a.example/${at}.jpg`, 'Variant Image': `https://a.example/b${at}` },
  }))
  const { notes } = (await convertCsv(shopifyExport(rows))).rows[0] ?? {}
  expect(notes).toContainEqual(expect.stringContaining('98000'))
}, 20_000)
