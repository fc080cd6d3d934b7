import { useEffect, useRef } from 'react'
import { cardMessage } from '../../../domain/chat/shop-chat.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { placeStyle } from '../../ui/inline-styles.ts'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { pageUrl, useSite } from '../content/site.ts'
import { useLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage, useTextLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { ListEnquiry } from '../shortlist/list-enquiry.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import type { Place } from './mark-place.ts'
import type { RoomPiece } from './room-page.server.ts'

export function pieceId(index: number): string {
  return `piece-${index + 1}`
}

/** All pieces of a room, beside its photograph, and the chat about all of them. */
export function RoomPieces({ pieces }: { pieces: readonly RoomPiece[] }) {
  const { roomPieces, roomAsk } = useTexts<'rooms'>()
  const langOf = useFieldLanguage()
  const textLangOf = useTextLanguage()
  if (pieces.length === 0) return null
  return (
    <div className="rooms-pieces">
      <h2 lang={textLangOf(roomPieces)}>{roomPieces}</h2>
      <ol>
        {pieces.map((piece, index) => (
          <li key={piece._id} id={pieceId(index)}>
            <PageLink className="rooms-piece" to={piece.path}>
              <Photo picture={piece.picture} sizes="96px" srcsetKind="small" alt="" />
              <div>
                <strong lang={langOf(piece, 'name')}>
                  <span className="rooms-number">{index + 1}</span> {piece.name}
                </strong>
                {piece.size !== '' && <span className="rooms-size">{piece.size}</span>}
                <OfferLine offer={piece.offer} />
              </div>
            </PageLink>
            <PieceActions piece={piece} />
          </li>
        ))}
      </ol>
      <ListEnquiry products={pieces} source="room">
        <span lang={textLangOf(roomAsk)}>{roomAsk}</span>
      </ListEnquiry>
    </div>
  )
}

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

interface PieceCardProps {
  piece: RoomPiece
  place: Place
  onClose(): void
}

/** Small card of a marked piece: beside its mark, on phones at the foot of the screen. */
export function PieceCard({ piece, place, onClose }: PieceCardProps) {
  const { close } = useLabels('room')
  const langOf = useFieldLanguage()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
  }, [])
  const side = place.x > 0.5 ? 'rooms-popup rooms-popup-left' : 'rooms-popup'
  return (
    <div
      className={side}
      style={placeStyle(place)}
      ref={root}
      role="dialog"
      aria-label={piece.name}
      tabIndex={-1}
    >
      <button className="rooms-close" type="button" aria-label={close} onClick={onClose}>
        <Icon name="close" small />
      </button>
      <PageLink className="rooms-popup-link" to={piece.path}>
        <Photo picture={piece.picture} sizes="240px" srcsetKind="small" alt="" />
        <div className="rooms-popup-words">
          <strong lang={langOf(piece, 'name')}>{piece.name}</strong>
          {piece.size !== '' && <span className="rooms-size">{piece.size}</span>}
          <OfferLine offer={piece.offer} />
        </div>
      </PageLink>
      <PieceActions piece={piece} />
    </div>
  )
}
