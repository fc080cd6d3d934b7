import { Button, Input, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useContext, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { UploadsContext } from '../form-files.ts'
import { fieldWords } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { DescribeButton } from './alt-text-dialog.tsx'
import { DropArea } from './drop-area.tsx'
import { FileChooser, photoTypes } from './file-chooser.tsx'
import styles from './file-field.module.css'
import { usePreparedFiles } from './file-preparation.ts'
import { choose, keyOf, type MediaValue, pictureUrl, previewOf } from './media-value.ts'
import { captureVideoStill } from './video-still.ts'

/** Single picture: the current one with a replace button, or a drop area. */
export function ImageWidget(props: WidgetProps<MediaValue | null>) {
  const t = useTranslations('forms.widgets.media')
  const { input, label, hints } = props
  const { value } = input
  const ready = usePreparedFiles({
    kind: 'image',
    onReady([first]) {
      if (first !== undefined) input.onChange(choose(first.file))
    },
  })
  return (
    <SingleFile
      {...props}
      ready={ready}
      accept={photoTypes}
      takesPasted
      icon="images"
      invitation={t.rich('chooseImage', tags)}
    >
      {value !== null && (
        <>
          <img
            src={pictureUrl(value, 240)}
            alt=""
            className={hints.round ? styles.round : styles.wide}
          />
          <FileDetails value={value}>
            {value.alt === '' && <small data-missing="">{t('noDescription')}</small>}
          </FileDetails>
          <DescribeButton
            picture={value}
            name={label}
            className={styles.describe}
            onDescribe={input.onChange}
          />
        </>
      )}
    </SingleFile>
  )
}

/**
 * Single video. Its poster is captured in the browser, so that visitors see a picture before it
 * plays.
 */
export function VideoWidget(props: WidgetProps<MediaValue | null>) {
  const t = useTranslations('forms.widgets.media')
  const { input } = props
  const { value } = input
  const latest = useRef(value)
  latest.current = value
  const ready = usePreparedFiles({
    kind: 'video',
    async onReady([first]) {
      if (first === undefined) return
      const chosenVideo = choose(first.file)
      input.onChange(chosenVideo)
      const poster = await captureVideoStill(chosenVideo.preview)
      // Another video may have been chosen in the meantime.
      if (latest.current !== null && keyOf(latest.current) === chosenVideo.id)
        input.onChange({ ...chosenVideo, poster })
    },
  })
  return (
    <SingleFile
      {...props}
      ready={ready}
      accept="video/*"
      icon="film"
      invitation={t.rich('chooseVideo', tags)}
      isLoading={ready.preparing}
    >
      {value !== null && (
        <>
          <video
            src={previewOf(value)}
            poster={value.kind === 'stored' ? value.poster || undefined : undefined}
            className={styles.film}
            controls
            muted
            playsInline
            preload="metadata"
          />
          <FileDetails value={value} />
        </>
      )}
    </SingleFile>
  )
}

/** Tags of the invitation to choose a file. */
const tags = {
  b: (parts: ReactNode) => <b>{parts}</b>,
  small: (parts: ReactNode) => <small>{parts}</small>,
}

interface SingleFileProps extends WidgetProps<MediaValue | null> {
  ready: ReturnType<typeof usePreparedFiles>
  accept: string
  takesPasted?: boolean
  icon: IconName
  /** Words of the button that chooses the first file. */
  invitation: ReactNode
  isLoading?: boolean
  /** The present file. */
  children: ReactNode
}

function SingleFile({ ready, accept, icon, invitation, children, ...props }: SingleFileProps) {
  const t = useTranslations('forms.widgets.media')
  const { label, input, error } = props
  const takeFirst = (files: File[]) => ready.add(files.slice(0, 1))
  return (
    <Input.Wrapper
      {...fieldWords({ ...props, error: ready.refused.join(' ') || error })}
      labelElement="div"
    >
      <FileChooser onFiles={takeFirst} accept={accept}>
        {(openDialog) => (
          <DropArea
            onFiles={takeFirst}
            onPaste={props.takesPasted ? takeFirst : undefined}
            invalid={error !== undefined}
          >
            {input.value === null ? (
              <button type="button" ref={input.ref} className={styles.pick} onClick={openDialog}>
                <Icon name={icon} size={22} />
                <VisuallyHidden>{label}: </VisuallyHidden>
                <span>{invitation}</span>
              </button>
            ) : (
              <div className={styles.file}>
                {children}
                <Button
                  ref={input.ref}
                  loading={props.isLoading}
                  onClick={openDialog}
                  aria-label={t('replaceOf', { name: label })}
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

/** Name and size of a file, or its upload progress. */
function FileDetails({ value, children }: { value: MediaValue; children?: ReactNode }) {
  const t = useTranslations('forms.widgets.media')
  const done = useContext(UploadsContext).get(keyOf(value))
  return (
    <span className={styles.words}>
      <b>{value.kind === 'stored' ? t('onSite') : value.file.name}</b>
      {value.kind === 'stored' ? (
        <a href={previewOf(value)} target="_blank" rel="noopener">
          {t('fullSize')}
        </a>
      ) : done === undefined ? (
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
