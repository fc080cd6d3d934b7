import { format } from '../../../domain/text/message.ts'
import { usePageLabels } from '../content/labels.ts'
import css from './photo-dots.module.css'
import { Step } from './thumbnails.tsx'

/** Number of dots that fit side by side on a phone. */
const MAX_DOTS = 5

interface PhotoDotsProps {
  count: number
  /** Index of the selected photo. */
  index: number
  onChoose: (index: number) => void
}

/** One dot for each photo, in place of the thumbnails on phones; a counter if there are many. */
export function PhotoDots({ count, index, onChoose }: PhotoDotsProps) {
  const { goToPhoto, previousPhoto, nextPhoto } = usePageLabels('product')
  if (count > MAX_DOTS)
    return (
      <div className={`${css.root} needs-script off-sheet`}>
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
    <ul className={`${css.root} needs-script off-sheet`}>
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
