import { Icon } from '../../ui/icon.tsx'
import { type MediaValue, pictureUrl } from '../media/media-value.ts'
import styles from './product-choices.module.css'

interface SampleProps {
  image: MediaValue | null
  /** `#rrggbb`, or anything else for none. */
  colour: string
  /** Side in CSS pixels. */
  size?: number
  /** Round beside a name, which needs no icon. */
  isRound?: boolean
}

/** Sample of a value: its photo, else its colour, else an icon. */
export function Sample({ image, colour, size = 36, isRound }: SampleProps) {
  const box = { width: size, height: size }
  const look = { className: styles.sample, 'data-round': isRound ? '' : undefined }
  if (image !== null && (image.kind === 'stored' || image.failure === null)) {
    return <img {...look} src={pictureUrl(image, size * 2)} alt="" style={box} loading="lazy" />
  }
  if (isWholeColour(colour)) return <span {...look} style={{ ...box, background: colour }} />
  if (isRound) return null
  return (
    <span {...look} data-empty="" style={box}>
      <Icon name={image === null ? 'images' : 'alert'} size={16} />
    </span>
  )
}

/** False while a colour is being typed. */
function isWholeColour(colour: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(colour)
}
