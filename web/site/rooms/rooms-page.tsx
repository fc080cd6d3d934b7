import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { useSite } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { useTexts } from '../content/texts.ts'
import { useTextLanguage } from '../languages/text-language.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import { breadcrumbFacts, pageHead, structuredData } from '../seo/page-meta.server.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { SwingLogo } from '../ui/swing-logo.tsx'
import type { Route } from './+types/rooms-page.ts'
import { RoomCards, RoomsSheet } from './room-cards.tsx'
import { readRooms, toRoomCard } from './rooms.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [site, texts, rooms] = await Promise.all([
    readSite(context),
    readTexts(context, 'rooms'),
    readRooms(context),
  ])
  const trail = breadcrumbFacts(site, [{ name: texts.roomsTitle, path: addresses.rooms }])
  return {
    head: [
      ...pageHead(site, {
        title: texts.roomsTitle,
        description: texts.roomsText,
        path: addresses.rooms,
        image: rooms[0]?.record.image,
      }),
      ...structuredData([trail]),
    ],
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
            <Nothing />
          ) : (
            <RoomCards rooms={rooms} texts={texts} heading="h2" isFirst />
          )}
        </div>
      </section>
      <ClosingSections />
    </>
  )
}

function Nothing() {
  const { roomsNone, roomsNoneText } = useTexts<'rooms'>()
  const { allProducts } = useSite().texts
  const langOf = useTextLanguage()
  return (
    <div className="rooms-none">
      <RoomsSheet />
      <SwingLogo />
      <h2 lang={langOf(roomsNone)}>{roomsNone}</h2>
      {roomsNoneText !== '' && (
        <p className="sub" lang={langOf(roomsNoneText)}>
          {roomsNoneText}
        </p>
      )}
      <PageLink className={button.ink} to={addresses.shop}>
        {allProducts}
      </PageLink>
    </div>
  )
}
