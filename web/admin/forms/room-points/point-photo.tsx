import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { movedBy, percentOf, placeAt, type RoomPoint } from './points.ts'
import styles from './points-widget.module.css'

interface PointPhotoProps {
  src: string
  points: readonly RoomPoint[]
  /** Id of the text that says how to use it. */
  helpId: string
  nameAt: (index: number) => string
  isFull: boolean
  onAdd: (place: Pick<RoomPoint, 'x' | 'y'>) => void
  onMove: (index: number, place: Pick<RoomPoint, 'x' | 'y'>) => void
  onRemove: (index: number) => void
}

/** Photograph of a room: a click adds a mark, dragging or arrow keys move one, Delete removes it. */
export function PointPhoto(props: PointPhotoProps) {
  const { src, points, helpId, nameAt, isFull, onAdd, onMove, onRemove } = props
  const t = useTranslations('forms.roomPoints')
  const placeOf = (event: MouseEvent, frame: Element) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return placeAt((event.clientX - left) / width, (event.clientY - top) / height)
  }
  const onKeyDown = (index: number, point: RoomPoint) => (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onRemove(index)
      return
    }
    const place = movedBy(point, event)
    if (place === null) return
    event.preventDefault()
    onMove(index, place)
  }
  const drag = (index: number) => (event: PointerEvent<HTMLElement>) => {
    const { parentElement } = event.currentTarget
    if (parentElement !== null && event.currentTarget.hasPointerCapture(event.pointerId))
      onMove(index, placeOf(event, parentElement))
  }
  return (
    <div className={styles.frame}>
      {/* For pointers; by keyboard the button below the list adds a mark. */}
      <button
        type="button"
        className={styles.photo}
        tabIndex={-1}
        aria-label={t('add')}
        disabled={isFull}
        onClick={(event) => onAdd(placeOf(event, event.currentTarget))}
      >
        <img src={src} alt="" draggable={false} />
      </button>
      {points.map((point, index) => (
        <button
          key={index}
          type="button"
          className={styles.mark}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          aria-label={t('mark', {
            number: String(index + 1),
            name: nameAt(index),
            x: percentOf(point.x),
            y: percentOf(point.y),
          })}
          aria-describedby={helpId}
          data-empty={point.product === '' ? '' : undefined}
          onKeyDown={onKeyDown(index, point)}
          onPointerDown={(event) => {
            if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={drag(index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  )
}
