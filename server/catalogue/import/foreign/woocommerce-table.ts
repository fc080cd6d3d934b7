import { columnOf } from '../../../../domain/catalogue/product-columns.ts'
import { message } from '../../../../domain/messages/api-message.ts'
import { now } from '../../../kernel/clock.ts'
import type { Table, TableRow } from '../csv-table.ts'
import type { ForeignProduct, Headings } from './foreign-product.ts'
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
import { htmlToLine } from './html-text.ts'
import { wordPressPaths } from './old-paths.ts'
import { writeProducts } from './product-rows.ts'
import { listValues, readAttributes, readVariation, splitValues } from './woocommerce-attributes.ts'

/** True for product exports of WooCommerce in English. */
export function isWooCommerceTable({ columns }: Table): boolean {
  const headings = new Set(columns.map(normaliseHeading))
  const signs = ['visibility in catalog', 'is featured?', 'regular price', 'published']
  const isOfProducts = signs.filter((sign) => headings.has(sign)).length > 1
  return headings.has('type') && headings.has('name') && isOfProducts
}

/** WooCommerce has a row for each product, and one for each of its variations. */
export async function readWooCommerceTable(table: Table): Promise<ConvertedTable> {
  const found = createForeignColumns(table)
  const columns = findColumns(found)
  const headings: Headings = {
    name: columns.name,
    description: columns.description ?? columns.shortDescription,
    tags: columns.tags,
    images: columns.images,
    price: columns.regularPrice,
    salePrice: columns.salePrice,
    choices: columns.attributes[0]?.name ?? null,
    metaTitle: columns.metaTitle,
    metaDescription: columns.metaDescription,
  }
  const { products, left } = groupRows(table.rows, columns)
  const sorted = products.toSorted(
    (one, other) => positionOf(one.row, columns) - positionOf(other.row, columns),
  )
  return {
    format: 'woocommerce',
    table: await writeProducts(
      await convertInTurns(sorted, (product) => readProduct(product, columns)),
      headings,
    ),
    notes: [...describeRows(left), ...found.describeUnused()],
  }
}

type WooCommerceColumns = ReturnType<typeof findColumns>

function findColumns(found: ForeignColumns) {
  const sizes = ['length', 'width', 'height'].flatMap((name) =>
    found.match(new RegExp(`^${name} \\((.+)\\)$`)).map(({ column, part }) => ({
      name,
      column,
      unit: part === 'unit' ? '' : part,
    })),
  )
  return {
    id: found.find('id'),
    type: found.find('type'),
    sku: found.find('sku'),
    name: found.find('name'),
    published: found.find('published'),
    featured: found.find('is featured?'),
    visibility: found.find('visibility in catalog'),
    shortDescription: found.find('short description'),
    description: found.find('description'),
    saleFrom: found.find('date sale price starts'),
    saleUntil: found.find('date sale price ends'),
    sizes,
    salePrice: found.find('sale price'),
    regularPrice: found.find('regular price', 'price'),
    categories: found.find('categories'),
    tags: found.find('tags'),
    images: found.find('images'),
    parent: found.find('parent'),
    position: found.find('position'),
    metaTitle: found.find(...['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title'].map(meta)),
    metaDescription: found.find(
      ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'].map(meta),
    ),
    attributes: found.match(/^attribute (\d+) name$/).flatMap(({ column: name, part }) => {
      const value = found.find(`attribute ${part} value(s)`)
      for (const other of ['visible', 'global', 'default']) found.find(`attribute ${part} ${other}`)
      return name !== null && value !== null ? { name, value } : []
    }),
  }
}

/** Columns of the usual plug-ins for search engines. */
const meta = (name: string) => `meta: ${name}`

interface ProductRows {
  row: TableRow
  variations: TableRow[]
}

/** Products with their variations, and rows that belong to no product of the file. */
function groupRows(
  rows: readonly TableRow[],
  { id, type, sku, parent }: WooCommerceColumns,
): { products: ProductRows[]; left: TableRow[] } {
  const isVariation = (row: TableRow) => typesOf(row, type).includes('variation')
  const products: ProductRows[] = []
  const left: TableRow[] = []
  const byName = new Map<string, ProductRows>()
  for (const row of rows.filter((row) => !isVariation(row))) {
    const names = [id?.read(row) && `id:${id.read(row)}`, sku?.read(row)].filter(
      (name): name is string => name !== undefined && name !== '',
    )
    if (names[0]?.startsWith('id:') && byName.has(names[0])) {
      left.push(row)
      continue
    }
    const product = { row, variations: [] }
    products.push(product)
    for (const name of names) if (!byName.has(name)) byName.set(name, product)
  }
  for (const row of rows.filter(isVariation)) {
    const product = byName.get(parent?.read(row) ?? '')
    if (product === undefined) left.push(row)
    else product.variations.push(row)
  }
  return { products, left: left.toSorted((one, other) => one.number - other.number) }
}

function describeRows(left: readonly TableRow[]): Note[] {
  if (left.length === 0) return []
  const rows = left.slice(0, MAX_NAMED_ROWS).map(({ number }) => number)
  return [
    message('results.rowsLeftOut', {
      count: left.length,
      rows: rows.join(', '),
      more: left.length - rows.length,
    }),
  ]
}

const MAX_NAMED_ROWS = 20

function typesOf(row: TableRow, type: Column | null): string[] {
  return splitValues(type?.read(row) ?? '').map((one) => one.toLowerCase())
}

function positionOf(row: TableRow, { position }: WooCommerceColumns): number {
  return Number(position?.read(row)) || 0
}

function readProduct(
  { row, variations }: ProductRows,
  columns: WooCommerceColumns,
): ForeignProduct {
  const { id, sku, name, type, tags, images, featured } = columns
  const textOf = (column: Column | null) => column?.read(row) ?? ''
  const notes: Note[] = []
  const key = textOf(id) || (textOf(sku) && `sku:${textOf(sku)}`)
  const called = htmlToLine(textOf(name))
  const kind = typesOf(row, type).find((one) => ['grouped', 'external'].includes(one))
  if (kind !== undefined)
    notes.push(message('results.typeSimplified', { column: type?.heading ?? '', kind }))
  const own = variations.map((variation) => readVariation(variation, columns.attributes))
  const { options, facts } = readAttributes(row, own, columns.attributes)
  const sale = readSale([row, ...variations], columns, notes)
  const variants =
    variations.length === 0
      ? [{ values: [], ...sale.pricesOf(row), image: '' }]
      : variations.map((variation, index) => ({
          values: listValues(own[index] ?? new Map(), options),
          ...sale.pricesOf(variation),
          image: splitValues(columns.images?.read(variation) ?? '')[0] ?? '',
        }))
  const photos = [...splitValues(textOf(images)), ...variants.map(({ image }) => image)]
  const isFeatured = columnOf('isFeatured')
  return {
    row: row.number,
    key: key === '' ? null : key,
    oldPaths: wordPressPaths(called),
    cells: {
      name: called,
      ...readCategory(row, columns, notes),
      ...readVisibility(row, columns),
      ...(featured && { [isFeatured]: textOf(featured) === '1' ? 'yes' : 'no' }),
      ...sale.cells,
      ...Object.fromEntries(
        columns.sizes.map(({ name: size, column, unit }) => [
          size,
          textOf(column) && `${textOf(column)} ${unit}`.trim(),
        ]),
      ),
      ...readMeta('metaTitle', row, columns, notes),
      ...readMeta('metaDescription', row, columns, notes),
    },
    lists: {
      ...(tags && { tags: splitValues(textOf(tags)).map(htmlToLine) }),
      ...(columns.attributes.length > 0 && { additionalInformation: facts }),
    },
    description: [columns.shortDescription, columns.description].flatMap((column) =>
      column === null ? [] : { column, html: openLines(column.read(row)), keepsLines: true },
    ),
    options: options.map(({ option }) => option),
    variants,
    images: photos.filter((url) => url !== '').map((url) => ({ url, alt: '' })),
    notes,
  }
}

/** Line breaks of descriptions are written as `\n`. */
function openLines(text: string): string {
  return text.replace(/\\\\n|\\n/g, (sign) => (sign === '\\n' ? '\n' : '\\n'))
}

/** Prices of rows with the end of their sale; one that has not begun is left out. */
function readSale(rows: readonly TableRow[], columns: WooCommerceColumns, notes: Note[]) {
  const { salePrice, regularPrice, saleFrom, saleUntil } = columns
  const isLater = (row: TableRow) => Date.parse(saleFrom?.read(row) ?? '') > Date.parse(now())
  const later = rows.find(isLater)
  if (later !== undefined && saleFrom !== null)
    notes.push(
      message('results.saleLeftOut', { column: saleFrom.heading, from: saleFrom.read(later) }),
    )
  const ends = rows.flatMap((row) => (isLater(row) ? [] : (saleUntil?.read(row) ?? '')))
  const cells: Record<string, string> = {}
  if (saleUntil !== null) cells.saleUntil = endOfSale(ends.find((end) => end !== '') ?? '')
  return {
    cells,
    pricesOf: (row: TableRow) => ({
      price: regularPrice?.read(row) ?? '',
      salePrice: isLater(row) ? '' : (salePrice?.read(row) ?? ''),
    }),
  }
}

/** A bare date is the last day of the sale; hours may lack their zero. */
function endOfSale(text: string): string {
  return text.replace(/^\d{4}-\d\d-\d\d$/, '$& 23:59').replace(/ (?=\d:)/, ' 0')
}

/** The first of the deepest categories, by its last part. */
function readCategory(
  row: TableRow,
  { categories }: WooCommerceColumns,
  notes: Note[],
): Record<string, string> {
  if (categories === null) return {}
  const paths = splitValues(categories.read(row)).map((path) => htmlToLine(path))
  const deepest = paths.filter(
    (path) => !paths.some((other) => other.startsWith(`${path} >`)) && path !== 'Uncategorized',
  )
  const [path = '', ...others] = deepest
  const column = categories.heading
  const name = shortenCategory(path, column, notes)
  if (others.length > 0)
    notes.push(message('results.categoriesLeftOut', { column, names: others.join(', '), name }))
  return { category: name }
}

/** Drafts, private and pending products are hidden, and so are those hidden in the catalogue. */
function readVisibility(
  row: TableRow,
  { published, visibility }: WooCommerceColumns,
): Record<string, string> {
  if (published === null && visibility === null) return {}
  const isPublished = published === null || published.read(row) === '1'
  const isHidden = visibility?.read(row).toLowerCase() === 'hidden'
  return { visibility: isPublished && !isHidden ? 'live' : 'hidden' }
}

/** Plug-ins keep templates such as `%%title%% %%sitename%%` where nothing was typed. */
function readMeta(
  name: 'metaTitle' | 'metaDescription',
  row: TableRow,
  columns: WooCommerceColumns,
  notes: Note[],
): Record<string, string> {
  const column = columns[name]
  if (column === null) return {}
  const text = column.read(row)
  if (!/%%?\w+%|#\w+_\w+/.test(text)) return { [name]: htmlToLine(text) }
  notes.push(message('results.templateLeftOut', { column: column.heading, text }))
  return { [name]: '' }
}
