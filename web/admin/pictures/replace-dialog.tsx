import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DetailedPicture,
  type ListedPicture,
  pictureEndpoints,
} from '../../../domain/api/pictures.ts'
import { useApi } from '../app/admin-context.ts'
import { DropArea } from '../forms/media/drop-area.tsx'
import { FileChooser, photoTypes, videoTypes } from '../forms/media/file-chooser.tsx'
import { PictureLibraryDialog } from '../forms/pictures/picture-library-dialog.tsx'
import { thumbnailUrl } from '../forms/pictures/thumbnail-url.ts'
import { usePictureChange } from '../forms/pictures/use-picture-change.ts'
import dialogs from '../ui/dialogs.module.css'
import { DialogActions, Modal } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import { Progress } from '../ui/progress.tsx'
import places from './picture-uses.module.css'
import { PlaceOfUse } from './picture-uses.tsx'
import styles from './replace-dialog.module.css'
import { useReplacement } from './use-replacement.ts'

interface ReplaceDialogProps {
  picture: DetailedPicture
  onClose: () => void
}

/** Dialog that puts another picture in every place of one. */
export function ReplaceDialog({ picture, onClose }: ReplaceDialogProps) {
  const t = useTranslations('pictures.replace')
  const replacement = useReplacement()
  const { by, progress } = replacement
  const api = useApi()
  const change = usePictureChange(picture, onClose)
  const [isLibrary, setLibrary] = useState(false)
  const isFilm = picture.kind === 'video'
  const isItself = by?._id === picture._id
  const isOtherKind = by !== null && by.kind !== picture.kind
  const note = isItself ? t('itself') : isOtherKind ? t('otherKind') : ''
  const replace = async (shown: ListedPicture) => {
    const { _id: id, name } = picture
    const sent = await api.call(pictureEndpoints.replace, { id }, { by: shown._id })
    return { shown, undo: sent.undo, done: sent.message, restored: t('restored', { name }) }
  }
  const takeFirst = ([file]: File[]) => file !== undefined && void replacement.upload(file)
  return (
    <Modal opened onClose={onClose} size={760} title={t('title', { name: picture.name })}>
      <DropArea onFiles={takeFirst} onPaste={takeFirst}>
        <div className={dialogs.body}>
          <div className={styles.pair}>
            <Side label={t('before')} picture={picture} />
            <Icon name="right" size={24} />
            {by === null ? <Missing /> : <Side label={t('after')} picture={by} />}
          </div>
          <div className="cluster">
            <Button leftSection={<Icon name="images" size={16} />} onClick={() => setLibrary(true)}>
              {t('choose')}
            </Button>
            <FileChooser accept={isFilm ? videoTypes : photoTypes} onFiles={takeFirst}>
              {(openDialog) => (
                <Button leftSection={<Icon name="upload" size={16} />} onClick={openDialog}>
                  {t(isFilm ? 'uploadVideo' : 'uploadPhoto')}
                </Button>
              )}
            </FileChooser>
          </div>
          {progress !== null && <Progress value={progress} max={1} label={t('uploading')} />}
          <FormFailure
            words={[note, replacement.failure, change.failure].filter(Boolean).join(' ')}
          />
          {by !== null && note === '' && <Places picture={picture} by={by} />}
        </div>
      </DropArea>
      <DialogActions
        submit={t('submit', { count: picture.uses })}
        disabled={by === null || note !== '' || progress !== null}
        loading={change.isSending}
        onSubmit={() => by !== null && void change.run(() => replace(by))}
        onClose={onClose}
      />
      {isLibrary && (
        <PictureLibraryDialog
          kind={picture.kind}
          onChoose={([chosen]) => chosen !== undefined && replacement.choose(chosen)}
          onClose={() => setLibrary(false)}
        />
      )}
    </Modal>
  )
}

interface SideProps {
  label: string
  picture: ListedPicture
}

function Side({ label, picture }: SideProps) {
  const { name, width, height } = picture
  return (
    <figure className={styles.side}>
      <Sample picture={picture} pixels={480} />
      <figcaption>
        <small className="soft">{label}</small>
        <b className="one-line">{name}</b>
        {width > 0 && <small className="soft">{`${width} × ${height}`}</small>}
      </figcaption>
    </figure>
  )
}

function Missing() {
  const t = useTranslations('pictures.replace')
  return <p className={styles.missing}>{t('invitation')}</p>
}

function Sample({ picture, pixels }: { picture: ListedPicture; pixels: number }) {
  const src = thumbnailUrl(picture, pixels)
  return src === '' ? <Icon name="film" size={24} /> : <img src={src} alt="" loading="lazy" />
}

/** Places shown at once. */
const MAX_PLACES = 20

interface PlacesProps {
  picture: DetailedPicture
  by: ListedPicture
}

/** Every place with the present picture and the new one. */
function Places({ picture, by }: PlacesProps) {
  const t = useTranslations('pictures.replace')
  const more = picture.usedBy.length - MAX_PLACES
  return (
    <section aria-label={t('places', { count: picture.usedBy.length })} className={styles.places}>
      <h3>{t('places', { count: picture.usedBy.length })}</h3>
      <ul className="divided">
        {picture.usedBy.slice(0, MAX_PLACES).map((use) => (
          <li key={`${use.resource} ${use._id} ${use.field}`} className={places.use}>
            <span className={styles.change}>
              <Sample picture={picture} pixels={160} />
              <Icon name="right" size={14} />
              <Sample picture={by} pixels={160} />
            </span>
            <span className={places.words}>
              <b className={`one-line ${places.name}`}>{use.name}</b>
              <PlaceOfUse use={use} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">{t('more', { count: more })}</p>}
      <p className="soft">{t('addresses')}</p>
    </section>
  )
}
