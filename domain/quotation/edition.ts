import { z } from 'zod'
import { knownLanguages } from '../languages/language.ts'
import type { Picture } from '../media/media.ts'

const text = z.string()
const discount = z.object({ kind: text, value: text }).nullable()

/**
 * All that the page of a quotation shows, as it was when the edition was sent. Amounts are normalised
 * decimals in `currency`; photographs have the form `picture`.
 */
export function editionWith<P extends z.ZodType>(picture: P) {
  return z.object({
    number: text,
    edition: z.number(),
    sentAt: text,
    language: z.enum(knownLanguages),
    currency: text,
    /** Empty for no end. */
    validUntil: text,
    customer: z.object({ name: text, phone: text, address: text }),
    lines: z.array(
      z.object({
        _id: text,
        title: text,
        details: text,
        quantity: z.number(),
        price: text,
        discount,
        /** After its discount. */
        sum: text,
        image: picture.nullable(),
      }),
    ),
    /** Discount of the whole. */
    discount,
    sums: z.object({ subtotal: text, discount: text, delivery: text, total: text, advance: text }),
    advancePercent: z.number(),
    taxNote: text,
    terms: text,
    /** The shop's head. */
    shop: z.object({
      brandName: text,
      logo: picture.nullable(),
      accentColor: text,
      address: text,
      email: text,
      /** As written, such as +91 9876543210; empty without one. */
      phone: text,
      /** URL that opens a chat with the shop, without a text; empty without a number. */
      chatAddress: text,
      upiId: text,
      bankLine: text,
    }),
  })
}

/** Sent edition with photographs of the form `P`. */
export type Edition<P = Picture> = z.infer<ReturnType<typeof editionWith<z.ZodType<P>>>>
