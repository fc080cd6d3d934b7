import { addresses } from '../../../domain/urls/page-paths.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import banner from '../ui/banner.module.css'
import { Breadcrumb } from '../ui/page-banner.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import type { Route } from './+types/room-page.ts'
import { RoomCards, RoomsSheet } from './room-cards.tsx'
import { readRoomPage } from './room-page.server.ts'
import { RoomPicture } from './room-picture.tsx'
import { RoomPieces } from './room-pieces.tsx'
import { findRoom } from './rooms.server.ts'

export async function loader({ params: { step }, context }: Route.LoaderArgs) {
  const id = await findRoom(context, step)
  const page = id === null ? null : await readRoomPage(context, id)
  if (page === null) throw await lostPage(context)
  return page
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

export default function RoomPage({ loaderData }: Route.ComponentProps) {
  const { room, texts, pieces, points, others } = loaderData
  const langOf = useFieldLanguage()
  const titleLang = langOf(room, 'title')
  return (
    <>
      <RoomsSheet />
      <div className={`${banner.root} ${banner.slim}`}>
        <div className="wrap">
          <div className={banner.text}>
            <Breadcrumb
              trail={[
                { name: texts.roomsTitle, to: addresses.rooms },
                { name: room.title, lang: titleLang },
              ]}
              isClipped
            />
          </div>
        </div>
      </div>
      <section className="rooms-room" aria-labelledby="room-h">
        <div className="wrap rooms-columns">
          <h1 id="room-h" lang={titleLang}>
            {room.title}
          </h1>
          <div className="rooms-seen">
            {room.image !== null && (
              <RoomPicture
                key={room.path}
                title={room.title}
                image={room.image}
                pieces={pieces}
                points={points}
              />
            )}
            <Paragraphs text={room.content} lang={langOf(room, 'content')} />
          </div>
          <RoomPieces pieces={pieces} />
        </div>
      </section>
      {others.length > 0 && (
        <section className="section section--sand" aria-labelledby="rooms-h">
          <div className="wrap">
            <SectionHeader id="rooms-h" title={texts.roomOthers} />
            <RoomCards rooms={others} texts={texts} size="small" />
          </div>
        </section>
      )}
      <ClosingSections />
    </>
  )
}
