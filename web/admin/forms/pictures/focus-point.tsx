import { Input } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureFocus } from '../../../../domain/api/pictures.ts'
import styles from './focus-point.module.css'

interface FocusPointProps {
  src: string
  point: PictureFocus
  onMove: (point: PictureFocus) => void
}

const steps: Record<string, PictureFocus> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 },
}

/** Focus point of a picture: set by a click, by dragging, or with the arrow keys. */
export function FocusPoint({ src, point, onMove }: FocusPointProps) {
  const t = useTranslations('media.focusPoint')
  const helpId = useId()
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A picture that has not loaded has no size, and no point in it.
    if (width === 0 || height === 0) return
    onMove(pointAt((event.clientX - left) / width, (event.clientY - top) / height))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? 5 : 1
    onMove(pointAt(point.x + step.x * far, point.y + step.y * far))
  }
  const { x, y } = percentOf(point)
  return (
    <div>
      <Input.Description id={helpId} className={styles.help}>
        {t('help')}
      </Input.Description>
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
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t('label', { x: String(x), y: String(y) })}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}

function percentOf({ x, y }: PictureFocus): PictureFocus {
  return { x: Math.round(x * 100), y: Math.round(y * 100) }
}

/** In whole percents, within the picture. */
function pointAt(x: number, y: number): PictureFocus {
  const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100))
  return { x: within(x), y: within(y) }
}
