import { Icon } from './icon.tsx'
import { closestVariantUrl, type Source } from './image-variant.ts'
import styles from './primitives.module.css'

interface ThumbnailProps {
  picture: (Source & { focus?: string }) | null | undefined
  /** Size in CSS pixels; the picture has twice as many. */
  size?: number
  className?: string
}

/** Small picture beside a name, or an icon if there is none. */
export function Thumbnail({ picture, size = 40, className }: ThumbnailProps) {
  const classes = [styles.thumbnail, className].filter(Boolean).join(' ')
  if (!picture || picture.url === '') {
    return (
      <span className={classes}>
        <Icon name="images" />
      </span>
    )
  }
  return (
    <img
      className={classes}
      src={closestVariantUrl(picture, size * 2)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      style={picture.focus ? { objectPosition: picture.focus } : undefined}
    />
  )
}
