import type { ChoiceValue } from '../../../../domain/choices/offered-choice.ts'
import { closestVariantUrl } from '../../ui/image-variant.ts'
import styles from './offered-sample.module.css'

interface OfferedSampleProps {
  value: Pick<ChoiceValue, 'colour' | 'image'>
  /** Size in CSS pixels; the picture has twice as many. */
  size?: number
}

/** Sample of a value beside its name: its photo, else its colour; nothing without either. */
export function OfferedSample({ value: { colour, image }, size = 24 }: OfferedSampleProps) {
  if (image !== null)
    return (
      <img
        className={styles.root}
        src={closestVariantUrl(image, size * 2)}
        width={size}
        height={size}
        alt=""
        loading="lazy"
      />
    )
  if (colour === '') return null
  return <span className={styles.root} style={{ background: colour, width: size, height: size }} />
}
