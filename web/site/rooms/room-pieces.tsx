import { shortlistMessage } from '../../../domain/chat/shortlist-chat.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { pageUrl, useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import { useFieldLanguage, useTextLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { PieceActions } from './piece-actions.tsx'
import type { RoomPiece } from './room-page.server.ts'

/** Id of a piece in the list, by its index. */
export function pieceId(index: number): string {
  return `piece-${index + 1}`
}

/** All pieces of a room, beside its photograph, and the chat about all of them. */
export function RoomPieces({ pieces }: { pieces: readonly RoomPiece[] }) {
  const site = useSite()
  const { roomPieces, roomAsk } = useTexts<'rooms'>()
  const langOf = useFieldLanguage()
  const textLangOf = useTextLanguage()
  if (pieces.length === 0) return null
  const message = shortlistMessage(
    pieces.map(({ path, name }) => ({ name, url: pageUrl(site, path) })),
    site.chat.shortlist,
    site.chatWords,
  )
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
      <EnquiryLink
        className={button.chat}
        source="room"
        products={pieces.map(({ _id }) => _id)}
        message={message}
      >
        <Icon name="chat" small />
        <span lang={textLangOf(roomAsk)}>{roomAsk}</span>
      </EnquiryLink>
    </div>
  )
}
