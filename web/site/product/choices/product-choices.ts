import type { MessageTemplate, SelectionWords } from '../../../../domain/chat/selection-message.ts'
import { readChosenMeasure, writeInBothUnits } from '../../../../domain/choices/choice-measure.ts'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import type { MeasureReader } from '../../../../domain/choices/selection.ts'
import { millimetresPer } from '../../../../domain/measures/measure-units.ts'
import type { UnitWords } from '../../../../domain/measures/unit-words.ts'
import type { Priced, PriceFormat } from '../../../../domain/money/price.ts'
import type { EnquiredChoice } from '../../chat/enquiry-tracking.ts'
import type { OfferFormat } from '../../product-card/offer-format.server.ts'

/** Data with which a product page shows any selection without a request. */
export interface ProductChoices extends PriceFormat {
  offered: readonly OfferedChoice[]
  /** Choices of which a visitor types a measure, by their ids. */
  measures: Readonly<Record<string, AskedMeasure>>
  /** Query of the address as the server read it, with known parameters only. */
  query: string
  /** Price without surcharges. */
  priced: Priced
  message: MessageTemplate
}

/** A measure of the visitor's own, read on the server: what reads measures is much script. */
export interface AskedMeasure {
  /** Bounds in both units. */
  min: string
  max: string
  /** Text in the address, empty without one, and what it means. */
  typed: string
  read: ReturnType<MeasureReader>
}

/** Choices of a product, without a chat message. `query` has known parameters of the address only. */
export function toProductChoices(
  { price, salePrice, priceIsFrom }: Priced,
  offered: readonly OfferedChoice[],
  { currency, language, texts: { offerFrom, offerBefore }, labels }: OfferFormat,
  query = new URLSearchParams(),
): ProductChoices {
  return {
    offered,
    measures: Object.fromEntries(
      offered
        .filter(({ kind }) => kind === 'measure')
        .map((choice) => [
          choice._id,
          askMeasure(choice, query.get(choice.slug)?.trim() ?? '', labels),
        ]),
    ),
    query: `${query}`,
    priced: { price, salePrice, priceIsFrom },
    currency,
    ...(language !== undefined && { language }),
    texts: { offerFrom, offerBefore },
    message: { text: '', words: [], reference: '' },
  }
}

function askMeasure(choice: OfferedChoice, typed: string, units: UnitWords): AskedMeasure {
  const { unit, min, max } = choice
  const write = (measure: number) =>
    writeInBothUnits(Math.round(measure * millimetresPer[unit || 'cm']), unit, units)
  return {
    // A measure always has bounds.
    min: write(min ?? 0),
    max: write(max ?? 0),
    typed,
    read: typed === '' ? null : readChosenMeasure(typed, choice, units),
  }
}

/** Facts that a selection adds to the view of a product; all absent without one. */
export interface SelectionView {
  /** Query of the selection, such as `?fabric=sage-linen`; the view's path has it as well. */
  query?: string
  /** Changes with the values whose photos come first: the gallery then shows its first photo. */
  leadingPhotos?: string
  /** Name and value of each choice made, for the visitor's shortlist. */
  choiceLines?: readonly string[]
  enquired?: EnquiredChoice[]
  /** Words of chat messages about the selection. */
  chosen?: SelectionWords
}
