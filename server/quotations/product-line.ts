import type { ResponseOf } from '../../domain/api/endpoint.ts'
import type { quotationEndpoints } from '../../domain/api/quotations.ts'
import { sizeWords } from '../../domain/chat/chat-product.ts'
import type { ChosenText } from '../../domain/chat/selection-message.ts'
import type { Chosen } from '../../domain/choices/selection.ts'
import { product } from '../../domain/content/product.ts'
import type { ShownLanguage } from '../../domain/languages/language.ts'
import { addSurcharges, offeredAt } from '../../domain/money/price.ts'
import { loadSiteMessages } from '../../domain/text/site-messages.ts'
import type { ChoiceService } from '../catalogue/choices/choice-service.ts'
import type { Product } from '../catalogue/product-service.ts'
import type { ContentService } from '../content/content-service.ts'
import { now } from '../kernel/clock.ts'

/** Line as a client sends it. */
export type NewLine = ResponseOf<typeof quotationEndpoints.productLine>['line']

interface LineSources {
  content: Pick<ContentService, 'translate'>
  choices: Pick<ChoiceService, 'offeredBy'>
}

/**
 * Line for a product as it is offered now, in the customer's language. `chosen` are choices by their
 * names in the default language, as enquiries have them; their surcharges are in the price, and the
 * photograph shows the first of them that has one.
 */
export async function lineOfProduct(
  record: Product,
  chosen: readonly ChosenText[],
  shown: ShownLanguage,
  { content, choices }: LineSources,
): Promise<NewLine> {
  const translated = content.translate(product, record, shown).record
  const offered = await choices.offeredBy(record)
  const translatedChoices = await choices.offeredBy(record, shown)
  const words = await loadSiteMessages(shown.language)
  const selection: Chosen[] = []
  const facts = [sizeWords(record, words.chat)]
  for (const { name, value: asked } of chosen) {
    const choice = offered.find((one) => one.name === name)
    const value = choice?.values.find((one) => one.name === asked)
    if (choice !== undefined && value !== undefined)
      selection.push({ choice, value, measure: null })
    const written = translatedChoices.find(({ _id }) => _id === choice?._id)
    const writtenValue = written?.values.find(({ _id }) => _id === value?._id)
    facts.push(`${written?.name ?? name}: ${writtenValue?.name ?? asked}`)
  }
  const { price, salePrice } = offeredAt(record, now())
  const amount = salePrice || price
  const values = selection.map(({ value }) => value?._id)
  const image =
    record.images.find((picture) => picture.value && values.includes(picture.value)) ??
    record.images[0]
  return {
    product: record._id,
    title: translated.name.trim() || words.chat.product,
    details: facts.filter(Boolean).join('\n'),
    quantity: 1,
    price: amount === '' ? '' : addSurcharges(amount, selection),
    image: image?.url ?? '',
  }
}
