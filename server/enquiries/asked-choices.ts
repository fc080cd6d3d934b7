import type { NewEnquiry } from '../../domain/api/enquiries.ts'
import type { ChosenText } from '../../domain/chat/selection-message.ts'
import { readChosenMeasure } from '../../domain/choices/choice-measure.ts'
import type { OfferedChoice } from '../../domain/choices/offered-choice.ts'
import { type Chosen, describeSelection } from '../../domain/choices/selection.ts'
import type { ChoiceService } from '../catalogue/choices/choice-service.ts'
import type { ProductService } from '../catalogue/product-service.ts'

type AskedChoice = NewEnquiry['choices'][number]

export interface AskedChoiceSources {
  products: Pick<ProductService, 'chosenShown'>
  choices: Pick<ChoiceService, 'offeredBy'>
}

/**
 * Choices of an enquiry by product, named as they are now. What is unknown, not offered, not
 * available or out of bounds is left out.
 */
export async function readAskedChoices(
  asked: readonly AskedChoice[],
  productIds: readonly string[],
  { products, choices }: AskedChoiceSources,
): Promise<Map<string, ChosenText[]>> {
  const ids = productIds.filter((id) => asked.some(({ product }) => product === id))
  if (ids.length === 0) return new Map()
  const records = await products.chosenShown(ids)
  const described = records.map(async (record): Promise<[string, ChosenText[]]> => {
    const ofProduct = asked.filter(({ product }) => product === record._id)
    const offered = await choices.offeredBy(record)
    return [record._id, describeSelection(selectionOf(offered, ofProduct))]
  })
  return new Map(await Promise.all(described))
}

/** Choices and values are named by their ids, or as in the page's address by their slugs. */
function selectionOf(offered: readonly OfferedChoice[], asked: readonly AskedChoice[]): Chosen[] {
  return offered.flatMap((choice): Chosen[] => {
    const wish = asked.find((one) => one.choice === choice._id || one.choice === choice.slug)
    if (wish === undefined) return []
    const text = String(wish.value)
    if (choice.kind === 'measure') {
      const measure = readChosenMeasure(text, choice)
      return typeof measure === 'string' ? [] : [{ choice, value: null, measure }]
    }
    const value = choice.values.find(({ _id, slug }) => _id === text || slug === text)
    return value?.isAvailable ? [{ choice, value, measure: null }] : []
  })
}
