import { contentEndpoints } from '../../../domain/api/content.ts'
import type { QuotationResponse } from '../../../domain/api/quotations.ts'
import { quotationMessage } from '../../../domain/chat/chat-text.ts'
import { chatMessages } from '../../../domain/content/chat-messages.ts'
import { isLanguage, localeOf, originalLanguage } from '../../../domain/languages/language.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import { useSiteMessages } from '../app/page-texts.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'

const { read } = contentEndpoints(chatMessages)

/**
 * Chat message with which a quotation is sent, in the customer's language. The number is given and
 * the link made when it is sent for the first time; until then, an ellipsis stands for each.
 */
export function useMessagePreview(quotation: QuotationResponse): string {
  const { brandName, languages } = useShop()
  const { number, total, currency, validUntil, url } = quotation
  const [shopLanguage = originalLanguage] = languages
  const language = isLanguage(quotation.language) ? quotation.language : shopLanguage
  const { chat } = useSiteMessages(language)
  const { data } = useData(read, {}, { lang: language })
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  const values = {
    number: number || '…',
    total: writeAmount(total, currency, language),
    link: url || `${location.origin}/q/…`,
    validUntil: validUntil === '' ? '' : date.format(new Date(validUntil)),
    brand: brandName,
  }
  return quotationMessage(data?.chatMessagesData.quotation ?? '', values, chat)
}
