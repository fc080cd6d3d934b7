import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import {
  isShippedLanguage,
  originalLanguage,
  type ShippedLanguage,
} from '../../../domain/languages/language.ts'
import { cutEncoded, encodedLength } from '../../../domain/text/url-encoding.ts'
import { describeChoices, type EnquiredProduct } from './enquiry-labels.ts'

/** Parts of an enquiry that a reply depends on. */
interface AnsweredEnquiry extends Pick<EnquiryResponse, 'reference' | 'products'> {
  /** Language of the visitor, which the reply speaks too. */
  language?: string | undefined
}

/**
 * WhatsApp link with the beginning of a reply; the recipient is chosen there, since no number is
 * stored.
 */
export function getReplyUrl(enquiry: AnsweredEnquiry): string {
  return `https://wa.me/?text=${encodeURIComponent(getReplyText(enquiry))}`
}

/** Beginning of a reply; long names are cut, never the reference. */
export function getReplyText({ reference, products, language = '' }: AnsweredEnquiry): string {
  const { thanks, thanksFor, referenceLine } =
    wordings[isShippedLanguage(language) ? language : originalLanguage]
  const names = products.slice(0, MAX_NAMED_PRODUCTS).map(nameWithChoices).join(', ')
  const room = MAX_GREETING_LENGTH - encodedLength(thanksFor(''))
  const greeting = names === '' ? thanks : thanksFor(cutEncoded(names, room))
  return `${greeting}\n${referenceLine(reference)}\n`
}

/** More products would make the message too long to read. */
const MAX_NAMED_PRODUCTS = 3
/** Encoded length that leaves room for the rest of a link. */
const MAX_GREETING_LENGTH = 1738

interface Wording {
  thanks: string
  thanksFor: (names: string) => string
  referenceLine: (reference: string) => string
}

/** Visitors read these, so they follow the visitor and not the language of the back office. */
const wordings: Record<ShippedLanguage, Wording> = {
  en: {
    thanks: 'Hello, thank you for asking.',
    thanksFor: (names) => `Hello, thank you for asking about ${names}.`,
    referenceLine: (reference) => `Reference: ${reference}`,
  },
  hi: {
    thanks: 'नमस्ते, पूछताछ के लिए धन्यवाद।',
    thanksFor: (names) => `नमस्ते, ${names} के बारे में पूछने के लिए धन्यवाद।`,
    referenceLine: (reference) => `रेफ़रेंस: ${reference}`,
  },
  gu: {
    thanks: 'નમસ્તે, પૂછપરછ બદલ આભાર.',
    thanksFor: (names) => `નમસ્તે, ${names} વિશે પૂછવા બદલ આભાર.`,
    referenceLine: (reference) => `રેફરન્સ: ${reference}`,
  },
}

function nameWithChoices(product: EnquiredProduct): string {
  const choices = describeChoices(product)
  return choices === '' ? product.name : `${product.name} (${choices})`
}
