import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { PageLink } from '../ui/page-link.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import { RoomCards } from './room-cards.tsx'
import type { RoomsSectionData } from './rooms.server.ts'

/** Rooms on the home page, or those that a product is in. Loaded by pages that show any. */
export default function RoomsSection({ title, text = '', all, ...cards }: RoomsSectionData) {
  return (
    <section className="section off-sheet" aria-labelledby="rooms-h">
      <div className="wrap">
        <SectionHeader id="rooms-h" title={title} subtitle={text}>
          {all !== undefined && (
            <PageLink className={button.grow} to={addresses.rooms}>
              {all}
            </PageLink>
          )}
        </SectionHeader>
        <RoomCards {...cards} size="row" />
      </div>
    </section>
  )
}
