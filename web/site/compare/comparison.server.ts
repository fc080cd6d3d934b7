import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { readMeasure } from '../../../domain/measures/measure.ts'
import { describeMeasure } from '../../../domain/measures/measure-format.ts'
import { orderSizes } from '../../../domain/measures/product-size.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { readShownProducts } from '../product-card/shown-products.server.ts'
import { compareAddress } from './compare-url.ts'

type Product = RecordOf<typeof product>

/**
 * Comparison of products: their teasers, sizes and facts, row by row; on request only
 * the rows that differ.
 */
export async function readComparison(
  context: Readonly<RouterContextProvider>,
  ids: string[],
  asksForDifferences: boolean,
) {
  const [texts, offerTexts, chats, { currency }, products] = await Promise.all([
    readTexts(context, 'compare', 'shop'),
    readTexts(context, 'offer'),
    readProductChats(context),
    shared.settings(context),
    readShownProducts(context, ids),
  ])
  const onlyDifferences = asksForDifferences && products.length > 1
  const ordered = products.map(orderSizes)
  const sizes = [
    sizeLine(
      texts.compareWidth,
      ordered.map(({ width }) => width),
    ),
    sizeLine(
      texts.compareDepth,
      ordered.map(({ depth }) => depth),
    ),
    sizeLine(
      texts.compareHeight,
      ordered.map(({ height }) => height),
    ),
  ].filter(({ cells }) => cells.some(({ typed }) => typed !== ''))
  const facts = [
    factLine(texts.compareCategory, products, ({ createdBy }) => [createdBy?.name ?? '']),
    factLine(texts.compareMaterial, products, ({ material }) => [material]),
    factLine(texts.compareWarranty, products, ({ warranty }) => [warranty]),
    factLine(texts.compareHangingSet, products, ({ hangingSet }) => [hangingSet]),
    factLine(texts.compareCushion, products, ({ cushion }) => [cushion]),
    factLine(texts.compareMaintenance, products, ({ maintenance }) => maintenance),
    factLine(texts.compareCustom, products, (record) => [record.customizationAvailable]),
  ].filter(({ cells }) => cells.some((texts) => texts.length > 0))
  const shownIds = products.map(({ _id }) => _id)
  const withoutIt = (id: string) =>
    compareAddress(
      shownIds.filter((other) => other !== id),
      onlyDifferences,
    )
  return {
    products: products.map((record) => ({
      ...toPricedTeaser(record, currency, offerTexts),
      chat: chats.ofCard(record),
      /** URL of the comparison without this product; empty if it is the only one. */
      withoutIt: products.length > 1 ? withoutIt(record._id) : '',
    })),
    /** Number of requested products that do not exist. */
    missing: ids.length - products.length,
    /** Label of feet and inches. */
    feet: texts.fitsFeet,
    onlyDifferences,
    /** Paths of this comparison: with all rows, and with those that differ. */
    paths: { all: compareAddress(shownIds), differences: compareAddress(shownIds, true) },
    sizes: onlyDifferences ? sizes.filter(({ cells }) => differ(cells.map(textOfSize))) : sizes,
    facts: onlyDifferences ? facts.filter(({ cells }) => differ(cells.map(textOfFact))) : facts,
  }
}

export type Comparison = Awaited<ReturnType<typeof readComparison>>
export type ComparedProduct = Comparison['products'][number]

function differ(texts: string[]): boolean {
  return new Set(texts).size > 1
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

/** The same for equal sizes in different units. */
function textOfSize({ typed, cm }: { typed: string; cm: string }): string {
  return cm || typed
}

function factLine(name: string, products: Product[], textsOf: (record: Product) => string[]) {
  return { name, cells: products.map((record) => textsOf(record).filter(Boolean)) }
}

function textOfFact(texts: string[]): string {
  return texts.join('\n')
}
