import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { DropArea } from '../forms/media/drop-area.tsx'
import { FileChooser } from '../forms/media/file-chooser.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './file-choice.module.css'

interface FileChoiceProps {
  label: string
  icon: IconName
  accept: string
  /** Files are being read or sent. */
  isBusy: boolean
  title: string
  hint: string
  onFiles: (files: File[]) => void
  /** Rules for the files. */
  children: ReactNode
}

/** First step of an import: a large button for files, which may also be dropped on it. */
export function FileChoice({ label, accept, onFiles, children, ...button }: FileChoiceProps) {
  const { icon, isBusy, title, hint } = button
  return (
    <section className={styles.root} aria-label={label}>
      <FileChooser onFiles={onFiles} accept={accept} multiple>
        {(openDialog) => (
          <DropArea onFiles={onFiles}>
            <button type="button" className={styles.pick} onClick={openDialog} disabled={isBusy}>
              {isBusy ? <Loader size={28} /> : <Icon name={icon} size={28} />}
              <span aria-live="polite">
                <b>{title}</b>
                <small>{hint}</small>
              </span>
            </button>
          </DropArea>
        )}
      </FileChooser>
      {children}
    </section>
  )
}
