import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { countProducts } from '../csv/import-labels.ts'
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
  const isGrouped = groups.some(({ photos }) => photos.length > 1)
  const products = countProducts(groups.length)
  return (
    <section className={styles.root} aria-label="Group the photos">
      <p className={styles.lead} role="status">
        {`${countPhotos(groups)} for ${products}.`} {isGrouped && 'Tap a photo to split it off.'}
      </p>
      <ol className={styles.groups}>
        {groups.map((group, index) => (
          <li key={group.id} className={styles.group}>
            <b className={styles.name}>{nameOfGroup(group) || `Product ${index + 1}`}</b>
            <ul className={styles.photos}>
              {group.photos.map((photo, number) => (
                <li key={photo.id}>
                  <button
                    type="button"
                    className={styles.photo}
                    disabled={group.photos.length === 1}
                    aria-label={`Split off ${photo.file.name}`}
                    onClick={() => onChange(removeFromGroup(groups, index, photo.id))}
                  >
                    <img src={photo.preview} alt={photo.file.name} />
                  </button>
                  {number === 0 && group.photos.length > 1 && (
                    <span className={styles.cover}>Cover</span>
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
                  Merge with next
                  <VisuallyHidden>{`, product ${index + 2}`}</VisuallyHidden>
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        {isGrouped && (
          <Button variant="subtle" onClick={() => onChange(splitGroups(groups))}>
            One product per photo
          </Button>
        )}
        <FileButton onChange={onMore} accept="image/*,.heic,.heif" multiple>
          {({ onClick }) => <Button onClick={onClick}>Add photos</Button>}
        </FileButton>
        <Button variant="filled" onClick={onDone}>
          Add {products}
        </Button>
      </footer>
    </section>
  )
}

function countPhotos(groups: PhotoGroup[]): string {
  const count = groups.reduce((sum, { photos }) => sum + photos.length, 0)
  return count === 1 ? '1 photo' : `${count} photos`
}
