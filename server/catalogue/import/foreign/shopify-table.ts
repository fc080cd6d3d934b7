import { message } from '../../../../domain/messages/api-message.ts'
import { hundredthsOf, readDecimal } from '../../../../domain/money/decimal.ts'
import { splitCell, type Table, type TableRow } from '../csv-table.ts'
import type { ForeignOption, ForeignProduct, ForeignVariant, Headings } from './foreign-product.ts'
import type { Note } from './foreign-row.ts'
import {
  type Column,
  type ConvertedTable,
  convertInTurns,
  createForeignColumns,
  type ForeignColumns,
  normaliseHeading,
  shortenCategory,
} from './foreign-table.ts'
import { writeProducts } from './product-rows.ts'

/** True for product exports of Shopify, with the headings of before and after 2024. */
export function isShopifyTable({ columns }: Table): boolean {
  const headings = new Set(columns.map(normaliseHeading))
  const has = (...names: string[]) => names.some((name) => headings.has(name))
  // An export of the inventory has handles and titles too.
  const isOfProducts = has('body (html)', 'description', 'variant price', 'price', 'image src')
  return has('handle', 'url handle') && has('title') && isOfProducts
}

/** Shopify has a row for each variant and each photo; rows of one handle are one product. */
export async function readShopifyTable(table: Table): Promise<ConvertedTable> {
  const found = createForeignColumns(table)
  const columns = findColumns(found)
  const { handle, title, tags, image, price, compareAt, seoTitle, seoDescription } = columns
  const headings: Headings = {
    name: title,
    description: columns.body,
    tags,
    images: image,
    price,
    salePrice: compareAt,
    choices: columns.options[0]?.name ?? null,
    metaTitle: seoTitle,
    metaDescription: seoDescription,
  }
  const groups = groupRows(table.rows, handle, title)
  const products = await convertInTurns(groups, (rows) => readProduct(rows, columns))
  return {
    format: 'shopify',
    table: await writeProducts(products, headings),
    notes: found.describeUnused(),
  }
}

type ShopifyColumns = ReturnType<typeof findColumns>

function findColumns(found: ForeignColumns) {
  return {
    handle: found.find('handle', 'url handle'),
    title: found.find('title'),
    body: found.find('body (html)', 'description'),
    type: found.find('type', 'custom product type'),
    category: found.find('product category', 'standardized product type'),
    tags: found.find('tags'),
    published: found.find('published', 'published on online store'),
    status: found.find('status'),
    price: found.find('variant price', 'price'),
    compareAt: found.find('variant compare at price', 'compare-at price'),
    image: found.find('image src', 'product image url'),
    imagePosition: found.find('image position'),
    alt: found.find('image alt text'),
    variantImage: found.find('variant image', 'variant image url'),
    seoTitle: found.find('seo title'),
    seoDescription: found.find('seo description'),
    options: [1, 2, 3].flatMap((number) => {
      const name = found.find(`option${number} name`)
      const value = found.find(`option${number} value`)
      return name !== null && value !== null ? { name, value } : []
    }),
  }
}

/** Rows by product. A row without handle and title belongs to the product above it. */
function groupRows(
  rows: readonly TableRow[],
  handle: Column | null,
  title: Column | null,
): TableRow[][] {
  const groups: TableRow[][] = []
  const byHandle = new Map<string, TableRow[]>()
  for (const row of rows) {
    const key = keyOf(handle?.read(row) ?? '')
    const isContinued = key === '' && title?.read(row) === ''
    const known = isContinued ? groups.at(-1) : byHandle.get(key)
    if (known !== undefined) {
      known.push(row)
      continue
    }
    const group = [row]
    groups.push(group)
    if (key !== '') byHandle.set(key, group)
  }
  return groups
}

function keyOf(handle: string): string {
  return handle.normalize().toLowerCase()
}

function readProduct(rows: readonly TableRow[], columns: ShopifyColumns): ForeignProduct {
  const [first] = rows
  const { handle, title, body, tags, seoTitle, seoDescription } = columns
  const textOf = (column: Column | null) => firstText(rows, column)
  const notes: Note[] = describeOtherTitles(rows, title)
  const key = keyOf(textOf(handle))
  const options = readOptions(rows, columns)
  const images = readImages(rows, columns)
  const byFile = new Map(images.toReversed().map(({ url }) => [fileOf(url), url]))
  const variants = readVariants(rows, columns, options).map((variant) => ({
    ...variant,
    image: byFile.get(fileOf(variant.image)) ?? variant.image,
  }))
  const others = variants.flatMap(({ image }) =>
    image === '' || byFile.has(fileOf(image)) ? [] : { url: image, alt: '' },
  )
  return {
    row: first?.number ?? 0,
    key: key === '' ? null : key,
    oldPaths: key === '' ? [] : [`/products/${key}`],
    cells: {
      name: textOf(title),
      ...readCategory(textOf(columns.type), columns, textOf(columns.category), notes),
      ...readVisibility(textOf(columns.published), textOf(columns.status), columns),
      ...(seoTitle && { metaTitle: textOf(seoTitle) }),
      ...(seoDescription && { metaDescription: textOf(seoDescription) }),
    },
    lists: tags === null ? {} : { tags: splitCell(textOf(tags), ',') },
    description: body === null ? [] : [{ column: body, html: textOf(body), keepsLines: false }],
    options: options.map(({ option }) => option),
    variants,
    images: [...images, ...others],
    notes,
  }
}

/** The first cell of a column that is not empty. */
function firstText(rows: readonly TableRow[], column: Column | null): string {
  return (column && rows.map(column.read).find((text) => text !== '')) ?? ''
}

/** Rows with a title of their own, as two products with one handle have. */
function describeOtherTitles(rows: readonly TableRow[], title: Column | null): Note[] {
  const name = firstText(rows, title)
  return rows.flatMap((row) => {
    const other = title?.read(row) ?? ''
    if (other === '' || other === name) return []
    return message('results.sameHandle', { row: row.number, title: other })
  })
}

/** `Type` names the category, otherwise the last part of Shopify’s own one. */
function readCategory(
  type: string,
  { type: typeColumn, category: column }: ShopifyColumns,
  path: string,
  notes: Note[],
): Record<string, string> {
  if (typeColumn === null && column === null) return {}
  if (type !== '' || column === null) return { category: type }
  return { category: shortenCategory(path, column.heading, notes) }
}

/** Drafts, archived and unlisted products are hidden, and so are those that are not published. */
function readVisibility(
  published: string,
  status: string,
  columns: ShopifyColumns,
): Record<string, string> {
  if (columns.published === null && columns.status === null) return {}
  const isPublished = published.toLowerCase() !== 'false'
  const isActive = ['', 'active'].includes(status.toLowerCase())
  return { visibility: isPublished && isActive ? 'live' : 'hidden' }
}

/** Options of a product by their columns; a product without variants has one called “Title”. */
function readOptions(rows: readonly TableRow[], { options }: ShopifyColumns) {
  return options.flatMap(({ name, value }): { option: ForeignOption; column: Column }[] => {
    const called = firstText(rows, name)
    const values = [...new Set(rows.map(value.read).filter((text) => text !== ''))]
    const isPlain = called.toLowerCase() === 'title' && values.join().toLowerCase() === DEFAULT
    if (called === '' || values.length === 0 || isPlain) return []
    return [{ option: { name: called, values }, column: value }]
  })
}

const DEFAULT = 'default title'

function readVariants(
  rows: readonly TableRow[],
  { price, compareAt, variantImage, options }: ShopifyColumns,
  own: ReturnType<typeof readOptions>,
): ForeignVariant[] {
  // Rows of further photos have neither values nor prices.
  return rows
    .filter((row) => options.some(({ value }) => value.read(row) !== '') || price?.read(row))
    .map((row) => ({
      values: own.map(({ column }) => column.read(row) || null),
      ...readPrices(price?.read(row) ?? '', compareAt?.read(row) ?? ''),
      image: variantImage?.read(row) ?? '',
    }))
}

/** A higher price to compare with is the price before a sale. */
function readPrices(price: string, compareAt: string): { price: string; salePrice: string } {
  const [now, before] = [readDecimal(price), readDecimal(compareAt)]
  const isOnSale = now !== null && before !== null && hundredthsOf(before) > hundredthsOf(now)
  return isOnSale ? { price: compareAt, salePrice: price } : { price, salePrice: '' }
}

function readImages(
  rows: readonly TableRow[],
  { image, imagePosition, alt }: ShopifyColumns,
): ForeignProduct['images'] {
  if (image === null) return []
  return rows
    .flatMap((row, index) => {
      const url = image.read(row)
      if (url === '') return []
      const position = Number(imagePosition?.read(row) || index + 1)
      return { url, alt: alt?.read(row) ?? '', position }
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ url, alt }) => ({ url, alt }))
}

/** Addresses of one file may differ in their version. */
function fileOf(url: string): string {
  return url.replace(/\?.*/, '')
}
