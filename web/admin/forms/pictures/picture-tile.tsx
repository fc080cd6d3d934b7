import { Skeleton, VisuallyHidden } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { writeFocus } from '../../../../domain/media/focus.ts'
import { pictureStyle } from '../../../ui/inline-styles.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './picture-grid.module.css'
import { thumbnailUrl } from './thumbnail-url.ts'
import type { Picture } from './use-pictures.ts'

interface PictureTileProps {
  /** Place in the whole list, from 0. */
  place: number
  /** Column, from 1. */
  column: number
  /** Undefined until it is loaded. */
  picture: Picture | undefined
  addressOf?: (picture: Picture) => string
  isFocusable: boolean
  isChosen: boolean
  isSelectable: boolean
}

/** Picture of the library with its name; the grid around it handles clicks and keys. */
export const PictureTile = memo(function PictureTile(props: PictureTileProps) {
  const { place, column, picture, addressOf, isFocusable, isChosen, isSelectable } = props
  const t = useTranslations('pictures.tile')
  const cell = {
    role: 'gridcell',
    'aria-colindex': column,
    'aria-selected': isSelectable ? isChosen : undefined,
    className: styles.tile,
    'data-chosen': isChosen ? '' : undefined,
  }
  if (picture === undefined) {
    return (
      <div {...cell}>
        <Skeleton className={styles.mat} radius="md" />
      </div>
    )
  }
  const isMissingAlt = picture.kind === 'image' && picture.alt === ''
  return (
    <div {...cell}>
      <Opener place={place} to={addressOf?.(picture)} isFocusable={isFocusable}>
        <span className={styles.mat}>
          <TilePicture picture={picture} />
        </span>
        <span className={`one-line ${styles.name}`}>{picture.name}</span>
        <span className={`fine-print one-line ${styles.meta}`}>
          <span>{t('uses', { count: picture.uses })}</span>
          {isMissingAlt && (
            <span className={styles.missing} title={t('noDescription')}>
              <VisuallyHidden>{t('noDescription')}</VisuallyHidden>
            </span>
          )}
        </span>
      </Opener>
      {isSelectable && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.check}
          data-place={place}
          data-check=""
          aria-pressed={isChosen}
          aria-label={t('select', { name: picture.name })}
        >
          <Icon name="check" size={16} />
        </button>
      )}
    </div>
  )
})

interface OpenerProps {
  place: number
  to: string | undefined
  isFocusable: boolean
  children: ReactNode
}

function Opener({ place, to, isFocusable, children }: OpenerProps) {
  const control = {
    className: styles.open,
    tabIndex: isFocusable ? 0 : -1,
    'data-place': place,
    children,
  }
  return to === undefined ? <button type="button" {...control} /> : <a href={to} {...control} />
}

/** Photograph, or the poster of a film. */
function TilePicture({ picture }: { picture: Picture }) {
  const t = useTranslations('pictures.tile')
  const { kind, placeholder, focus } = picture
  const isFilm = kind === 'video'
  const src = thumbnailUrl(picture, 320)
  return (
    <>
      {src !== '' && (
        <img
          src={src}
          alt=""
          draggable={false}
          style={pictureStyle({ url: src, placeholder, focus: writeFocus(focus) })}
        />
      )}
      {isFilm && (
        <span className={styles.film}>
          <Icon name="film" size={16} />
          <VisuallyHidden>{t('film')}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
