import type { CSSProperties } from 'react'
import type { Picture } from '../../../domain/media/media.ts'
import type { Labels } from '../../../domain/text/labels.ts'

/** Line of a quotation, written out. */
export interface LineView {
  id: string
  title: string
  details: string
  picture: Picture | null
  quantity: string
  price: string
  /** Empty without one. */
  discount: string
  sum: string
}

/** Amount below the lines. */
export interface SumView {
  id: 'subtotal' | 'discount' | 'delivery' | 'total' | 'advance'
  name: string
  amount: string
}

/** The shop as it was when the quotation was sent. */
export interface ShopView {
  brand: string
  logo: Picture | null
  address: string
  email: string
  phone: string
  /** URL of the home page. */
  home: string
}

/** What has become of a quotation. */
export interface NoticeView {
  kind: 'done' | 'over'
  title: string
  text: string
  link?: { text: string; href: string }
}

/** What changed between two editions, and the address of the earlier one. */
export interface ChangesView {
  title: string
  changes: string[]
  link?: { text: string; href: string }
}

export interface PaymentView {
  title: string
  /** Payment by UPI, if the shop takes it. */
  upi: { href: string; text: string; button: string; code: string; payee: string } | null
  /** Bank account as the shop wrote it, with a heading if there is UPI as well. */
  bank: { title: string; text: string } | null
}

/** Ways to answer; each chat is null while the shop has no number. */
export interface AnswerView {
  /** Where the acceptance is posted to; null if it cannot be accepted. */
  action: string | null
  /** What pressing the button does; empty without one. */
  text: string
  takeChat: string | null
  askChat: string | null
}

/** Edition of a quotation, written out in its language. */
export interface QuotationView {
  title: string
  edition: number
  shop: ShopView
  customer: { name: string; lines: string[] }
  /** Day on which it was sent. */
  date: string
  /** Empty for no end. */
  validUntil: string
  notice: NoticeView | null
  changes: ChangesView | null
  lines: LineView[]
  sums: SumView[]
  taxNote: string
  terms: string
  payment: PaymentView | null
  /** Sentence in place of the payment once the advance is there; otherwise empty. */
  received: string
  answer: AnswerView
}

export interface QuotationSheetProps {
  quotation: QuotationView
  labels: Labels['quotation']
  /** Custom properties of the shop's accent colour. */
  style: CSSProperties | undefined
}
