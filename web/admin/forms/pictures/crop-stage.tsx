import 'react-image-crop/dist/ReactCrop.css'
import { useId, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { useFormatter, useTranslations } from 'use-intl'
import type { Crop, Size } from '../../../../domain/media/picture-edit.ts'
import { Failure } from '../../ui/load-state.tsx'
import { type CropFormat, cropFormats, type Turn, turnOf } from './crop-shape.ts'
import styles from './picture-crop-dialog.module.css'

interface CropStageProps {
  /** Address of the original. */
  src: string
  /** Its size; null until it is loaded. */
  size: Size | null
  turn: Turn
  /** Size of the turned picture. */
  turned: Size
  crop: Crop
  format: CropFormat
  onSize: (size: Size) => void
  onCrop: (crop: Crop) => void
}

/** The turned original with the frame of the crop, as the server will cut it. */
export function CropStage({
  src,
  size,
  turn,
  turned,
  crop,
  format,
  onSize,
  onCrop,
}: CropStageProps) {
  const t = useTranslations('media.crop')
  const helpId = useId()
  const [hasFailed, setFailed] = useState(false)
  const ratio = turned.width / turned.height
  const { x, y, width, height } = crop
  if (hasFailed) return <Failure message={t('failed')} onRetry={() => setFailed(false)} />
  return (
    <fieldset className={styles.stage} aria-label={t('frame')} aria-describedby={helpId}>
      <ReactCrop
        className={styles.crop}
        style={{ width: `min(100%, ${MAX_STAGE_VH * ratio}vh)` }}
        crop={
          size === null
            ? undefined
            : { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
        }
        aspect={cropFormats[format] ?? undefined}
        minWidth={MIN_CROP_PX}
        minHeight={MIN_CROP_PX}
        keepSelection
        ruleOfThirds
        ariaLabels={useHandleLabels()}
        onChange={(_, part) =>
          onCrop({
            x: part.x / 100,
            y: part.y / 100,
            width: part.width / 100,
            height: part.height / 100,
          })
        }
      >
        <div className={styles.turned} style={{ aspectRatio: ratio }}>
          <img
            src={src}
            alt=""
            draggable={false}
            style={{
              width: `${((size?.width ?? turned.width) / turned.width) * 100}%`,
              transform: `translate(-50%, -50%) rotate(${turnOf(turn)}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              onSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setFailed(true)}
          />
        </div>
      </ReactCrop>
      <p id={helpId} className={`fine-print ${styles.help}`}>
        {t('help')}
      </p>
    </fieldset>
  )
}

/** Height of the picture in the dialog, and the smallest frame that its handles leave room for. */
const MAX_STAGE_VH = 48
const MIN_CROP_PX = 24

function useHandleLabels() {
  const t = useTranslations('media.crop.handles')
  return {
    cropArea: t('area'),
    nwDragHandle: t('topLeft'),
    nDragHandle: t('top'),
    neDragHandle: t('topRight'),
    eDragHandle: t('right'),
    seDragHandle: t('bottomRight'),
    sDragHandle: t('bottom'),
    swDragHandle: t('bottomLeft'),
    wDragHandle: t('left'),
  }
}

interface StraightenProps {
  /** Degrees from -45 to 45. */
  angle: number
  onChange: (angle: number) => void
}

export function Straighten({ angle, onChange }: StraightenProps) {
  const t = useTranslations('media.crop')
  const format = useFormatter()
  const words = t('degrees', { angle: format.number(angle, { minimumFractionDigits: 1 }) })
  return (
    <label className={styles.straighten}>
      <span>{t('straighten')}</span>
      <input
        type="range"
        min={-45}
        max={45}
        step={0.1}
        value={angle}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        onDoubleClick={() => onChange(0)}
      />
      <output>{words}</output>
    </label>
  )
}
