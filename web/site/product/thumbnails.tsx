import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { usePageLabels } from '../content/texts.ts'
import css from './thumbnails.module.css'

interface ThumbnailsProps {
  pictures: PictureData[]
  /** Index of the selected photo. */
  index: number
  /** Called with an index that may be one beyond either end. */
  onChoose: (index: number) => void
}

/** Endless row with the selected photo between its neighbours; two photos stay where they are. */
export function Thumbnails({ pictures, index, onChoose }: ThumbnailsProps) {
  const labels = usePageLabels('product')
  const count = pictures.length
  const shown = count > 2 ? [index + count - 1, index, index + 1] : [0, 1]
  return (
    <div className={`${css.root} needs-script off-sheet`}>
      <Step name="left" label={labels.previousPhoto} onPress={() => onChoose(index - 1)} />
      <ul className={css.row}>
        {shown.map((place) => {
          const each = place % count
          const picture = pictures[each]
          return (
            picture && (
              <li key={each}>
                <button
                  className={css.thumb}
                  type="button"
                  aria-label={format(labels.goToPhoto, { number: each + 1, count })}
                  aria-current={each === index || undefined}
                  onClick={() => onChoose(each)}
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
      <Step name="right" label={labels.nextPhoto} onPress={() => onChoose(index + 1)} />
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
    <button className={button.round} type="button" aria-label={label} onClick={onPress}>
      <Icon name={name} />
    </button>
  )
}

/** Number of dots that fit side by side on a phone. */
const MAX_DOTS = 5

interface PhotoDotsProps {
  count: number
  /** Index of the selected photo. */
  index: number
  onChoose: (index: number) => void
}

/** Dots, one for each photo, in place of the thumbnails on phones; a counter if there are many. */
export function PhotoDots({ count, index, onChoose }: PhotoDotsProps) {
  const { goToPhoto, previousPhoto, nextPhoto } = usePageLabels('product')
  if (count > MAX_DOTS)
    return (
      <div className={`${css.dots} needs-script off-sheet`}>
        <Step name="left" label={previousPhoto} onPress={() => onChoose(index - 1)} />
        <p className={css.counter} role="status">
          <span className="vh">{format(goToPhoto, { number: index + 1, count })}</span>
          <span aria-hidden="true">
            {index + 1} / {count}
          </span>
        </p>
        <Step name="right" label={nextPhoto} onPress={() => onChoose(index + 1)} />
      </div>
    )
  return (
    <ul className={`${css.dots} needs-script off-sheet`}>
      {Array.from({ length: count }, (_, each) => (
        <li key={each}>
          <button
            type="button"
            aria-label={format(goToPhoto, { number: each + 1, count })}
            aria-current={each === index || undefined}
            onClick={() => onChoose(each)}
          />
        </li>
      ))}
    </ul>
  )
}
