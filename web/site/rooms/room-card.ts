import type { Picture } from '../../../domain/media/media.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import type { Place } from './mark-place.ts'

/** Width to height of a card's photograph, as in `rooms.css`. */
export const CARD_RATIO = 16 / 10

/** Data of a room's card. */
export interface RoomCard extends WithFallbacks {
  path: string
  title: string
  image: Picture | null
  /** Marks on the photograph as the card crops it. */
  marks: Place[]
  /** Number of marked products that visitors see. */
  count: number
}

type CardTexts = Pick<Texts<'rooms'>, 'roomsAction' | 'roomsPiece' | 'roomsPieces'>

/** Section with rooms on a page about something else. */
export interface RoomsSectionData {
  title: string
  text?: string
  /** Label of the link to all rooms; absent without one. */
  all?: string
  texts: CardTexts
  rooms: RoomCard[]
}
