import { type MediaValue, pictureUrl } from '../../media/media-value.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './sample.module.css'

interface SampleProps {
  image: MediaValue | null
  /** `#rrggbb`, or anything else for none. */
  colour: string
  /** Side in CSS pixels. */
  size?: number
}

/** Sample of a value: its photo, else its colour, else an icon. */
export function Sample({ image, colour, size = 36 }: SampleProps) {
  const box = { width: size, height: size }
  if (image !== null && (image.kind === 'stored' || image.failure === null)) {
    return <img className={styles.root} src={pictureUrl(image, size * 2)} alt="" style={box} />
  }
  if (isWholeColour(colour)) {
    return <span className={styles.root} style={{ ...box, background: colour }} />
  }
  return (
    <span className={styles.root} data-empty="" style={box}>
      <Icon name={image === null ? 'images' : 'alert'} size={16} />
    </span>
  )
}

/** False while a colour is being typed. */
function isWholeColour(colour: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(colour)
}
