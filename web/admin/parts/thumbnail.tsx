import { variantUrl } from '../../../domain/media.ts'
import { Icon } from '../icon.tsx'
import styles from '../styles/parts.module.css'

interface ThumbnailProps {
  /** Empty where there is no picture yet. */
  url: string
  /** In CSS pixels; the picture comes in twice as many. */
  size?: number
  focus?: string
  className?: string
}

/** A small picture beside a name, or the sign of its absence. */
export function Thumbnail({ url, size = 40, focus, className }: ThumbnailProps) {
  const classes = [styles.thumbnail, className].filter(Boolean).join(' ')
  if (url === '') {
    return (
      <span className={classes}>
        <Icon name="images" />
      </span>
    )
  }
  return (
    <img
      className={classes}
      src={variantUrl(url, size > 80 ? 320 : 160, 'webp')}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      style={focus ? { objectPosition: focus } : undefined}
    />
  )
}
