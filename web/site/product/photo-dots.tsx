import { productLabels } from '../../../domain/labels/product-labels.ts'
import { interpolate } from '../../../domain/text/interpolation.ts'
import { useLabels } from '../content/labels.ts'
import css from './photo-dots.module.css'

interface PhotoDotsProps {
  count: number
  /** Index of the selected photo. */
  index: number
  onChoose: (index: number) => void
}

/** One dot for each photo, in place of the thumbnails on phones. */
export function PhotoDots({ count, index, onChoose }: PhotoDotsProps) {
  const { goToPhoto } = useLabels('product', productLabels)
  return (
    <ul className={`${css.root} needs-script off-sheet`}>
      {Array.from({ length: count }, (_, each) => (
        <li key={each}>
          <button
            type="button"
            aria-label={interpolate(goToPhoto, { number: each + 1, count })}
            aria-current={each === index || undefined}
            onClick={() => onChoose(each)}
          />
        </li>
      ))}
    </ul>
  )
}
