import 'react-image-crop/dist/ReactCrop.css'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useId, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { useFormatter, useTranslations } from 'use-intl'
import {
  type DetailedPicture,
  type ListedPicture,
  pictureEndpoints,
} from '../../../domain/api/pictures.ts'
import { type Crop, fullCrop, type Size, turnedSize } from '../../../domain/media/picture-edit.ts'
import { useApi } from '../app/admin-context.ts'
import { usePictureAnnouncement } from '../app/record-listener.ts'
import { readError, useData } from '../app/use-data.ts'
import { isSame } from '../forms/form-values.ts'
import dialog from '../ui/dialogs.module.css'
import { DialogFooter, Modal } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Failure, FormFailure } from '../ui/load-state.tsx'
import { useUndo } from '../ui/use-undo.ts'
import {
  type CropFormat,
  cropFormats,
  editOf,
  readTurn,
  shapeCrop,
  type Turn,
  turnCrop,
  turnOf,
} from './crop-shape.ts'
import styles from './picture-crop-dialog.module.css'

interface PictureCropDialogProps {
  picture: Pick<ListedPicture, '_id' | 'name'>
  onSaved?: (picture: DetailedPicture) => void
  onClose: () => void
}

/** Dialog that turns, straightens and crops a picture everywhere. The original stays. */
export function PictureCropDialog({ picture, onSaved, onClose }: PictureCropDialogProps) {
  const t = useTranslations('media.crop')
  // A change is based on the newest version, not on one that was loaded before.
  const query = useData(pictureEndpoints.read, { id: picture._id })
  const { data, error, refetch, isFetchedAfterMount } = query
  return (
    <Modal opened onClose={onClose} size={880} title={t('title', { name: picture.name })}>
      {data !== undefined && isFetchedAfterMount ? (
        <CropForm picture={data.pictureData} onSaved={onSaved} onClose={onClose} />
      ) : (
        <div className={dialog.body}>
          {error === null ? (
            <Skeleton height={360} radius={4} />
          ) : (
            <Failure message={error.message} onRetry={refetch} />
          )}
        </div>
      )}
    </Modal>
  )
}

interface CropFormProps extends Pick<PictureCropDialogProps, 'onSaved' | 'onClose'> {
  picture: DetailedPicture
}

function CropForm({ picture: newest, onSaved, onClose }: CropFormProps) {
  const t = useTranslations('media.crop')
  const cancel = useTranslations('ui.confirmDialog')
  const [picture] = useState(newest)
  const [size, setSize] = useState<Size | null>(null)
  const [turn, setTurn] = useState(() => readTurn(picture.edit?.turn ?? 0))
  const [crop, setCrop] = useState(picture.edit?.crop ?? fullCrop)
  const [format, setFormat] = useState<CropFormat>('free')
  const { save, sending, failure } = useSavedEdit(picture)
  const turned = turnedSize(size ?? picture, turnOf(turn))
  const shown = shapeCrop(crop, format, turned)
  const edit = editOf(turn, shown)

  const rotate = (step: 1 | -1) => {
    setTurn({ ...turn, quarters: turn.quarters + step })
    setCrop(turnCrop(shown, step === 1))
  }
  const reset = () => {
    setTurn(readTurn(0))
    setCrop(fullCrop)
    setFormat('free')
  }

  return (
    <>
      <div className={dialog.body}>
        <Stage
          src={picture.original}
          size={size}
          turn={turn}
          turned={turned}
          crop={shown}
          format={format}
          onSize={setSize}
          onCrop={setCrop}
        />
        <div className={styles.tools}>
          <SegmentedControl
            aria-label={t('format')}
            value={format}
            onChange={(next) => {
              setFormat(next)
              setCrop(shapeCrop(shown, next, turned, 1))
            }}
            data={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          <span className={styles.quarters}>
            <Button leftSection={<Icon name="turnLeft" />} onClick={() => rotate(-1)}>
              {t('turnLeft')}
            </Button>
            <Button leftSection={<Icon name="turnRight" />} onClick={() => rotate(1)}>
              {t('turnRight')}
            </Button>
          </span>
          <Straighten angle={turn.angle} onChange={(angle) => setTurn({ ...turn, angle })} />
        </div>
        <p className={styles.places}>{t('places', { count: picture.uses })}</p>
        <FormFailure words={failure} />
      </div>
      <DialogFooter
        start={
          <Button variant="subtle" disabled={edit === null} onClick={reset}>
            {t('reset')}
          </Button>
        }
      >
        <Button onClick={onClose}>{cancel('cancel')}</Button>
        <Button
          variant="filled"
          loading={sending}
          disabled={size === null || isSame(edit, picture.edit)}
          onClick={() =>
            save(edit, (saved) => {
              onSaved?.(saved)
              onClose()
            })
          }
        >
          {t('save')}
        </Button>
      </DialogFooter>
    </>
  )
}

const formats = ['free', 'square', 'portrait', 'wide'] as const satisfies CropFormat[]

/** Saves the edit of a picture, and offers its undo. */
function useSavedEdit(picture: DetailedPicture) {
  const t = useTranslations('media.crop')
  const api = useApi()
  const offerUndo = useUndo()
  const announce = usePictureAnnouncement()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function send(edit: ReturnType<typeof editOf>): Promise<DetailedPicture> {
    const { pictureData, undo: token } = await api.call(
      pictureEndpoints.update,
      { id: picture._id },
      { edit },
      { version: picture.version },
    )
    announce(picture, pictureData)
    offerUndo({
      done: t('saved', { name: picture.name, count: picture.uses }),
      async undo() {
        if (token === undefined) return undefined
        await api.call(pictureEndpoints.undo, { token })
        announce(pictureData, picture)
        return undefined
      },
    })
    return pictureData
  }

  return {
    sending,
    failure,
    async save(edit: ReturnType<typeof editOf>, onSaved: (picture: DetailedPicture) => void) {
      setSending(true)
      setFailure('')
      try {
        onSaved(await send(edit))
      } catch (thrown) {
        setFailure(readError(thrown).message)
        setSending(false)
      }
    },
  }
}

interface StageProps {
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
function Stage({ src, size, turn, turned, crop, format, onSize, onCrop }: StageProps) {
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
      <p id={helpId} className={styles.help}>
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

function Straighten({ angle, onChange }: StraightenProps) {
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
