import { chatAddressOf } from '../../domain/chat/chat-message.ts'
import { contact } from '../../domain/content/contact.ts'
import { settings } from '../../domain/content/settings.ts'
import type { Language, ShownLanguage } from '../../domain/languages/language.ts'
import { dateIn } from '../../domain/time/local-time.ts'
import type { ContentService } from '../content/content-service.ts'
import { type StoredEdition, toStoredPicture } from './edition.ts'

/** Facts of the shop that quotations follow from. */
export interface QuotationShop {
  currency: string
  /** Default language. */
  language: Language
  /** In the shop's time zone. */
  today: string
  numberPattern: string
  terms: string
  days: number
}

type ShopContent = Pick<ContentService, 'single' | 'readLanguages' | 'translate'>

export async function readQuotationShop(content: ShopContent): Promise<QuotationShop> {
  const { currency, timeZone, quotationNumber, quotationTerms, quotationDays } =
    await content.single(settings)
  return {
    currency,
    language: (await content.readLanguages()).default,
    today: dateIn(timeZone, Date.now()),
    numberPattern: quotationNumber,
    terms: quotationTerms,
    days: quotationDays,
  }
}

/** The shop's head of an edition, in its language. */
export async function readEditionShop(
  content: ShopContent,
  shown: ShownLanguage,
): Promise<StoredEdition['shop']> {
  const shop = await content.single(settings)
  const { record: reach } = content.translate(contact, await content.single(contact), shown)
  const code = shop.phoneCountryCode.replace(/[^0-9]/g, '')
  return {
    brandName: shop.brandName,
    logo: toStoredPicture(shop.logo),
    accentColor: shop.accentColor,
    address: reach.address,
    email: reach.email,
    phone: reach.mobileNumber && (code && `+${code} `) + reach.mobileNumber,
    chatAddress: chatAddressOf(code, reach.whatsappNumber) ?? '',
    upiId: shop.upiId,
    bankLine: shop.bankLine,
  }
}
