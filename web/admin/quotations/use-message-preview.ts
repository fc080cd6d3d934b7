import { contentEndpoints } from '../../../domain/api/content.ts'
import type { QuotationResponse } from '../../../domain/api/quotations.ts'
import { quotationMessage } from '../../../domain/chat/chat-text.ts'
import { chatMessages } from '../../../domain/content/chat-messages.ts'
import { isLanguage, type Language, originalLanguage } from '../../../domain/languages/language.ts'
import { useSiteMessages } from '../app/page-texts.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'

const { read } = contentEndpoints(chatMessages)

/**
 * Chat message with which a quotation is sent, in the customer's language. The number is given and
 * the link made when it is sent for the first time; until then, an ellipsis stands for each.
 */
export function useMessagePreview(quotation: QuotationResponse): {
  text: string
  language: Language
} {
  const { brandName: brand, languages } = useShop()
  const [shopLanguage = originalLanguage] = languages
  const language = isLanguage(quotation.language) ? quotation.language : shopLanguage
  const { chat } = useSiteMessages(language)
  const { data } = useData(read, {}, { lang: language })
  const template = data?.chatMessagesData.quotation ?? ''
  const url = quotation.url || `${location.origin}/q/…`
  const sent = { ...quotation, number: quotation.number || '…', language }
  return { text: quotationMessage(template, sent, { url, brand }, chat), language }
}
