import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DetailedPicture,
  type ListedPicture,
  pictureEndpoints,
} from '../../../domain/api/pictures.ts'
import { useApi } from '../app/admin-context.ts'
import { usePictureAnnouncement } from '../app/record-listener.ts'
import { readError } from '../app/use-data.ts'
import { DropArea } from '../forms/media/drop-area.tsx'
import { FileChooser, photoTypes, videoTypes } from '../forms/media/file-chooser.tsx'
import { PictureLibraryDialog } from '../forms/pictures/picture-library-dialog.tsx'
import { thumbnailUrl } from '../forms/pictures/thumbnail-url.ts'
import dialogs from '../ui/dialogs.module.css'
import { DialogActions, Modal } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import { Progress } from '../ui/progress.tsx'
import { useUndo } from '../ui/use-undo.ts'
import { usePlaceNames } from './picture-uses.tsx'
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
  const replace = useReplace(picture, onClose)
  const [isLibrary, setLibrary] = useState(false)
  const isFilm = picture.kind === 'video'
  const isItself = by?._id === picture._id
  const isOtherKind = by !== null && by.kind !== picture.kind
  const note = isItself ? t('itself') : isOtherKind ? t('otherKind') : ''
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
          <div className={styles.sources}>
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
            words={[note, replacement.failure, replace.failure].filter(Boolean).join(' ')}
          />
          {by !== null && note === '' && <Places picture={picture} by={by} />}
        </div>
      </DropArea>
      <DialogActions
        submit={t('submit', { count: picture.uses })}
        disabled={by === null || note !== '' || progress !== null}
        loading={replace.isSending}
        onSubmit={() => by !== null && void replace.run(by)}
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

/** Replaces a picture everywhere, with one undo for all places. */
function useReplace(picture: DetailedPicture, onReplaced: () => void) {
  const t = useTranslations('pictures.replace')
  const api = useApi()
  const offerUndo = useUndo()
  const announce = usePictureAnnouncement()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function run(by: ListedPicture): Promise<void> {
    setSending(true)
    setFailure('')
    try {
      const body = { by: by._id }
      const { message, undo: token } = await api.call(
        pictureEndpoints.replace,
        { id: picture._id },
        body,
      )
      announce(picture, by)
      offerUndo({
        done: message,
        async undo() {
          await api.call(pictureEndpoints.undo, { token })
          announce(by, picture)
          return undefined
        },
        restored: t('restored', { name: picture.name }),
      })
      onReplaced()
    } catch (thrown) {
      setFailure(readError(thrown).message)
      setSending(false)
    }
  }
  return { run, isSending, failure }
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
        <small>{label}</small>
        <b>{name}</b>
        {width > 0 && <small>{`${width} × ${height}`}</small>}
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
  const uses = useTranslations('pictures.uses')
  const describe = usePlaceNames()
  const more = picture.usedBy.length - MAX_PLACES
  return (
    <section aria-label={t('places', { count: picture.usedBy.length })} className={styles.places}>
      <h3>{t('places', { count: picture.usedBy.length })}</h3>
      <ul>
        {picture.usedBy.slice(0, MAX_PLACES).map((use) => (
          <li key={`${use.resource} ${use._id} ${use.field}`}>
            <span className={styles.change}>
              <Sample picture={picture} pixels={160} />
              <Icon name="right" size={14} />
              <Sample picture={by} pixels={160} />
            </span>
            <span className={styles.words}>
              <b>{use.name}</b>
              <small>
                {describe(use).place}
                {use.isHidden && ` · ${uses('hidden')}`}
                {use.isOwn && ` · ${uses('own')}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.soft}>{t('more', { count: more })}</p>}
      <p className={styles.soft}>{t('addresses')}</p>
    </section>
  )
}
