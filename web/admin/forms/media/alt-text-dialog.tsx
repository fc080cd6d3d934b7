import { Input } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../../domain/content/limits.ts'
import dialog from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './alt-text-dialog.module.css'
import { type MediaValue, pictureUrl } from './media-value.ts'

interface DescribeDialogProps {
  picture: MediaValue
  /** Name of the picture in its form. */
  name: string
  onDescribe: (picture: MediaValue) => void
  onClose: () => void
}

/** Dialog for the alternative text and the focus point of a picture. */
function DescribeDialog({ picture, name, onDescribe, onClose }: DescribeDialogProps) {
  const t = useTranslations('media.altText')
  const [alt, setAlt] = useState(picture.alt)
  const [point, setPoint] = useState<Point>(() => readFocus(picture.focus))
  const describe = () => {
    onDescribe({ ...picture, alt: alt.trim(), focus: writeFocus(point) })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} size={720} title={t('describe', { name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through portals: without this, the form around this dialog would
          // submit too.
          event.stopPropagation()
          describe()
        }}
      >
        <div className={dialog.body}>
          <GrowingTextarea
            label={t('label')}
            description={t('description')}
            placeholder={t('placeholder')}
            data-autofocus
            minRows={2}
            maxRows={12}
            maxLength={limits.line}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return
              event.preventDefault()
              describe()
            }}
          />
          <div className={styles.focus}>
            <FocusPoint src={pictureUrl(picture, 960)} point={point} onMove={setPoint} />
            <div className={styles.crops} aria-hidden="true">
              <Crop picture={picture} point={point} shape="wide" />
              <Crop picture={picture} point={point} shape="round" />
            </div>
          </div>
        </div>
        <DialogActions submit={t('done')} onClose={onClose} />
      </form>
    </Modal>
  )
}

interface CropProps {
  picture: MediaValue
  point: Point
  shape: 'wide' | 'round'
}

/** Preview of a cropped shape. */
function Crop({ picture, point, shape }: CropProps) {
  return (
    <img
      src={pictureUrl(picture, 480)}
      alt=""
      data-shape={shape}
      style={{ objectPosition: writeFocus(point) || undefined }}
    />
  )
}

interface DescribeButtonProps {
  picture: MediaValue
  name: string
  /** Positions the button, and its dot by `--describe-dot`. */
  className: string | undefined
  onDescribe: (picture: MediaValue) => void
}

/** Button for the alternative text of a picture. A dot and the label mark a missing one. */
export function DescribeButton({ picture, name, className, onDescribe }: DescribeButtonProps) {
  const t = useTranslations('media.altText')
  const [open, setOpen] = useState(false)
  const isMissing = picture.alt === ''
  return (
    <>
      <button
        type="button"
        className={`${styles.altTextButton} ${className}`}
        aria-label={t(isMissing ? 'describeMissing' : 'describe', { name })}
        title={picture.alt || t('missing')}
        data-missing={isMissing ? '' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="edit" size={15} />
      </button>
      {open && (
        <DescribeDialog
          picture={picture}
          name={name}
          onDescribe={onDescribe}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

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
function FocusPoint({ src, point, onMove }: FocusPointProps) {
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
interface Point {
  x: number
  y: number
}

const centre: Point = { x: 50, y: 50 }

/** Parses a CSS object-position such as `40% 60%`; anything else is the centre. */
function readFocus(focus: string): Point {
  const found = /^(?<x>\d+)% (?<y>\d+)%$/.exec(focus)?.groups
  return found === undefined ? centre : pointAt(Number(found.x), Number(found.y))
}

/** Formats a point; empty for the centre, which is the default. */
function writeFocus({ x, y }: Point): string {
  return x === centre.x && y === centre.y ? '' : `${x}% ${y}%`
}

function pointAt(x: number, y: number): Point {
  const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
  return { x: within(x), y: within(y) }
}
