import { Button, FileButton, Input } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DropArea } from '../../media/drop-area.tsx'
import { choose, previewOf, readMedia } from '../../media/media-value.ts'
import { captureVideoStill } from '../../media/video-still.ts'
import { Icon } from '../../ui/icon.tsx'
import { LabelText } from '../widgets/label-text.tsx'
import { useWidget, type WidgetProps } from '../widgets/widget.ts'
import styles from './file-field.module.css'
import { chooseTags, FileDetails } from './image-widget.tsx'
import { usePreparedFiles } from './use-file-preparation.ts'

/**
 * Single video. Its poster is captured in the browser, so that visitors see a picture before it
 * plays.
 */
export function VideoWidget(props: WidgetProps) {
  const t = useTranslations('forms.widgets.media')
  const { field, error } = useWidget(props)
  const [preparing, setPreparing] = useState(false)
  const value = readMedia(field.value)
  const ready = usePreparedFiles({
    kind: 'video',
    async onReady([first]) {
      if (first === undefined) return
      const chosenVideo = choose(first.file)
      field.onChange(chosenVideo)
      setPreparing(true)
      const poster = await captureVideoStill(chosenVideo.preview)
      setPreparing(false)
      field.onChange({ ...chosenVideo, poster })
    },
  })
  return (
    <Input.Wrapper
      label={<LabelText label={props.label} aside={props.hints.aside} />}
      labelElement="div"
      description={props.hints.help}
      error={ready.refused.join(' ') || error}
    >
      <FileButton onChange={(file) => ready.add(file === null ? [] : [file])} accept="video/*">
        {({ onClick }) => (
          <DropArea onFiles={(files) => ready.add(files.slice(0, 1))} invalid={error !== undefined}>
            {value === null ? (
              <button type="button" ref={field.ref} className={styles.pick} onClick={onClick}>
                <Icon name="film" size={22} />
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
                  ref={field.ref}
                  loading={preparing}
                  onClick={onClick}
                  aria-label={t('replaceOf', { name: props.label })}
                >
                  {t('replace')}
                </Button>
              </div>
            )}
          </DropArea>
        )}
      </FileButton>
    </Input.Wrapper>
  )
}
