import { Button, Input, VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { LabelText } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { DropArea } from './drop-area.tsx'
import { FileChooser } from './file-chooser.tsx'
import styles from './file-field.module.css'
import { chooseTags, FileDetails } from './image-widget.tsx'
import { choose, keyOf, type MediaValue, previewOf } from './media-value.ts'
import { usePreparedFiles } from './use-file-preparation.ts'
import { captureVideoStill } from './video-still.ts'

/**
 * Single video. Its poster is captured in the browser, so that visitors see a picture before it
 * plays.
 */
export function VideoWidget(props: WidgetProps<MediaValue | null>) {
  const t = useTranslations('forms.widgets.media')
  const { input, error } = props
  const value = input.value
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
  const takeFirst = (files: File[]) => ready.add(files.slice(0, 1))
  return (
    <Input.Wrapper
      label={<LabelText label={props.label} aside={props.hints.aside} />}
      labelElement="div"
      description={props.hints.help}
      error={ready.refused.join(' ') || error}
    >
      <FileChooser onFiles={takeFirst} accept="video/*">
        {(openDialog) => (
          <DropArea onFiles={takeFirst} invalid={error !== undefined}>
            {value === null ? (
              <button type="button" ref={input.ref} className={styles.pick} onClick={openDialog}>
                <Icon name="film" size={22} />
                <VisuallyHidden>{props.label}: </VisuallyHidden>
                <span>{t.rich('chooseVideo', chooseTags)}</span>
              </button>
            ) : (
              <div className={styles.file}>
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
                <Button
                  ref={input.ref}
                  loading={ready.preparing}
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
