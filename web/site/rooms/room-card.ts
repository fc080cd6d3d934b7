import type { Picture } from '../../../domain/media/media.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'

/** Data of a room's card. */
export interface RoomCard extends WithFallbacks {
  path: string
  title: string
  image: Picture | null
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
