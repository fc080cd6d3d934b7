import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureFocus } from '../../../../domain/api/pictures.ts'
import { limits } from '../../../../domain/content/limits.ts'
import { readFocus, writeFocus } from '../../../../domain/media/focus.ts'
import dialog from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FocusPoint } from '../pictures/focus-point.tsx'
import styles from './alt-text-dialog.module.css'
import { type MediaValue, pictureUrl } from './media-value.ts'
import { useStoredPicture } from './use-stored-picture.ts'

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
  const [point, setPoint] = useState<PictureFocus>(() => readFocus(picture.focus))
  const { picture: shared } = useStoredPicture(picture.kind === 'stored' ? picture.url : null)
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
            placeholder={shared?.alt || t('placeholder')}
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
          {shared !== undefined && (
            <TextOwner alt={alt.trim()} shared={shared.alt} onShared={() => setAlt(shared.alt)} />
          )}
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

interface TextOwnerProps {
  alt: string
  /** Text of the picture, for all places without one of their own. */
  shared: string
  onShared: () => void
}

/** Says whether the text is the picture's or of this place alone. */
function TextOwner({ alt, shared, onShared }: TextOwnerProps) {
  const t = useTranslations('media.altText')
  if (shared === '') return <p className={`fine-print ${styles.owner}`}>{t('noShared')}</p>
  if (alt === shared) return <p className={`fine-print ${styles.owner}`}>{t('shared')}</p>
  if (alt === '') return <p className={`fine-print ${styles.owner}`}>{t('takesShared')}</p>
  return (
    <p className={`fine-print ${styles.owner}`}>
      {t('own', { text: shared })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onShared}>
        {t('useShared')}
      </Button>
    </p>
  )
}

interface CropProps {
  picture: MediaValue
  point: PictureFocus
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
