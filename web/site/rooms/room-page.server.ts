import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import type { room } from '../../../domain/content/room.ts'
import { jpegUrl } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { breadcrumbFacts, jsonLd, languageFacts, pageHead } from '../content/page-meta.server.ts'
import { pageUrl } from '../content/site.ts'
import { readSite, type Site } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { translateForPage } from '../content/translation.server.ts'
import { pickFallbacks } from '../languages/fallbacks.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { readRooms, toRoomCard } from './rooms.server.ts'

/** Further rooms below one. */
const MAX_OTHER_ROOMS = 3

/** Data of a room's page; null if visitors cannot see the room. */
export async function readRoomPage(context: Readonly<RouterContextProvider>, id: string) {
  const rooms = await readRooms(context)
  const shown = rooms.find(({ record }) => record._id === id)
  if (shown === undefined) return null
  const { record, points } = shown
  const [site, texts, shop, chats] = await Promise.all([
    readSite(context),
    readTexts(context, 'rooms'),
    readOfferFormat(context),
    readProductChats(context),
  ])
  // A product that is marked twice stands in the list once.
  const marked = [...new Map(points.map((point) => [point.product._id, point.product])).values()]
  const ids = marked.map(({ _id }) => _id)
  const pieces = marked
    .map((one) => translateForPage(context, product, one))
    .map((one) => {
      const chat = chats.ofCard(one)
      return {
        ...toPricedTeaser(one, shop),
        ...(chat !== undefined && { chat }),
      }
    })
  const { path, title, content, image } = record
  return {
    head: pageHead(site, {
      ...{ title, description: content || texts.roomsText, path, image },
      facts: roomFacts(site, record, texts.roomsTitle),
    }),
    texts,
    room: { path, title, content, image, ...pickFallbacks(record, 'title', 'content') },
    pieces,
    /** Marks with the index of their piece. */
    points: points.map(({ product: { _id }, x, y }) => ({ piece: ids.indexOf(_id), x, y })),
    others: rooms
      .filter((other) => other !== shown)
      .slice(0, MAX_OTHER_ROOMS)
      .map(toRoomCard),
  }
}

type RoomPage = NonNullable<Awaited<ReturnType<typeof readRoomPage>>>
export type RoomPiece = RoomPage['pieces'][number]
export type RoomMark = RoomPage['points'][number]

/** Structured data of a room (JSON-LD). */
function roomFacts(
  site: Site,
  { title, content, path, image }: RecordOf<typeof room>,
  rooms: string,
): object[] {
  const trail = breadcrumbFacts(site, [
    { name: rooms, path: addresses.rooms },
    { name: title, path },
  ])
  if (image === null) return [trail]
  const picture = jsonLd('ImageObject', {
    name: title,
    caption: content || undefined,
    contentUrl: new URL(jpegUrl(image), site.origin).href,
    width: image.width,
    height: image.height,
    mainEntityOfPage: pageUrl(site, path),
    ...languageFacts(site),
  })
  return [trail, picture]
}
