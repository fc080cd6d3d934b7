import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { readMeasure } from '../../../domain/measures/measure.ts'
import { describeMeasure } from '../../../domain/measures/measure-format.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { isMissing } from '../errors/record-not-found.server.ts'
import { toTeaser } from '../product-card/product-teaser.ts'
import { compareAddress } from './compare-url.ts'

type Product = RecordOf<typeof product>

/** Comparison of products: their teasers, sizes and facts, row by row. */
export async function readComparison(context: Readonly<RouterContextProvider>, ids: string[]) {
  const [texts, chats] = await Promise.all([
    readTexts(context, 'compare', 'shop'),
    readProductChats(context),
  ])
  const found = await Promise.all(ids.map((id) => readProduct(context, id)))
  const products = found.filter((record) => record !== null)
  const sizes = [
    sizeLine(
      texts.compareWidth,
      products.map(({ width }) => width),
    ),
    sizeLine(
      texts.compareHeight,
      products.map(({ height }) => height),
    ),
    sizeLine(
      texts.compareLength,
      products.map(({ length }) => length),
    ),
  ]
  const facts = [
    factLine(texts.compareCategory, products, ({ createdBy }) => [createdBy?.name ?? '']),
    factLine(texts.compareMaterial, products, ({ material }) => [material]),
    factLine(texts.compareWarranty, products, ({ warranty }) => [warranty]),
    factLine(texts.compareHangingSet, products, ({ hangingSet }) => [hangingSet]),
    factLine(texts.compareCushion, products, ({ cushion }) => [cushion]),
    factLine(texts.compareMaintenance, products, ({ maintenance }) => maintenance),
    factLine(texts.compareCustom, products, (record) => [record.customizationAvailable]),
  ]
  return {
    products: products.map((record) => ({
      ...toTeaser(record),
      chat: chats.ofCard(record),
      /** URL of the comparison without this product; empty if it is the only one. */
      withoutIt: products.length > 1 ? compareAddress(othersOf(record, products)) : '',
    })),
    /** Number of requested products that do not exist. */
    missing: ids.length - products.length,
    /** Label of feet and inches. */
    feet: texts.fitsFeet,
    sizes: sizes.filter(({ cells }) => cells.some(({ typed }) => typed !== '')),
    facts: facts.filter(({ cells }) => cells.some((texts) => texts.length > 0)),
  }
}

export type Comparison = Awaited<ReturnType<typeof readComparison>>
export type ComparedProduct = Comparison['products'][number]

function othersOf({ _id }: Product, products: Product[]): string[] {
  return products.map((other) => other._id).filter((id) => id !== _id)
}

async function readProduct(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<Product | null> {
  try {
    return await context.get(scopeContext).services.products.readShown(id)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Row of sizes as typed, and in both measure systems if they can be parsed. */
function sizeLine(name: string, texts: string[]) {
  const cells = texts.map((typed) => {
    const millimetres = readMeasure(typed)
    if (millimetres === null) return { typed, cm: '', ft: '' }
    return {
      typed,
      cm: describeMeasure(millimetres, 'cm'),
      ft: describeMeasure(millimetres, 'ft'),
    }
  })
  return { name, cells }
}

function factLine(name: string, products: Product[], textsOf: (record: Product) => string[]) {
  return { name, cells: products.map((record) => textsOf(record).filter(Boolean)) }
}
