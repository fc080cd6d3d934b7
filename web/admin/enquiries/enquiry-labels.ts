import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import type { EnquirySource, EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import type { DeviceClass } from '../../../domain/enquiry/enquiry-origin.ts'
import { cutEncoded } from '../../../domain/text/url-encoding.ts'

export const statusLabels: Record<EnquiryStatus, string> = {
  opened: 'Opened',
  pending: 'Pending',
  answered: 'Answered',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
}

/** Labels of the buttons that open the chat. */
export const sourceLabels: Record<EnquirySource, string> = {
  product: 'Product page',
  shop: 'Shop',
  message: 'Message box',
  header: 'Header',
  shortlist: 'Shortlist',
}

export const deviceLabels: Record<DeviceClass, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
}

/** Short description of a visitor's origin. */
export function originOf({
  device,
  referrer,
  campaign,
}: Pick<EnquiryResponse, 'device' | 'referrer' | 'campaign'>): string {
  const words = [
    device === '' ? '' : deviceLabels[device],
    referrer || campaign.source,
    campaign.name || campaign.medium,
  ]
  return words.filter(Boolean).join(' · ')
}

/**
 * WhatsApp link with the beginning of a reply; the recipient is chosen there, since no number is
 * stored.
 */
export function getReplyUrl(enquiry: EnquiryResponse): string {
  return `https://wa.me/?text=${encodeURIComponent(getReplyText(enquiry))}`
}

/** Beginning of a reply; long names are cut, never the reference. */
export function getReplyText({
  reference,
  products,
}: Pick<EnquiryResponse, 'reference' | 'products'>): string {
  const names = products.slice(0, MAX_NAMED_PRODUCTS).map(nameWithChoices)
  const about = names.length === 0 ? '' : ` about ${names.join(', ')}`
  const thanks = `Hello, thank you for asking${cutEncoded(about, MAX_ABOUT_LENGTH)}.`
  return `${thanks}\nReference: ${reference}\n`
}

/** More products would make the message too long to read. */
const MAX_NAMED_PRODUCTS = 3
/** Encoded length that leaves room for the rest of a link. */
const MAX_ABOUT_LENGTH = 1700

export type EnquiredProduct = EnquiryResponse['products'][number]

/** Such as `Fabric: Sage linen, Length: 120 cm (3 ft 11 in)`; empty if nothing was chosen. */
export function describeChoices({ choices }: EnquiredProduct): string {
  return choices.map(({ name, value }) => `${name}: ${value}`).join(', ')
}

function nameWithChoices(product: EnquiredProduct): string {
  const choices = describeChoices(product)
  return choices === '' ? product.name : `${product.name} (${choices})`
}

export function countOf(enquiries: readonly unknown[]): string {
  return enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
}
