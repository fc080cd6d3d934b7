import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { room } from '../../../domain/content/room.ts'
import type { Picture } from '../../../domain/media/media.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { scopeContext } from '../../ssr/context.ts'
import { cachePerRevision } from '../content/cached-content.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { translateRecord } from '../content/translation.server.ts'
import { pickFallbacks, type WithFallbacks } from '../languages/fallbacks.ts'
import { type Place, placeInCrop } from './mark-place.ts'

/** Rooms of the section on the home page. */
const MAX_HOME_ROOMS = 4

interface ShownRoom {
  record: RecordOf<typeof room>
  /** Marks of products that visitors see; products in the default language. */
  points: { product: RecordOf<typeof product>; x: number; y: number }[]
}

/** Rooms that visitors see, in the language of the page, in order. */
export const readRooms = cachePerRevision(async ({ content, rooms }, shown) => {
  const records = await rooms.list()
  const points = await rooms.pointsOf(records)
  return records.map(
    (record, index): ShownRoom => ({
      record: translateRecord(content, room, record, shown),
      points: points[index] ?? [],
    }),
  )
})

/** Id of the room that a path segment names, including deleted ones; null if there is none. */
export function findRoom(
  context: Readonly<RouterContextProvider>,
  step: string,
): Promise<string | null> {
  return context.get(scopeContext).services.pageAddresses.find(room, step)
}

/** Section of the home page; none without rooms. */
export async function readHomeRooms(
  context: Readonly<RouterContextProvider>,
): Promise<{ rooms?: RoomsSectionData }> {
  const rooms = await readRooms(context)
  if (rooms.length === 0) return {}
  const texts = await readTexts(context, 'rooms')
  return {
    rooms: {
      title: texts.roomsTitle,
      text: texts.roomsText,
      all: texts.roomsAll,
      texts: cardTexts(texts),
      rooms: rooms.slice(0, MAX_HOME_ROOMS).map(toRoomCard),
    },
  }
}

/** Section of a product's page with the rooms that it is in; none if it is in none. */
export async function readRoomsOfProduct(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<{ rooms?: RoomsSectionData }> {
  const rooms = (await readRooms(context)).filter(({ record }) =>
    record.points.some((point) => point.product === id),
  )
  if (rooms.length === 0) return {}
  const texts = await readTexts(context, 'rooms')
  return {
    rooms: { title: texts.roomsIn, texts: cardTexts(texts), rooms: rooms.map(toRoomCard) },
  }
}

export function toRoomCard({ record, points }: ShownRoom): RoomCard {
  return {
    path: record.path,
    title: record.title,
    image: record.image,
    marks: points.flatMap((point) => {
      const place = record.image && placeInCrop(point, record.image, CARD_RATIO)
      return place ? { x: toThousandths(place.x), y: toThousandths(place.y) } : []
    }),
    count: new Set(points.map((point) => point.product._id)).size,
    ...pickFallbacks(record, 'title'),
  }
}

/** No screen shows a smaller part of a photograph's width. */
function toThousandths(share: number): number {
  return Math.round(share * 1_000) / 1_000
}

function cardTexts({ roomsAction, roomsPiece, roomsPieces }: Texts<'rooms'>) {
  return { roomsAction, roomsPiece, roomsPieces }
}

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
