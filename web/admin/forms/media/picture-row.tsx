import { Button, VisuallyHidden } from '@mantine/core'
import { mergeRefs } from '@mantine/hooks'
import { type ReactNode, type Ref, type RefCallback, useContext } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureKind } from '../../../../domain/api/pictures.ts'
import { describeSize } from '../../../../domain/text/file-size.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { UploadsContext } from '../form-files.ts'
import { DescribeButton } from './alt-text-dialog.tsx'
import { keyOf, type MediaValue, pictureUrl, previewOf } from './media-value.ts'
import styles from './picture-field.module.css'
import { PictureMenu } from './picture-menu.tsx'
import { type PictureSource, SourceButtons } from './picture-sources.tsx'

interface PictureRowProps {
  ref: Ref<HTMLDivElement>
  kind: PictureKind
  picture: MediaValue | null
  /** Label of the field. */
  label: string
  isRound: boolean
  isReading: boolean
  sources: PictureSource[]
  /** For the focus on an error. */
  openerRef: RefCallback<HTMLElement>
  onChange: (picture: MediaValue) => void
}

/** The picture or film of a field with what can be done with it, or an area that takes one. */
export function PictureRow({ ref, picture, ...props }: PictureRowProps) {
  const { kind, label, sources, openerRef, isReading } = props
  const t = useTranslations('forms.widgets.media')
  if (picture === null) {
    return (
      <div className={styles.empty} ref={ref}>
        <button
          type="button"
          ref={openerRef}
          className={styles.pick}
          onClick={() => sources[0]?.open()}
        >
          <Icon name={kind === 'image' ? 'images' : 'film'} size={22} />
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span>{t.rich(kind === 'image' ? 'chooseImage' : 'chooseVideo', tags)}</span>
        </button>
        <SourceButtons sources={sources} className={styles.source} />
      </div>
    )
  }
  return (
    <div className={styles.file} ref={ref}>
      {kind === 'image' ? (
        <img
          src={pictureUrl(picture, 240)}
          alt=""
          className={props.isRound ? styles.round : styles.wide}
        />
      ) : (
        <Film film={picture} />
      )}
      <FileDetails value={picture}>
        {kind === 'image' && picture.alt === '' && (
          <small className="fine-print" data-missing="">
            {t('noDescription')}
          </small>
        )}
      </FileDetails>
      {kind === 'image' && (
        <DescribeButton
          picture={picture}
          name={label}
          className={styles.describe}
          onDescribe={props.onChange}
        />
      )}
      <PictureMenu
        picture={picture}
        kind={kind}
        name={label}
        sources={sources}
        onChange={props.onChange}
      >
        {(opener) => (
          <Button
            {...opener}
            ref={mergeRefs(opener.ref, openerRef)}
            loading={isReading}
            data-change=""
            aria-label={t('changeOf', { name: label })}
          >
            {t('change')}
          </Button>
        )}
      </PictureMenu>
    </div>
  )
}

/** Tags of the invitation to choose a file. */
const tags = {
  b: (parts: ReactNode) => <b>{parts}</b>,
  small: (parts: ReactNode) => <small>{parts}</small>,
}

function Film({ film }: { film: MediaValue }) {
  return (
    <video
      src={previewOf(film)}
      poster={film.kind === 'stored' ? film.poster || undefined : undefined}
      className={styles.film}
      controls
      muted
      playsInline
      preload="metadata"
    />
  )
}

/** Name and size of a file, or its upload progress. */
function FileDetails({ value, children }: { value: MediaValue; children?: ReactNode }) {
  const t = useTranslations('forms.widgets.media')
  const done = useContext(UploadsContext).get(keyOf(value))
  return (
    <span className={styles.words}>
      <b className="one-line">
        {value.kind === 'chosen'
          ? value.file.name
          : t(value.picture === '' ? 'onSite' : 'fromLibrary')}
      </b>
      {value.kind === 'stored' ? (
        <a href={previewOf(value)} target="_blank" rel="noopener">
          {t('fullSize')}
        </a>
      ) : done === undefined ? (
        <small className="fine-print">
          {t('notSaved', { size: describeSize(value.file.size) })}
        </small>
      ) : (
        <Progress max={1} value={done} label={t('uploading', { name: value.file.name })} />
      )}
      {children}
    </span>
  )
}
