import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import type { EnquirySource, EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import type { DeviceClass } from '../../../domain/enquiry/enquiry-origin.ts'

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
export function getReplyUrl({ reference, products }: EnquiryResponse): string {
  const names = products.slice(0, 3).map(({ name }) => name)
  const about = names.length === 0 ? '' : ` about ${names.join(', ')}`
  const text = `Hello, thank you for asking${about}.\nReference: ${reference}\n`
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

export function countOf(enquiries: readonly unknown[]): string {
  return enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
}
