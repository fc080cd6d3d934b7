import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FileChooser, photoTypes } from '../../forms/media/file-chooser.tsx'
import { useLeaveGuard } from '../../forms/navigation-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import choice from '../file-choice.module.css'
import styles from './photo-group-list.module.css'
import {
  canJoin,
  join,
  nameOfGroup,
  type PhotoGroup,
  removeFromGroup,
  splitGroups,
} from './photo-groups.ts'

interface GroupListProps {
  groups: PhotoGroup[]
  onChange: (groups: PhotoGroup[]) => void
  onMore: (files: File[]) => void
  onDone: () => void
}

/**
 * Photos grouped by product: clicking a photo splits it off, a button between two groups joins
 * them.
 */
export function GroupList({ groups, onChange, onMore, onDone }: GroupListProps) {
  const t = useTranslations('catalogue.photoImport.groups')
  const screen = useTranslations('catalogue.photoImport.screen')
  const guard = useLeaveGuard({ dirty: true, name: screen('title') })
  const isGrouped = groups.some(({ photos }) => photos.length > 1)
  const photos = groups.reduce((sum, group) => sum + group.photos.length, 0)
  return (
    <section className="panel" aria-label={t('label')}>
      <p className={styles.lead} role="status">
        {t('count', { photos, products: groups.length })} {isGrouped && t('tap')}
      </p>
      <ol className={styles.groups}>
        {groups.map((group, index) => (
          <li key={group.id} className={styles.group}>
            <b>{nameOfGroup(group) || t('product', { number: index + 1 })}</b>
            <ul className={`cluster ${styles.photos}`}>
              {group.photos.map((photo, number) => (
                <li key={photo.id}>
                  <button
                    type="button"
                    className={styles.photo}
                    disabled={group.photos.length === 1}
                    aria-label={t('splitOff', { file: photo.file.name })}
                    onClick={() => onChange(removeFromGroup(groups, index, photo.id))}
                  >
                    <img src={photo.preview} alt={photo.file.name} />
                  </button>
                  {number === 0 && group.photos.length > 1 && (
                    <span className={`picture-badge ${styles.cover}`}>{t('cover')}</span>
                  )}
                </li>
              ))}
            </ul>
            {canJoin(groups, index) && (
              <button
                type="button"
                className={styles.join}
                onClick={() => onChange(join(groups, index))}
              >
                <Icon name="link" size={16} />
                <span>
                  {t('merge')}
                  <VisuallyHidden>{t('next', { number: index + 2 })}</VisuallyHidden>
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      <footer className={`${choice.foot} ${styles.foot}`}>
        {isGrouped && (
          <Button variant="subtle" onClick={() => onChange(splitGroups(groups))}>
            {t('onePerPhoto')}
          </Button>
        )}
        <FileChooser onFiles={onMore} accept={photoTypes} multiple>
          {(openDialog) => <Button onClick={openDialog}>{t('addPhotos')}</Button>}
        </FileChooser>
        <Button variant="filled" onClick={onDone}>
          {t('add', { count: groups.length })}
        </Button>
      </footer>
      {guard.dialog}
    </section>
  )
}
