import type { ReactNode } from 'react'
import type { Picture as PictureData, SrcsetKind } from '../../../domain/media/media.ts'
import box from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import css from './swing.module.css'

interface PhotoProps {
  picture: PictureData | null | undefined
  sizes: string
  srcsetKind?: SrcsetKind
  alt?: string
  priority?: boolean
  className?: string
  /** Overlay on the photo. */
  children?: ReactNode
}

/** Photo with a background, or the drawn swing if there is none. */
export function Photo({
  picture,
  sizes,
  srcsetKind,
  alt,
  priority,
  className,
  children,
}: PhotoProps) {
  return (
    <div className={`${picture ? box.root : box.none}${className ? ` ${className}` : ''}`}>
      {picture ? (
        <Picture
          picture={picture}
          sizes={sizes}
          srcsetKind={srcsetKind}
          alt={alt}
          priority={priority}
        />
      ) : (
        <SwingLogo />
      )}
      {children}
    </div>
  )
}

/** Drawn swing: logo of a shop without one, and placeholder for a missing photo. */
export function SwingLogo() {
  return <i className={css.logo} />
}
