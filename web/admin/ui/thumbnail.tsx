import { Icon } from './icon.tsx'
import { closestVariantUrl, type Source } from './image-variant.ts'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  picture: (Source & { focus?: string }) | null | undefined
  /** In CSS pixels; the picture comes in twice as many. */
  size?: number
  className?: string
}

/** A small picture beside a name, or the sign of its absence. */
export function Thumbnail({ picture, size = 40, className }: ThumbnailProps) {
  const classes = [styles.root, className].filter(Boolean).join(' ')
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
