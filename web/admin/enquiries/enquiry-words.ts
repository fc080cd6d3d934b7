import type { EnquirySource, EnquiryStatus } from '../../../domain/enquiry.ts'

export const statusWords: Record<EnquiryStatus, string> = {
  opened: 'Opened',
  pending: 'Pending',
  answered: 'Answered',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
}

/** Where the chat was opened. */
export const sourceWords: Record<EnquirySource, string> = {
  product: 'Product page',
  shop: 'Shop',
  message: 'Message box',
  header: 'Header',
  shortlist: 'Shortlist',
}
