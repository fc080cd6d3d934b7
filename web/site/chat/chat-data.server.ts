import type { RouterContextProvider } from 'react-router'
import { chatFrame, headerMessage } from '../../../domain/chat/chat-text.ts'
import { chatAddressOf } from '../../../domain/chat/chat-url.ts'
import { hasHours, type OpeningHours } from '../../../domain/time/opening-hours.ts'
import { shared } from '../content/cached-content.server.ts'

type Context = Readonly<RouterContextProvider>

/** How every page reaches the chat. Of what a shop has not set nothing is sent. */
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
    /** Null as long as no number is stored. */
    address: chatAddressOf(shop.phoneCountryCode, reach.watsappNumber),
    /** What the chat begins with where it is about nothing particular. */
    ...(header !== '' && { header }),
    /** What stands around a message that was typed, and around a shortlist. */
    ...(message !== null && { message }),
    ...(shortlist !== null && { shortlist }),
  }
}

/** When somebody answers, if the shop says so. */
export async function readOpeningHours(context: Context): Promise<OpeningHours | null> {
  const [{ holidays, ...days }, { timeZone }] = await Promise.all([
    shared.openingHours(context),
    shared.settings(context),
  ])
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = days
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
  return hasHours({ week, holidays }) ? { timeZone, week, holidays } : null
}
