import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../tests/helpers/catalogue.ts'
import { shopifyExport } from '../tests/helpers/foreign-tables.ts'
import { createForm } from '../tests/helpers/form.ts'
import { photograph } from '../tests/helpers/media.ts'
import { runCommand } from '../tests/helpers/process/command.ts'
import { runCliCommand } from '../tests/helpers/process/program.ts'

const shop = catalogueForAllTests()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'))
  const images = await photograph('#112233')
  await shop.addProduct(createForm({ name: 'Walnut jhoola', images }))
  await shop.services.variantQueue.drain()
})
afterAll(() => rm(folder, { recursive: true }))

const type = (words: string[], dataDir = shop.dataDir, more: Record<string, string> = {}) =>
  runCommand(words, { DATA_DIR: dataDir, ...more })

it('backs up a shop in use, restores into empty folders only, and rejects an incomplete archive', async () => {
  const file = join(folder, 'shop.tar')
  const made = await runCliCommand(['backup', file], { DATA_DIR: shop.dataDir })
  expect(made).toMatchObject({ status: 0 })
  expect(made.out).toMatch(/^Done: \d+ records, 1 photos and videos, [\d.]+ kB\.$/m)

  const back = join(folder, 'back')
  expect(await runCliCommand(['restore', file], { DATA_DIR: back })).toMatchObject({ status: 0 })
  expect((await readdir(back)).sort()).toEqual(['catalogue.sqlite', 'lock.sqlite', 'media'])
  const table = join(folder, 'products.csv')
  await type(['export', 'products', table], back)
  expect(await readFile(table, 'utf8')).toContain('Walnut jhoola')

  const again = await type(['restore', file], back)
  expect(again).toMatchObject({
    status: 1,
    err: expect.stringMatching(/ is not empty\. Set DATA_DIR/),
  })
  await writeFile(file, (await readFile(file)).subarray(0, 4_000))
  const elsewhere = join(folder, 'elsewhere')
  const cut = await type(['restore', file], elsewhere)
  expect(cut).toMatchObject({ status: 1, err: expect.stringMatching(/^shop\.tar is incomplete: /) })
  await expect(readdir(elsewhere)).rejects.toThrow()
})

it('says why a file or folder cannot be read or written', async () => {
  const table = join(folder, 'table.csv')
  await writeFile(table, 'name\nStool\n')
  const elsewhere = join(folder, 'none')
  for (const [words, said] of [
    [['import', 'products', 'none.csv'], /^none\.csv does not exist\./],
    [['import', 'products', folder], /cannot be read: EISDIR/],
    [['import', table, '--pictures', table], /table\.csv cannot be read: ENOTDIR/],
    [['restore', 'none.tar'], /^none\.tar does not exist\./],
    [['restore', folder], /cannot be read: EISDIR/],
    [['export', 'products', join(elsewhere, 'table.csv')], /^ENOENT: .*none/],
    [['backup', folder], /^EISDIR: .*rename/m],
  ] as const) {
    const dataDir = words[0] === 'restore' ? elsewhere : shop.dataDir
    const { status, err } = await type([...words], dataDir)
    expect([words, status, err]).toEqual([words, 1, expect.stringMatching(said)])
    expect(err).not.toMatch(/^ +at /m)
  }
})

it('imports products from CSV all or nothing, and prints the row of an error', async () => {
  const table = join(folder, 'changes.csv')
  await writeFile(table, 'name,material\nTeak stool,Teak\n')
  const tried = await type(['import', 'products', table, '--dry-run'])
  expect(tried.out).toContain('1 to add, 0 to change, 0 unchanged, 0 with errors.')
  await writeFile(table, 'name,category\nTeak stool,\nOak stool,Nowhere\n')
  const refused = await type(['import', 'products', table])
  expect(refused).toMatchObject({ status: 1, err: expect.stringMatching(/^Row 3, category: /m) })
  expect((await shop.call('GET', '/ourCategoriesItems')).body.total).toBe(1)
})

it('imports an export of another shop with photos of a folder, and refuses unknown columns', async () => {
  const table = join(folder, 'products_export.csv')
  const pictures = join(folder, 'pictures')
  await mkdir(pictures)
  // Names as macOS writes them differ from those in addresses; and the other way round.
  const accented = 'bénch.jpg'.normalize('NFD')
  await writeFile(join(pictures, accented), (await photograph('#445566')).bytes)
  await writeFile(join(pictures, 'sofá.jpg'.normalize()), (await photograph('#665544')).bytes)
  const addressOf = (name: string) => `https://cdn.example/files/${encodeURIComponent(name)}`
  const row = { Handle: 'bench', Title: 'Teak bench', Type: 'Benches', 'Variant Price': '900' }
  await writeFile(
    table,
    shopifyExport([
      { ...row, Vendor: 'Zula', 'Image Src': addressOf(accented.normalize()) },
      { Handle: 'bench', 'Image Src': addressOf('sofá.jpg'.normalize('NFD')) },
    ]),
  )
  const words = ['import', table, '--pictures', pictures]
  const tried = await type([...words, '--dry-run'])
  expect(tried).toMatchObject({ status: 0 })
  expect(tried.out.split('\n').slice(0, -1)).toEqual([
    'Read as Shopify’s product export.',
    'Columns that are not imported: “Vendor”.',
    'Categories to add: Benches.',
    '1 to add, 0 to change, 0 unchanged, 0 with errors.',
  ])
  expect((await type(words)).out).toContain('1 added, 0 changed')
  expect((await type(['import', table])).out).toContain('0 added, 0 changed, 1 unchanged')
  // The server learns of another process's writes within half a second.
  await expect
    .poll(async () => (await shop.read('/ourCategoriesItems?q=bench&limit=1')).categoryItemData)
    .toMatchObject([
      { name: 'Teak bench', price: '900', createdBy: { name: 'Benches' }, images: [{}, {}] },
    ])
  await writeFile(table, 'Article,Colour\n1,Red\n')
  const unknown = await type(['import', table])
  expect(unknown.status).toBe(1)
  expect(unknown.err).toMatch(/^Unknown columns: Article, Colour\./)
  expect(unknown.err).toMatch(/^Import the file in the back office/m)
})

it('media check lists damaged and unused files, with the product of a damaged file', async () => {
  expect(await type(['media', 'check'])).toMatchObject({
    status: 0,
    out: 'All files are present, intact and in use.\n',
  })
  const { categoryItemData } = await shop.read('/ourCategoriesItems?q=jhoola')
  const file: string = categoryItemData[0].images[0].url.slice('/media/'.length)
  await appendFile(join(shop.dataDir, 'media', file.slice(0, 2), file), 'x')
  const stray = await shop.services.media.temporaryPath()
  await writeFile(stray, 'stray')
  await shop.services.originals.put('aaaaaaaaaaaaaaaaaaaaaa.jpg', stray)
  const { status, out } = await type(['media', 'check'])
  expect(status).toBe(1)
  expect(out).toContain(`Damaged:\n  ${file}  Picture “112233”  Product “Walnut jhoola”\n`)
  expect(out).toContain('Unused:\n  aaaaaaaaaaaaaaaaaaaaaa.jpg\n')
})

it('rejects a static export without PUBLIC_URL or into a folder with other files', async () => {
  const nameless = await type(['export', 'static', join(folder, 'site')])
  expect(nameless).toMatchObject({ status: 1, err: expect.stringMatching(/^Set PUBLIC_URL to /) })
  await writeFile(join(folder, 'letter.txt'), 'Dear')
  const address = { PUBLIC_URL: 'https://www.example.com' }
  const full = await type(['export', 'static', folder], shop.dataDir, address)
  expect(full).toMatchObject({
    status: 1,
    err: expect.stringMatching(/ is not empty and not a previous export/),
  })
})
