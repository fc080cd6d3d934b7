import { cardMessage } from '../../../domain/chat/shop-chat.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { useLabels } from '../content/labels.ts'
import { pageUrl, useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import { HeartButton } from '../shortlist/heart-button.tsx'
import type { RoomPiece } from './room-page.server.ts'

/** Order button and heart of a piece. */
export function PieceActions({ piece }: { piece: RoomPiece }) {
  return (
    <div className="rooms-actions">
      <PieceOrder piece={piece} />
      <HeartButton product={piece} />
    </div>
  )
}

/** Opens a chat about a piece of a room. */
function PieceOrder({ piece: { _id, name, path, chat, offer } }: { piece: RoomPiece }) {
  const site = useSite()
  const { roomOrder } = useTexts<'rooms'>()
  const { forProduct } = useLabels('offer')
  return (
    <EnquiryLink
      className={button.line}
      source="room"
      products={[_id]}
      {...chat}
      message={chat?.message ?? cardMessage(name, pageUrl(site, path), site.chatWords)}
    >
      <span>
        {offer?.soldAction ?? roomOrder}
        <span className="vh">{format(forProduct, { name })}</span>
      </span>
    </EnquiryLink>
  )
}
