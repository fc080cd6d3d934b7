import { useLabels } from '../content/texts.ts'
import css from './offer-line.module.css'
import type { OfferTexts } from './product-teaser.ts'

interface OfferLineProps {
  offer?: OfferTexts | undefined
  /** The product page's own, below its name. */
  isLarge?: boolean
  className?: string | undefined
}

/** Price and availability, for the place below a product's name; nothing if neither is set. */
export function OfferLine({ offer, isLarge = false, className = '' }: OfferLineProps) {
  const labels = useLabels('offer')
  if (offer === undefined) return null
  const { price, before, availability, soldAction } = offer
  return (
    <p className={`${isLarge ? css.large : css.root} ${className}`} data-clear-of-chat="">
      {price !== undefined && (
        <strong className={soldAction && css.past}>
          <span className="vh">{labels.price}</span>
          {price}
        </strong>
      )}
      {before !== undefined && (
        <s>
          <span className="vh">{labels.before}</span>
          {before}
        </s>
      )}
      {availability !== undefined && (
        <span className={css.badge}>
          {price !== undefined && <span className="vh">, </span>}
          {availability}
        </span>
      )}
    </p>
  )
}
