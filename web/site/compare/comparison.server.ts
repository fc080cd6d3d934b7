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

/** Products side by side: what each is called, and what there is to say of any of them, line by line. */
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
      /** The comparison of the others; empty where there are none. */
      withoutIt: products.length > 1 ? compareAddress(othersOf(record, products)) : '',
    })),
    /** How many of those that were asked for are not there. */
    missing: ids.length - products.length,
    /** What feet and inches are called. */
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

/** What was typed of each product, and what that is in either system where it can be read. */
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
