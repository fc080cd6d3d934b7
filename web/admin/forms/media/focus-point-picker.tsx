import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './alt-text-dialog.module.css'

interface FocusPointProps {
  src: string
  point: Point
  onMove: (point: Point) => void
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Focus point of a picture: set by a click, by dragging, or with the arrow keys. */
export function FocusPoint({ src, point, onMove }: FocusPointProps) {
  const t = useTranslations('media.focusPoint')
  const helpId = useId()
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A picture that has not loaded has no size, and no point in it.
    if (width === 0 || height === 0) return
    onMove(pointAt(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 2
    onMove(pointAt(point.x + step.x * far, point.y + step.y * far))
  }
  return (
    <div>
      <p id={helpId} className={styles.help}>
        {t('help')}
      </p>
      <div
        className={styles.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className={styles.dot}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          aria-label={t('label', { x: String(point.x), y: String(point.y) })}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}

/** Point of a picture, in whole percent from the left and the top. */
export interface Point {
  x: number
  y: number
}

const centre: Point = { x: 50, y: 50 }

/** Parses a CSS object-position such as `40% 60%`; anything else is the centre. */
export function readFocus(focus: string): Point {
  const found = /^(?<x>\d+)% (?<y>\d+)%$/.exec(focus)?.groups
  return found === undefined ? centre : pointAt(Number(found.x), Number(found.y))
}

/** Formats a point; empty for the centre, which is the default. */
export function writeFocus({ x, y }: Point): string {
  return x === centre.x && y === centre.y ? '' : `${x}% ${y}%`
}

function pointAt(x: number, y: number): Point {
  const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
  return { x: within(x), y: within(y) }
}
