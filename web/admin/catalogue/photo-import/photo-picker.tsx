import { Loader } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DropArea } from '../../media/drop-area.tsx'
import { FileChooser, photoTypes } from '../../media/file-chooser.tsx'
import { Icon } from '../../ui/icon.tsx'
import choice from '../file-choice.module.css'
import styles from './photo-group-list.module.css'

interface ChoosePhotosProps {
  reading: boolean
  onFiles: (files: File[]) => void
}

export function ChoosePhotos({ reading, onFiles }: ChoosePhotosProps) {
  const t = useTranslations('catalogue.photoImport.picker')
  return (
    <section className={choice.root} aria-label={t('label')}>
      <FileChooser onFiles={onFiles} accept={photoTypes} multiple>
        {(openDialog) => (
          <DropArea onFiles={onFiles}>
            <button type="button" className={choice.pick} onClick={openDialog} disabled={reading}>
              {reading ? <Loader size={28} /> : <Icon name="images" size={28} />}
              <span aria-live="polite">
                <b>{t(reading ? 'reading' : 'choose')}</b>
                <small>{t('orDrop')}</small>
              </span>
            </button>
          </DropArea>
        )}
      </FileChooser>
      <ul className={styles.rules}>
        <li>{t('groups')}</li>
        <li>{t('hidden')}</li>
        <li>{t.rich('names', { code: (words) => <code>{words}</code> })}</li>
      </ul>
    </section>
  )
}
