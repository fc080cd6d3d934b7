import { Button, Input, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useUploads } from '../upload-progress.ts'
import { LabelText } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { DescribeButton } from './alt-text-dialog.tsx'
import { DropArea } from './drop-area.tsx'
import { FileChooser, photoTypes } from './file-chooser.tsx'
import styles from './file-field.module.css'
import { choose, keyOf, type MediaValue, pictureUrl, previewOf } from './media-value.ts'
import { usePreparedFiles } from './use-file-preparation.ts'

/** Single picture: the current one with a replace button, or a drop area. */
export function ImageWidget(props: WidgetProps<MediaValue | null>) {
  const t = useTranslations('forms.widgets.media')
  const { input, error } = props
  const value = input.value
  const ready = usePreparedFiles({
    kind: 'image',
    onReady([first]) {
      if (first !== undefined) input.onChange(choose(first.file))
    },
  })
  const takeFirst = (files: File[]) => ready.add(files.slice(0, 1))
  return (
    <Input.Wrapper
      label={<LabelText label={props.label} aside={props.hints.aside} />}
      labelElement="div"
      description={props.hints.help}
      error={ready.refused.join(' ') || error}
    >
      <FileChooser onFiles={takeFirst} accept={photoTypes}>
        {(openDialog) => (
          <DropArea onFiles={takeFirst} onPaste={takeFirst} invalid={error !== undefined}>
            {value === null ? (
              <button type="button" ref={input.ref} className={styles.pick} onClick={openDialog}>
                <Icon name="images" size={22} />
                <VisuallyHidden>{props.label}: </VisuallyHidden>
                <span>{t.rich('chooseImage', chooseTags)}</span>
              </button>
            ) : (
              <div className={styles.file}>
                <img
                  src={pictureUrl(value, 240)}
                  alt=""
                  className={props.hints.round ? styles.round : styles.wide}
                />
                <FileDetails value={value}>
                  {value.alt === '' && <small data-missing="">{t('noDescription')}</small>}
                </FileDetails>
                <DescribeButton
                  picture={value}
                  name={props.label}
                  className={styles.describe}
                  onDescribe={input.onChange}
                />
                <Button
                  ref={input.ref}
                  onClick={openDialog}
                  aria-label={t('replaceOf', { name: props.label })}
                >
                  {t('replace')}
                </Button>
              </div>
            )}
          </DropArea>
        )}
      </FileChooser>
    </Input.Wrapper>
  )
}

/** Tags of the invitation to choose a file. */
export const chooseTags = {
  b: (parts: ReactNode) => <b>{parts}</b>,
  small: (parts: ReactNode) => <small>{parts}</small>,
}

/** Name and size of a file, or its upload progress. */
export function FileDetails({ value, children }: { value: MediaValue; children?: ReactNode }) {
  const t = useTranslations('forms.widgets.media')
  const uploads = useUploads()
  const done = uploads.get(keyOf(value))
  if (value.kind === 'stored') {
    return (
      <span className={styles.words}>
        <b>{t('onSite')}</b>
        <a href={previewOf(value)} target="_blank" rel="noopener">
          {t('fullSize')}
        </a>
        {children}
      </span>
    )
  }
  return (
    <span className={styles.words}>
      <b>{value.file.name}</b>
      {done === undefined ? (
        <small>{t('notSaved', { size: formatBytes(value.file.size) })}</small>
      ) : (
        <Progress max={1} value={done} label={t('uploading', { name: value.file.name })} />
      )}
      {children}
    </span>
  )
}

function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 1
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${megabytes.toFixed(1)} MB`
}
