import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { placeStyle } from '../../ui/inline-styles.ts'
import { Picture } from '../../ui/picture.tsx'
import { useLabels } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { isModifiedClick } from '../ui/page-link.tsx'
import { nearestMark } from './mark-place.ts'
import type { RoomMark, RoomPiece } from './room-page.server.ts'
import { PieceCard, pieceId } from './room-pieces.tsx'

const sizes = '(min-width:1336px)767px,(min-width:1200px)57vw,92vw'
/** Distance from a mark within which a press on the photograph means it: half a fingertip. */
const MAX_PRESS_DISTANCE_PX = 26

interface RoomPictureProps {
  /** Title of the room, for a photograph without alternative text. */
  title: string
  image: PictureData
  pieces: readonly RoomPiece[]
  points: readonly RoomMark[]
}

/**
 * Whole photograph of a room with its marks. A mark opens a card of its piece; without script it
 * leads to the piece in the list.
 */
export function RoomPicture({ title, image, pieces, points }: RoomPictureProps) {
  const { marks } = useLabels('room')
  const langOf = useFieldLanguage()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<number | null>(null)
  const point = open === null ? undefined : points[open]
  const piece = point && pieces[point.piece]
  const isOpen = piece !== undefined

  const close = () => {
    setOpen(null)
    opener.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(null)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [isOpen])

  const toggle = (mark: HTMLElement | null | undefined, index: number) => {
    opener.current = mark ?? null
    setOpen(open === index ? null : index)
  }
  const onMarkClick = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    toggle(event.currentTarget, index)
  }
  // Marks are smaller than a fingertip, or they would hide the pieces on phones.
  const onPhotoClick = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement) || target.closest('[role=dialog]')) return
    const box = currentTarget.getBoundingClientRect()
    const place = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
    const index = nearestMark(points, place, box, MAX_PRESS_DISTANCE_PX)
    if (index === -1) setOpen(null)
    else toggle(list.current?.children[index]?.querySelector('a'), index)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card from wherever the focus is, and presses beside a mark are those of its link.
    <div
      className={image.height > image.width ? 'rooms-picture rooms-picture-tall' : 'rooms-picture'}
      ref={root}
      onClick={onPhotoClick}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && root.current?.contains(relatedTarget) === false)
          setOpen(null)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === null) return
        event.preventDefault()
        close()
      }}
    >
      <Picture picture={image} alt={image.alt || title} sizes={sizes} srcsetKind="full" priority />
      {points.length > 0 && (
        <ul className="rooms-marks" aria-label={marks} ref={list}>
          {points.map((mark, index) => {
            const marked = pieces[mark.piece]
            return (
              <li key={index}>
                <a
                  className="rooms-mark"
                  style={placeStyle(mark)}
                  href={`#${pieceId(mark.piece)}`}
                  aria-haspopup="dialog"
                  aria-expanded={open === index}
                  title={marked?.name}
                  onClick={(event) => onMarkClick(event, index)}
                >
                  <span className="vh" lang={marked && langOf(marked, 'name')}>
                    {marked?.name}
                  </span>
                  <span aria-hidden="true">{mark.piece + 1}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {point !== undefined && piece !== undefined && (
        <PieceCard key={open} piece={piece} place={point} onClose={close} />
      )}
    </div>
  )
}
