import { expect, it } from 'vitest'
import { readTable } from './csv-table.ts'

const text = 'Title,Price\r\nM\u00fcller “Stuhl”,"1.299,00"\r\n'
const columns = ['Title', 'Price']
const cells = ['M\u00fcller “Stuhl”', '1.299,00']

/** UTF-16 with a byte order mark, as spreadsheets save “Unicode text”. */
function utf16(content: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(`\uFEFF${content}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

const windows1252 = Buffer.from('Title,Price\r\nM\xfcller \x93Stuhl\x94,"1.299,00"\r\n', 'latin1')

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', utf16(text)],
  ['UTF-16, the larger byte first', utf16(text, true)],
  ['Windows-1252', windows1252],
  ['tabs', utf16(text.replace(',', '\t').replace('”,"1.299,00"', '”\t"1.299,00"'))],
  ['semicolons', Buffer.from(text.replace(',', ';').replace('”,"', '”;"'))],
])('reads %s', async (_, bytes) => {
  expect(await readTable(bytes)).toEqual({ columns, rows: [{ number: 2, cells }] })
})

it('reads quotes over lines, numbers rows as spreadsheets do, and Excel’s line of the separator', async () => {
  const { rows } = await readTable('name,description\n"One, ""two""\nthree",x\n\n,\nFour,y\n')
  expect(rows).toEqual([
    { number: 2, cells: ['One, "two"\nthree', 'x'] },
    { number: 5, cells: ['Four', 'y'] },
  ])
  const marked = await readTable('sep=;\r\nname;tags\r\nSwing;"a,b"\r\n')
  expect(marked).toEqual({
    columns: ['name', 'tags'],
    rows: [{ number: 3, cells: ['Swing', 'a,b'] }],
  })
})

it('reads 10 MB, and refuses what is empty, too large, too long or no text', async () => {
  const line = `${'हस्तनिर्मित '.repeat(40)},"${'x,'.repeat(200)}"\n`
  const count = Math.ceil((10 * 1024 * 1024) / Buffer.byteLength(line))
  const { rows } = await readTable(Buffer.from(`name,description\n${line.repeat(count)}`))
  expect(rows).toHaveLength(count)
  for (const [source, message] of [
    [Buffer.alloc(0), 'The file is empty.'],
    [utf16(''), 'The file is empty.'],
    [Buffer.from('\r\n;;\r\n'), 'The file is empty.'],
    [Buffer.alloc(17 * 1024 * 1024, 'x'), 'The file is larger than 16 MB. Please split it.'],
    [`name\n${'x\n'.repeat(50_001)}`, 'The file has more than 50000 rows. Please split it.'],
    [`{${'"a":1,'.repeat(2_001)}}`, expect.stringMatching(/^The file has more than 2000 columns/)],
    [Buffer.from('PK\u0003\u0004\0\0'), expect.stringContaining('not a readable CSV file')],
    [Buffer.from([0xff, 0xfe, 0x61]), expect.stringContaining('not a readable CSV file')],
  ] as const)
    await expect(readTable(source)).rejects.toThrow(expect.objectContaining({ message }))
})
