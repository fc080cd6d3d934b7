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
    <section className={choice.root} aria-label="Photos">
      <FileButton onChange={onFiles} accept="image/*,.heic,.heif" multiple>
        {({ onClick }) => (
          <DropArea onFiles={onFiles}>
            <button type="button" className={choice.pick} onClick={onClick} disabled={reading}>
              {reading ? <Loader size={28} /> : <Icon name="images" size={28} />}
              <span aria-live="polite">
                <b>{reading ? 'Reading the photos…' : 'Choose photos'}</b>
                <small>or drop them here, as many as you like.</small>
              </span>
            </button>
          </DropArea>
        )}
      </FileButton>
      <ul className={styles.rules}>
        <li>Photos of the same product are grouped. You can change the groups before uploading.</li>
        <li>
          Each group becomes a hidden product. Visitors see it once you publish it, so you can stop
          and continue later.
        </li>
        <li>
          A file called <code>walnut-jhoola-front.jpg</code> becomes “Walnut jhoola”. Name photos
          straight from the camera yourself.
        </li>
      </ul>
    </section>
  )
}
