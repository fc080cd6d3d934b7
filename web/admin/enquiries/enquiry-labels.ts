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

/** Where the chat was opened. */
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

/** What is known of where a visitor came from, in a few words. */
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

/** Opens WhatsApp with the beginning of an answer; the chat that it goes to is chosen there. */
export function getReplyUrl({ reference, products }: EnquiryResponse): string {
  const names = products.slice(0, 3).map(({ name }) => name)
  const about = names.length === 0 ? '' : ` about ${names.join(', ')}`
  const text = `Hello, thank you for asking${about}.\nReference: ${reference}\n`
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

export function countOf(enquiries: readonly unknown[]): string {
  return enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
}
