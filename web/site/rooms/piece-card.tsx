import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { placeStyle } from '../../ui/inline-styles.ts'
import { useLabels } from '../content/labels.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import type { Place } from './mark-place.ts'
import { PieceActions } from './piece-actions.tsx'
import type { RoomPiece } from './room-page.server.ts'

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
