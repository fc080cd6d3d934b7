import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../../../domain/media.ts'
import { Picture } from '../../ui/picture.tsx'
import { SwingMark } from '../frame/swing-mark.tsx'

interface PhotoProps {
  picture: PictureData | null | undefined
  sizes: string
  alt?: string
  priority?: boolean
  /** What lies over the photograph. */
  children?: ReactNode
}

/** A photograph on its mat, or the drawn swing where there is none. */
export function Photo({ picture, sizes, alt, priority, children }: PhotoProps) {
  return (
    <div className={picture ? 'photo' : 'photo photo--none'}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} alt={alt} priority={priority} />
      ) : (
        <SwingMark />
      )}
      {children}
    </div>
  )
}
