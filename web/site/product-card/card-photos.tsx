import type { UIEvent } from 'react'
import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { pictureStyle } from '../../ui/inline-styles.ts'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { Photo } from '../ui/photo.tsx'
import css from './card-photos.module.css'
import type { SecondPhoto } from './product-teaser.ts'

interface CardPhotosProps {
  picture: PictureData | null
  second: SecondPhoto | undefined
  sizes: string
  priority: boolean
}

/**
 * Photo of a card, and a second one that a pointer shows on hover and a finger by a swipe. Its file
 * is requested only then: until it is displayed, a lazy image loads nothing.
 */
export function CardPhotos({ picture, second, sizes, priority }: CardPhotosProps) {
  if (picture === null || second === undefined)
    return <Photo picture={picture} sizes={sizes} alt="" priority={priority} />
  return (
    <div className={`${photo.root} ${css.root}`}>
      {/* Scrollable on touch screens, where it is no stop for the keyboard. */}
      <div className={css.strip} tabIndex={-1} aria-hidden="true" onScroll={markShown}>
        <Picture picture={picture} sizes={sizes} alt="" priority={priority} />
        <span className={css.second}>
          <img
            src={second.url}
            width={second.width || undefined}
            height={second.height || undefined}
            style={pictureStyle({ ...second, placeholder: '' })}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </span>
      </div>
    </div>
  )
}

/** Marks the photo in view for the style sheet; the first mark displays the second photo. */
function markShown({ currentTarget: strip }: UIEvent<HTMLElement>): void {
  strip.dataset.shown = strip.scrollLeft < strip.clientWidth / 2 ? 'first' : 'second'
}
