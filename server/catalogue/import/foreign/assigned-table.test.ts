import { expect, it } from 'vitest'
import { columnsRefusal } from '../../../../domain/api/product-import.ts'
import { convertCsv } from '../../../../tests/helpers/converted-table.ts'

const csv = [
  'Artikel,Product Name,Our price,Pics,Long description,Published,Kind,Keywords,Sale price',
  '7,Swing,"₹ 18,000/-","https://a.example/1.jpg, https://a.example/2.jpg",<p>One</p><p>Two</p>,-1,Home > Swings,"teak, cane",',
].join('\n')

it('assigns columns, and writes cells of other programs as ours', async () => {
  const { format, rows, notes } = await convertCsv(csv, {
    'Product Name': 'name',
    'Our price': 'price',
    Pics: 'images',
    'Long description': 'description',
    Published: 'visibility',
    Kind: 'category',
    Keywords: 'tags',
    Artikel: '',
  })
  expect(format).toBe('assigned')
  expect(rows[0]).toMatchObject({
    row: 2,
    key: null,
    cells: {
      name: 'Swing',
      price: '₹ 18,000/-',
      images: 'https://a.example/1.jpg; https://a.example/2.jpg',
      description: 'One\n\nTwo',
      visibility: 'hidden',
      category: 'Swings',
      tags: 'teak; cane',
    },
    notes: ['“Kind”: Home > Swings becomes the category “Swings”.'],
  })
  expect(notes).toEqual([
    'No column is assigned to the id of products, so importing this file again adds its products again.',
    'Columns that are not imported: “Artikel”.',
  ])
})

it('says that it drops the rest of endless HTML', async () => {
  const endless = ['Text', `<p>Teak</p>${'<b></b>'.repeat(80_000)}<p>left out</p>`].join('\n')
  const { rows } = await convertCsv(endless, { Text: 'description' })
  expect(rows[0]).toMatchObject({
    cells: { description: 'Teak' },
    notes: ['“Text” is longer than 500000 characters: the rest is left out.'],
  })
})

it.each([
  [{}, 'Assign at least one column.'],
  [{ Kind: 'name', Pics: 'name' }, 'Two columns are assigned to “name”. Keep one of them.'],
  [{ Colour: 'name' }, 'The file has no column “Colour”.'],
  [{ Kind: 'colour' }, 'Products have no column “colour”.'],
])('refuses an assignment that does not fit: %j', async (assignment, message) => {
  await expect(convertCsv(csv, assignment)).rejects.toMatchObject({
    status: 422,
    message,
    errors: { columns: expect.anything() },
  })
})

it('lists the columns of an unknown table with samples and guesses, each of ours once', async () => {
  const refused = await convertCsv(`${csv}\n`).catch((error) => error)
  expect(refused).toMatchObject({
    status: 422,
    message: expect.stringContaining('Unknown columns: Artikel, Product Name'),
    errors: { csv: expect.anything(), file: expect.anything() },
  })
  const { columns } = columnsRefusal.pick({ columns: true }).parse(refused.properties)
  expect(columns.map(({ name, guess }) => [name, guess])).toEqual([
    ['Artikel', undefined],
    ['Product Name', 'name'],
    ['Our price', 'price'],
    ['Pics', 'images'],
    ['Long description', 'description'],
    ['Published', 'visibility'],
    ['Kind', 'category'],
    ['Keywords', 'tags'],
    ['Sale price', 'salePrice'],
  ])
  expect(columns[0]?.sample).toBe('7')
  expect(columns.at(-1)?.sample).toBe('')
  const indian = await convertCsv('नाम,कीमत,વર્ણન\nझूला,1,x').catch((error) => error)
  expect(indian.properties.columns).toMatchObject([
    { guess: 'name' },
    { guess: 'price' },
    { guess: 'description' },
  ])
})
