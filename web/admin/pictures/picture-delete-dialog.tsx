import { useTranslations } from 'use-intl'
import { pictureEndpoints } from '../../../domain/api/pictures.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { describeSize } from '../../../domain/text/file-size.ts'
import { useApi } from '../app/admin-context.ts'
import { versionsOf } from '../app/undo-stack.ts'
import { undelete } from '../content/use-records.ts'
import type { Picture } from '../forms/pictures/use-pictures.ts'
import dialogs from '../ui/dialogs.module.css'
import { ConfirmDialog } from '../ui/dialogs.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { useUndo } from '../ui/use-undo.ts'
import styles from './picture-delete-dialog.module.css'

/** Pictures in use that are named; of the others, the number. */
const MAX_NAMED = 6

interface DeletePicturesProps {
  pictures: readonly Picture[]
  onDeleted: () => void
  onClose: () => void
}

/** Confirms the deletion of pictures that no record shows; the others are named and stay. */
export function DeletePictures({ pictures, onDeleted, onClose }: DeletePicturesProps) {
  const t = useTranslations('pictures.deleteDialog')
  const deleteDialog = useTranslations('ui.deleteDialog')
  const remove = usePictureDeletion()
  const unused = pictures.filter(({ uses }) => uses === 0)
  const used = pictures.filter(({ uses }) => uses > 0)
  const [first] = unused
  if (first === undefined) {
    return (
      <ConfirmDialog title={t('noneTitle')} confirm={t('ok')} onConfirm={onClose} onClose={onClose}>
        <p>{t('noneText', { count: used.length })}</p>
        <Kept pictures={used} />
      </ConfirmDialog>
    )
  }
  const weight = describeSize(unused.reduce((sum, { bytes }) => sum + bytes, 0))
  return (
    <ConfirmDialog
      title={
        unused.length === 1
          ? t('titleOne', { name: first.name })
          : t('titleMany', { count: unused.length })
      }
      confirm={deleteDialog('delete')}
      color="danger"
      onConfirm={async () => {
        await remove(unused)
        onDeleted()
      }}
      onClose={onClose}
    >
      <div className={dialogs.row}>
        <Thumbnail
          picture={{ url: first.kind === 'video' ? first.poster : first.url, width: first.width }}
          size={56}
          className={dialogs.picture}
        />
        <p>{t('text', { count: unused.length, weight, days: TRASH_DAYS })}</p>
      </div>
      {used.length > 0 && (
        <div>
          <p>{t('stay', { count: used.length })}</p>
          <Kept pictures={used} />
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Names of pictures that stay because records show them. */
function Kept({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTranslations('pictures.deleteDialog')
  const more = pictures.length - MAX_NAMED
  return (
    <ul className={styles.kept}>
      {pictures.slice(0, MAX_NAMED).map(({ _id, name, uses }) => (
        <li key={_id}>
          <b className="one-line">{name}</b> <span>{t('uses', { count: uses })}</span>
        </li>
      ))}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </ul>
  )
}

/** Deletes pictures, all or none, with an undo. Rejects with the server's error. */
function usePictureDeletion() {
  const api = useApi()
  const offerUndo = useUndo()
  return async (pictures: readonly Picture[]): Promise<void> => {
    const body = { ids: pictures.map(({ _id }) => _id), versions: versionsOf(pictures) }
    const { message, versions } = await api.call(pictureEndpoints.deleteMany, {}, body)
    offerUndo({ done: message, versions, undo: undelete(api) })
  }
}
