import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { category } from '../domain/content/category.ts'
import { choice } from '../domain/content/choice.ts'
import type { Services } from '../server/app/services.ts'
import { openDatabase } from '../server/db/database.ts'
import type { Part } from '../server/http/multipart.ts'
import { messageWriters } from '../server/kernel/message-writers.ts'
import { Upload } from '../server/storage/upload.ts'

const demoMedia = join(import.meta.dirname, '../demo/media')
/** Few enough that each category of a hundred products still fills a page. */
const categoryNames = ['Swings', 'Sofas', 'Chairs']
const woods = ['teak', 'oak', 'walnut', 'cane', 'steel']
const portion = 10_000
const availabilities = ['in-stock', '', 'made-to-order', '', 'sold', 'in-stock', 'back-on']
/** Every second product offers one or all of the fabrics. */
const fabrics = ['Sage', 'Indigo', 'Rust', 'Sand']
const offers = ['', 'Fabric', '', 'Fabric: Sage']
/** Showcase products, regardless of the catalogue's size. */
const inShowcase = 12
const perCategory = categoryNames.length
const tenth = 10
const columns =
  'name,description,tags,material,category,isDisplaingInSomethingUnique,width,length,height,price,salePrice,availability,choices,visibility'

/**
 * Fills a large catalogue by an import: each product in one of three categories, with rare words
 * and sizes, four of five with photos and a price, one of ten hidden. Returns the id of a category.
 */
export async function fillCatalogue(
  services: Services,
  dataDir: string,
  size: number,
): Promise<string> {
  const picture = await addCategories(services)
  await addFabric(services)
  for (let from = 0; from < size; from += portion) {
    const rows = [columns]
    for (let number = from; number < Math.min(size, from + portion); number++) {
      rows.push(describeProduct(number))
    }
    await services.productCsv.import(
      rows.join('\n'),
      { say: messageWriters.en, dryRun: false, skipInvalid: false },
      null,
    )
  }
  await lendPictures(dataDir, picture)
  const { records } = await services.content.list(category)
  return records[0]?._id ?? ''
}

function describeProduct(number: number): string {
  const wood = woods[number % woods.length]
  const own = inventedWord(number % 5_000)
  const tags = `${wood}; swing; ${inventedWord(number % 300)}`
  const isUnique = number < inShowcase
  return [
    `${own} swing ${number}`,
    `A ${wood} swing for room ${number} by ${inventedWord((number * 7) % 3_000)}.`,
    tags,
    `"Solid ${wood}, ${inventedWord(number % 40)} finish"`,
    categoryNames[number % perCategory],
    isUnique,
    `${60 + (number % 180)} cm`,
    number % 2 === 0 ? '' : `${50 + (number % 70)} cm`,
    `${3 + (number % 5)} ft ${number % 12} in`,
    ...pricesOf(number),
    availabilities[number % availabilities.length],
    offers[number % offers.length],
    number % tenth === tenth - 1 ? 'hidden' : 'live',
  ].join(',')
}

/** Price and sale price: one of five has none, one of seven is on sale. */
function pricesOf(number: number): [string, string] {
  if (number % 5 === 0) return ['', '']
  const price = 5_000 + ((number * 7_919) % 95_000)
  return [String(price), number % 7 === 0 ? String(price - 1_000) : '']
}

/** A pronounceable word, distinct for each number. */
export function inventedWord(number: number): string {
  const syllables = ['ka', 'lo', 'mi', 'ren', 'su', 'tav', 'ne', 'bi', 'dor', 'ul']
  return [...String(number + 1_000)].map((digit) => syllables[Number(digit)]).join('')
}

async function addFabric(services: Services): Promise<void> {
  const values = fabrics.map((name) => ({ name }))
  const body = { name: 'Fabric', kind: 'swatch', isFilter: true, values }
  await services.content.create(choice, { kind: 'json', body }, null)
}

/** Returns an image as a product's column stores it. */
async function addCategories(services: Services): Promise<string> {
  const folder = join(demoMedia, 'categories')
  const [filename = ''] = (await readdir(folder)).filter((file) => file.endsWith('.jpg'))
  const path = join(folder, filename)
  const { size: bytes } = await stat(path)
  for (const name of categoryNames) {
    const parts = new Map<string, Part[]>([
      ['name', [name]],
      ['image', [new Upload({ path, filename, bytes })]],
    ])
    await services.content.create(category, { kind: 'parts', parts }, null)
  }
  const { records } = await services.content.list(category)
  const { url = '', ...facts } = records[0]?.image ?? {}
  return JSON.stringify({ file: url.split('/').at(-1), ...facts })
}

/**
 * Writes the column directly: the import of a CSV has no photos, and uploading them would take
 * hours.
 */
async function lendPictures(dataDir: string, picture: string): Promise<void> {
  const database = openDatabase(dataDir)
  const images = `[${picture},${picture.replace('"alt":""', '"alt":"From the side"')}]`
  await sql`update "product" set "images" = ${images} where rowid % 5 <> 0`.execute(database)
  await database.destroy()
}
