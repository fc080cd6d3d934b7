import { withMessage } from '../../domain/chat/chat-message.ts'
import { quotationMessage } from '../../domain/chat/chat-text.ts'
import { chatMessages } from '../../domain/content/chat-messages.ts'
import { settings } from '../../domain/content/settings.ts'
import { normaliseDigits } from '../../domain/text/digits.ts'
import { loadSiteMessages } from '../../domain/text/site-messages.ts'
import type { ContentService } from '../content/content-service.ts'
import type { StoredEdition } from './edition.ts'

/** Chat of the customer without a number: the app asks whom to send to. */
const openChat = 'https://wa.me/'

/** URL that opens the customer's chat with the link to an edition's page. */
export async function writeChatUrl(
  edition: StoredEdition,
  url: string,
  content: Pick<ContentService, 'single' | 'translate' | 'readLanguages'>,
): Promise<string> {
  const { language, sums, customer } = edition
  const { phoneCountryCode, brandName: brand } = await content.single(settings)
  const shown = { language, defaultLanguage: (await content.readLanguages()).default }
  const texts = content.translate(chatMessages, await content.single(chatMessages), shown).record
  const { chat } = await loadSiteMessages(language)
  const sent = { ...edition, total: sums.total }
  const text = quotationMessage(texts.quotation, sent, { url, brand }, chat)
  const address = openChat + readPhone(customer.phone, phoneCountryCode)
  return withMessage(address, text, chat.reference)
}

/** Length of a number without the code of its country. */
const LOCAL_DIGITS = 10

/** Digits of a phone number as it was typed, with the code of its country; empty for none. */
function readPhone(typed: string, countryCode: string): string {
  const digits = normaliseDigits(typed).replace(/[^0-9]/g, '')
  if (typed.trim().startsWith('+')) return digits
  const bare = digits.replace(/^0+/, '')
  const isForeign = digits.startsWith('00') || bare.length > LOCAL_DIGITS
  if (isForeign || bare === '') return bare
  return countryCode.replace(/[^0-9]/g, '') + bare
}
