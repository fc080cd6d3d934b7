import { FileButton, Loader } from '@mantine/core'
import { DropArea } from '../../media/drop-area.tsx'
import { Icon } from '../../ui/icon.tsx'
import choice from '../file-choice.module.css'
import styles from './photo-picker.module.css'

interface ChoosePhotosProps {
  reading: boolean
  onFiles: (files: File[]) => void
}

export function ChoosePhotos({ reading, onFiles }: ChoosePhotosProps) {
  return (
    <section className={choice.root} aria-label="Photographs">
      <FileButton onChange={onFiles} accept="image/*,.heic,.heif" multiple>
        {({ onClick }) => (
          <DropArea onFiles={onFiles}>
            <button type="button" className={choice.pick} onClick={onClick} disabled={reading}>
              {reading ? <Loader size={28} /> : <Icon name="images" size={28} />}
              <span aria-live="polite">
                <b>{reading ? 'Looking at the photographs …' : 'Choose photographs'}</b>
                <small>or drop them here: twenty at once, or more.</small>
              </span>
            </button>
          </DropArea>
        )}
      </FileButton>
      <ul className={styles.rules}>
        <li>
          Photographs of the same piece are put together; you can change that before anything is
          sent.
        </li>
        <li>
          Each piece becomes a hidden product. Visitors see it once you publish it, so you can stop
          and go on later.
        </li>
        <li>
          A file called <code>walnut-jhoola-front.jpg</code> makes “Walnut jhoola”. What the camera
          named gets its name from you.
        </li>
      </ul>
    </section>
  )
}
