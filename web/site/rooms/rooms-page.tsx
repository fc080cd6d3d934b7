import { addresses } from '../../../domain/urls/page-paths.ts'
import { breadcrumbFacts, pageHead } from '../content/page-meta.server.ts'
import { readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageBanner } from '../ui/page-banner.tsx'
import type { Route } from './+types/rooms-page.ts'
import { RoomCards } from './room-cards.tsx'
import { readRooms, toRoomCard } from './rooms.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [site, texts, rooms] = await Promise.all([
    readSite(context),
    readTexts(context, 'rooms'),
    readRooms(context),
  ])
  return {
    head: pageHead(site, {
      title: texts.roomsTitle,
      description: texts.roomsText,
      own: { metaTitle: texts.roomsMetaTitle, metaDescription: texts.roomsMetaDescription },
      path: addresses.rooms,
      image: rooms[0]?.record.image,
      facts: [breadcrumbFacts(site, [{ name: texts.roomsTitle, path: addresses.rooms }])],
    }),
    texts,
    rooms: rooms.map(toRoomCard),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

export default function RoomsPage({ loaderData: { rooms, texts } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={texts.roomsTitle} tagline={texts.roomsText} photo={null} />
      <section className="section section--paper" aria-label={texts.roomsTitle}>
        <div className="wrap">
          {rooms.length === 0 ? (
            <EmptyPage title={texts.roomsNone} text={texts.roomsNoneText} />
          ) : (
            <RoomCards rooms={rooms} texts={texts} heading="h2" isFirst />
          )}
        </div>
      </section>
      <ClosingSections />
    </>
  )
}
