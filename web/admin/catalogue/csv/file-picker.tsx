import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DropArea } from '../../media/drop-area.tsx'
import { FileChooser } from '../../media/file-chooser.tsx'
import { Icon } from '../../ui/icon.tsx'
import choice from '../file-choice.module.css'
import { useExport } from './export.ts'
import styles from './import-plan.module.css'
import { type ImportFiles, isZip } from './use-import.ts'

interface ChooseFileProps {
  /** Name of the chosen file. */
  name: string
  working: boolean
  /** Upload progress, from 0 to 100. */
  percent: number | null
  onFiles: (files: ImportFiles) => void
}

export function ChooseFile({ name, working, percent, onFiles }: ChooseFileProps) {
  const t = useTranslations('catalogue.csv.filePicker')
  const download = useExport()
  const take = (files: File[]) => {
    const [file, photos = null] = files.toSorted((one, other) => +isZip(one) - +isZip(other))
    if (file !== undefined && !working) onFiles({ file, photos })
  }
  const progress = percent === null ? t('unchangedYet') : t('sent', { percent })
  const checking = name === '' ? t('checkingFile') : t('checking', { name })
  return (
    <section className={choice.root} aria-label={t('label')}>
      <FileChooser onFiles={take} accept=".csv,text/csv,.zip,application/zip" multiple>
        {(openDialog) => (
          <DropArea onFiles={take}>
            <button type="button" className={choice.pick} onClick={openDialog} disabled={working}>
              {working ? <Loader size={28} /> : <Icon name="upload" size={28} />}
              <span aria-live="polite">
                <b>{working ? checking : t('choose')}</b>
                <small>{working ? progress : t('orDrop')}</small>
              </span>
            </button>
          </DropArea>
        )}
      </FileChooser>
      <div className={styles.rules}>
        <h2>{t('rules')}</h2>
        <ul>
          <li>
            {t.rich('easiest', {
              link: (words) => (
                <button type="button" className={styles.link} onClick={download}>
                  {words}
                </button>
              ),
            })}
          </li>
          <li>{t.rich('ids', { code })}</li>
          <li>{t('empty')}</li>
          <li>{t('values')}</li>
          <li>{t.rich('choices', { code })}</li>
          <li>{t.rich('translations', { code })}</li>
          <li>{t.rich('photos', { code })}</li>
        </ul>
      </div>
    </section>
  )
}

function code(words: ReactNode) {
  return <code>{words}</code>
}
