import type { RouterContextProvider } from 'react-router'
import { describeSelection } from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { readMeasure } from '../../../domain/measures/measure.ts'
import { describeMeasure } from '../../../domain/measures/measure-format.ts'
import { orderSizes } from '../../../domain/measures/product-size.ts'
import { type UnitWords, withUnitWords } from '../../../domain/measures/unit-words.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { pickFallbacks, type WithFallbacks } from '../languages/fallbacks.ts'
import { productFacts } from '../product/product-facts.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { readDrawingOf } from '../scale-drawing/drawing-data.server.ts'
import { compareAddress } from '../shortlist/list-addresses.ts'
import type { ListedProduct } from '../shortlist/listed-products.ts'
import {
  listedSelection,
  readSelectedProducts,
  type SelectedProduct,
} from '../shortlist/selected-products.server.ts'

type Product = RecordOf<typeof product>

/**
 * Comparison of products: their teasers, sizes, chosen values and facts, row by row; on request only
 * the rows that differ.
 */
export async function readComparison(
  context: Readonly<RouterContextProvider>,
  listed: readonly ListedProduct[],
  asksForDifferences: boolean,
) {
  const [texts, shop, chats, selected] = await Promise.all([
    readTexts(context, 'compare', 'shop', 'product'),
    readOfferFormat(context),
    readProductChats(context),
    readSelectedProducts(context, listed),
  ])
  const units = shop.labels
  const products = selected.map(({ record }) => record)
  const drawing = await readDrawingOf(context, products)
  const onlyDifferences = asksForDifferences && products.length > 1
  const ordered = products.map(orderSizes)
  const sizes = [
    sizeLine(
      texts.compareWidth,
      ordered.map(({ width }) => width),
      units,
    ),
    sizeLine(
      texts.compareDepth,
      ordered.map(({ depth }) => depth),
      units,
    ),
    sizeLine(
      texts.compareHeight,
      ordered.map(({ height }) => height),
      units,
    ),
  ].filter(({ cells }) => cells.some(({ typed }) => typed !== ''))
  const facts = [
    ...choiceLines(selected),
    factLine(texts.compareCategory, products, 'category'),
    factLine(texts.compareMaterial, products, 'material'),
    ...productFacts.map(({ field, comparedLabel }) =>
      factLine(texts[comparedLabel], products, field),
    ),
  ].filter(({ cells }) => cells.some((texts) => texts.length > 0))
  const shown = selected.map(listedSelection)
  const withoutIt = (id: string) =>
    compareAddress(
      shown.filter(({ _id }) => _id !== id),
      onlyDifferences,
    )
  return {
    products: selected.map((product) => ({
      ...toPricedTeaser(product.record, shop, product),
      chat: chats.ofCard(product.record, product),
      /** URL of the comparison without this product; empty if it is the only one. */
      withoutIt: products.length > 1 ? withoutIt(product.record._id) : '',
    })),
    /** Number of requested products that do not exist. */
    missing: listed.length - products.length,
    /** Label of feet and inches. */
    feet: texts.fitsFeet,
    onlyDifferences,
    /** Paths of this comparison: with all rows, and with those that differ. */
    paths: { all: compareAddress(shown), differences: compareAddress(shown, true) },
    sizes: onlyDifferences ? sizes.filter(({ cells }) => differ(cells.map(textOfSize))) : sizes,
    ...(drawing !== null && { drawing }),
    facts: onlyDifferences ? facts.filter(({ cells }) => differ(cells.map(textOfFact))) : facts,
  }
}

export type Comparison = Awaited<ReturnType<typeof readComparison>>
export type ComparedProduct = Comparison['products'][number]

function differ(texts: string[]): boolean {
  return new Set(texts).size > 1
}

/** Row of sizes as typed, and in both measure systems if they can be parsed. */
function sizeLine(name: string, texts: string[], units: UnitWords) {
  const cells = texts.map((typed) => {
    const millimetres = readMeasure(typed)
    if (millimetres === null) return { typed, cm: '', ft: '' }
    return {
      typed,
      cm: withUnitWords(describeMeasure(millimetres, 'cm'), units),
      ft: withUnitWords(describeMeasure(millimetres, 'ft'), units),
    }
  })
  return { name, cells }
}

/** The same for equal sizes in different units. */
function textOfSize({ typed, cm }: { typed: string; cm: string }): string {
  return cm || typed
}

/** Row of facts; of those that fell back to the default language, the numbers of the columns. */
interface FactLine extends WithFallbacks {
  name: string
  cells: string[][]
}

/** A row for each choice of which a value has been chosen, by the choice's name. */
function choiceLines(selected: SelectedProduct[]): FactLine[] {
  const chosen = selected.map(({ selection }) => describeSelection(selection))
  const names = [...new Set(chosen.flat().map(({ name }) => name))]
  return names.map((name) => ({
    name,
    cells: chosen.map((choices) =>
      choices.filter((choice) => choice.name === name).map(({ value }) => value),
    ),
  }))
}

type ComparedField = 'category' | 'material' | (typeof productFacts)[number]['field']

function factLine(name: string, products: Product[], field: ComparedField): FactLine {
  const fallbacks = products.flatMap((record, at) =>
    pickFallbacks(record, field).fallbacks === undefined ? [] : [String(at)],
  )
  return {
    name,
    cells: products.map((record) => textsOf(record[field]).filter(Boolean)),
    ...(fallbacks.length > 0 && { fallbacks }),
  }
}

function textsOf(value: Product[ComparedField]): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : [value?.name ?? '']
}

function textOfFact(texts: string[]): string {
  return texts.join('\n')
}
