import type { useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import type { ChatWords } from '../../../domain/chat/chat-message.ts'
import { originalLanguage } from '../../../domain/languages/language.ts'
import { format, toMessage } from '../../../domain/text/message.ts'
import { cutEncoded, encodedLength } from '../../../domain/text/url-encoding.ts'
import { useSiteMessages } from '../app/page-texts.ts'

type AnsweredEnquiry = Pick<EnquiryResponse, 'reference' | 'products'>

/**
 * WhatsApp link with the beginning of a reply in the language of the visitor; the recipient is chosen
 * there, since no number is stored.
 */
export function useReplyUrl(enquiry: EnquiryResponse): string {
  const { chat } = useSiteMessages(enquiry.language || originalLanguage)
  return `https://wa.me/?text=${encodeURIComponent(getReplyText(enquiry, chat))}`
}

/** Beginning of a reply; long names are cut, never the reference. */
export function getReplyText({ reference, products }: AnsweredEnquiry, words: ChatWords): string {
  const names = products.slice(0, MAX_NAMED_PRODUCTS).map(nameWithChoices).join(', ')
  const thanksFor = toMessage(words.thanksFor, ['names'])
  const thank = (names: string) => format(thanksFor, { names })
  const room = MAX_GREETING_LENGTH - encodedLength(thank(''))
  const greeting = names === '' ? words.thanks : thank(cutEncoded(names, room))
  return `${greeting}\n${words.reference}: ${reference}\n`
}

/** More products would make the message too long to read. */
const MAX_NAMED_PRODUCTS = 3
/** Encoded length that leaves room for the rest of a link. */
const MAX_GREETING_LENGTH = 1738

function nameWithChoices(product: EnquiredProduct): string {
  const choices = describeChoices(product)
  return choices === '' ? product.name : `${product.name} (${choices})`
}

/** Short description of a visitor's origin. */
export function originOf(
  { device, referrer, campaign }: Pick<EnquiryResponse, 'device' | 'referrer' | 'campaign'>,
  t: ReturnType<typeof useTranslations<'enquiries.enquiryLabels'>>,
): string {
  const words = [
    device === '' ? '' : t(`devices.${device}`),
    referrer || campaign.source,
    campaign.name || campaign.medium,
  ]
  return words.filter(Boolean).join(' · ')
}

export type EnquiredProduct = EnquiryResponse['products'][number]

/** Such as `Fabric: Sage linen, Length: 120 cm (3 ft 11 in)`; empty if nothing was chosen. */
export function describeChoices({ choices }: EnquiredProduct): string {
  return choices.map(({ name, value }) => `${name}: ${value}`).join(', ')
}
