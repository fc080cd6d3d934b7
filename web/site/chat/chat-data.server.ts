import type { RouterContextProvider } from 'react-router'
import { chatFrame, headerMessage } from '../../../domain/chat/chat-text.ts'
import { chatAddressOf } from '../../../domain/chat/chat-url.ts'
import { hasHours, type OpeningHours } from '../../../domain/time/opening-hours.ts'
import { shared } from '../content/cached-content.server.ts'

type Context = Readonly<RouterContextProvider>

/** Chat settings of every page. Unset values are omitted from the data. */
export async function readChat(context: Context, brand: string) {
  const [reach, shop, texts] = await Promise.all([
    shared.contact(context),
    shared.settings(context),
    shared.chatMessages(context),
  ])
  const header = headerMessage(texts.header, brand)
  const message = chatFrame('message', texts.message, brand)
  const shortlist = chatFrame('shortlist', texts.shortlist, brand)
  return {
    /** Chat URL; null if no number is stored. */
    address: chatAddressOf(shop.phoneCountryCode, reach.watsappNumber),
    /** First message of a chat without a subject. */
    ...(header !== '' && { header }),
    /** Shop's text around a typed message, and around a shortlist. */
    ...(message !== null && { message }),
    ...(shortlist !== null && { shortlist }),
  }
}

/** Opening hours of the shop, if it has set any. */
export async function readOpeningHours(context: Context): Promise<OpeningHours | null> {
  const [{ holidays, ...days }, { timeZone }] = await Promise.all([
    shared.openingHours(context),
    shared.settings(context),
  ])
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = days
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
  return hasHours({ week, holidays }) ? { timeZone, week, holidays } : null
}
