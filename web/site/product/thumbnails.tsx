import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { format } from '../../../domain/text/message.ts'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { usePageLabels } from '../content/labels.ts'
import css from './thumbnails.module.css'

interface ThumbnailsProps {
  pictures: PictureData[]
  /** Unbounded index of the selected photo, beyond the last and below the first. */
  turn: number
  onTurn: (turn: number) => void
}

/** Offsets around the selected photo; the outer ones are where the next ones slide in from. */
const reach = [-2, -1, 0, 1, 2]

/**
 * Endless row with the selected photo in the middle. Positions are unbounded integers, and a
 * photo's index is the remainder, so the row never jumps back. Two photos are static.
 */
export function Thumbnails({ pictures, turn, onTurn }: ThumbnailsProps) {
  const labels = usePageLabels('product')
  const count = pictures.length
  const isEndless = count > 2
  const places = isEndless ? reach.map((step) => turn + step) : [0, 1]
  return (
    <div className={`${css.root} needs-script off-sheet`}>
      <Step name="left" label={labels.previousPhoto} onPress={() => onTurn(turn - 1)} />
      <ul className={isEndless ? css.row : css.pair}>
        {places.map((place) => {
          const index = modulo(place, count)
          const picture = pictures[index]
          const isChosen = index === modulo(turn, count) && (!isEndless || place === turn)
          return (
            picture && (
              <li key={place} data-outside={(isEndless && Math.abs(place - turn) > 1) || undefined}>
                <button
                  className={css.thumb}
                  type="button"
                  aria-label={format(labels.goToPhoto, { number: index + 1, count })}
                  aria-current={isChosen || undefined}
                  onClick={() => onTurn(place)}
                >
                  <span className={`${photo.root} ${css.photo}`}>
                    <Picture
                      picture={picture}
                      sizes="(min-width:900px)190px,15vw"
                      srcsetKind="small"
                      alt=""
                    />
                  </span>
                </button>
              </li>
            )
          )
        })}
      </ul>
      <Step name="right" label={labels.nextPhoto} onPress={() => onTurn(turn + 1)} />
    </div>
  )
}

interface StepProps {
  name: 'left' | 'right'
  label: string
  onPress: () => void
}

/** Button to the photo before or after the selected one. */
export function Step({ name, label, onPress }: StepProps) {
  return (
    <button
      className={`${iconButton.root} ${css.step}`}
      type="button"
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  )
}

/** Remainder that is never negative. */
export function modulo(value: number, by: number): number {
  return by === 0 ? 0 : ((value % by) + by) % by
}
