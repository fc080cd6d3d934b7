import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DetailedPicture } from '../../../domain/api/pictures.ts'
import { picture as pictureType } from '../../../domain/content/picture.ts'
import { HistoryButton } from '../content/history-drawer.tsx'
import { FocusPoint } from '../forms/pictures/focus-point.tsx'
import { PictureCropDialog } from '../forms/pictures/picture-crop-dialog.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { PictureActions } from './picture-actions.tsx'
import { DeletePictures } from './picture-delete-dialog.tsx'
import styles from './picture-detail.module.css'
import { PictureFacts } from './picture-facts.tsx'
import { PictureForm } from './picture-form.tsx'
import { FormerUses, PictureUses } from './picture-uses.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { usePictureForm } from './use-picture-form.ts'

interface PictureDetailProps {
  picture: DetailedPicture
  parent: { label: string; to: string }
  onReload: () => unknown
}

export function PictureDetail({ picture, parent, onReload }: PictureDetailProps) {
  const t = useTranslations('pictures.screen')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'crop' | 'replace' | 'delete' | null>(null)
  const [isFocusing, setFocusing] = useState(false)
  const form = usePictureForm(picture, onReload)
  const close = () => setDialog(null)
  const isFilm = picture.kind === 'video'
  return (
    <>
      <PageHeader title={picture.name} parent={parent} here={picture.name}>
        <HistoryButton
          type={pictureType}
          record={picture}
          onRestored={() => {
            form.reset()
            onReload()
          }}
        />
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.large}>
          {isFilm ? (
            // biome-ignore lint/a11y/useMediaCaption: films of the shop have no captions
            <video src={picture.url} poster={picture.poster || undefined} controls preload="none" />
          ) : isFocusing ? (
            <FocusPoint
              src={closestVariantUrl(picture, 1280)}
              point={form.values.focus}
              onMove={form.setFocus}
            />
          ) : (
            <img src={closestVariantUrl(picture, 1280)} alt={picture.alt} />
          )}
          <PictureActions
            picture={picture}
            isFocusing={isFocusing}
            onFocusing={() => setFocusing(!isFocusing)}
            onOpen={setDialog}
          />
          <PictureFacts picture={picture} />
        </div>
        <div className={styles.side}>
          <PictureForm picture={picture} form={form} />
          <section aria-label={t('usedIn')} className={styles.section}>
            <h2>{t('usedIn')}</h2>
            <PictureUses uses={picture.usedBy} />
            <FormerUses id={picture._id} />
          </section>
        </div>
      </div>
      {dialog === 'crop' && <PictureCropDialog picture={picture} onClose={close} />}
      {dialog === 'replace' && <ReplaceDialog picture={picture} onClose={close} />}
      {dialog === 'delete' && (
        <DeletePictures
          pictures={[picture]}
          onDeleted={() => void navigate(parent.to)}
          onClose={close}
        />
      )}
    </>
  )
}
