import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DetailedPicture,
  type ListedPicture,
  pictureEndpoints,
} from '../../../../domain/api/pictures.ts'
import {
  fullCrop,
  type PictureEdit,
  type Size,
  turnedSize,
} from '../../../../domain/media/picture-edit.ts'
import { useApi } from '../../app/admin-context.ts'
import { useData } from '../../app/use-data.ts'
import dialog from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Failure, FormFailure } from '../../ui/load-state.tsx'
import { isSame } from '../form-values.ts'
import { type CropFormat, editOf, readTurn, shapeCrop, turnCrop, turnOf } from './crop-shape.ts'
import { CropStage, Straighten } from './crop-stage.tsx'
import styles from './picture-crop-dialog.module.css'
import { usePictureChange } from './use-picture-change.ts'

interface PictureCropDialogProps {
  picture: Pick<ListedPicture, '_id' | 'name'>
  onClose: () => void
}

/** Dialog that turns, straightens and crops a picture everywhere. The original stays. */
export function PictureCropDialog({ picture, onClose }: PictureCropDialogProps) {
  const t = useTranslations('media.crop')
  // A change is based on the newest version, not on one that was loaded before.
  const query = useData(pictureEndpoints.read, { id: picture._id })
  const { data, error, refetch, isFetchedAfterMount } = query
  return (
    <Modal opened onClose={onClose} size={880} title={t('title', { name: picture.name })}>
      {data !== undefined && isFetchedAfterMount ? (
        <LibraryCrop picture={data.pictureData} onClose={onClose} />
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

interface LibraryCropProps {
  picture: DetailedPicture
  onClose: () => void
}

function LibraryCrop({ picture: newest, onClose }: LibraryCropProps) {
  const t = useTranslations('media.crop')
  const [picture] = useState(newest)
  const api = useApi()
  const change = usePictureChange(picture, onClose)
  const save = async (edit: PictureEdit | null) => {
    const { _id, name, version, uses } = picture
    const saved = await api.call(pictureEndpoints.update, { id: _id }, { edit }, { version })
    const done = t('saved', { name, count: uses })
    return { shown: saved.pictureData, undo: saved.undo, done }
  }
  return (
    <CropForm
      src={picture.original}
      picture={picture}
      isSending={change.isSending}
      failure={change.failure}
      onSave={(edit) => void change.run(() => save(edit))}
      onClose={onClose}
    />
  )
}

interface CropFormProps {
  /** Address of the original. */
  src: string
  /** Its size until it is loaded, the edit so far, and the number of places. */
  picture: Size & Pick<ListedPicture, 'edit' | 'uses'>
  isSending: boolean
  failure: string
  onSave: (edit: PictureEdit | null) => void
  onClose: () => void
}

/** Turn, angle and frame of a picture with the buttons of their dialog. */
export function CropForm({ src, picture, isSending, failure, ...on }: CropFormProps) {
  const t = useTranslations('media.crop')
  const [size, setSize] = useState<Size | null>(null)
  const [turn, setTurn] = useState(() => readTurn(picture.edit?.turn ?? 0))
  const [crop, setCrop] = useState(picture.edit?.crop ?? fullCrop)
  const [format, setFormat] = useState<CropFormat>('free')
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
        <CropStage
          src={src}
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
          <span className="cluster">
            <Button leftSection={<Icon name="turnLeft" />} onClick={() => rotate(-1)}>
              {t('turnLeft')}
            </Button>
            <Button leftSection={<Icon name="turnRight" />} onClick={() => rotate(1)}>
              {t('turnRight')}
            </Button>
          </span>
          <Straighten angle={turn.angle} onChange={(angle) => setTurn({ ...turn, angle })} />
        </div>
        <p className="fine-print">{t('places', { count: picture.uses })}</p>
        <FormFailure words={failure} />
      </div>
      <DialogActions
        start={
          <Button variant="subtle" disabled={edit === null} onClick={reset}>
            {t('reset')}
          </Button>
        }
        submit={t('save')}
        loading={isSending}
        disabled={size === null || isSame(edit, picture.edit)}
        onSubmit={() => on.onSave(edit)}
        onClose={on.onClose}
      />
    </>
  )
}

const formats = ['free', 'square', 'portrait', 'wide'] as const satisfies CropFormat[]
