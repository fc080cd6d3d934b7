import css from './offer-line.module.css'
import type { OfferTexts } from './product-teaser.ts'

/** Price and availability of a product; renders nothing if neither is set. */
export function OfferLine({ offer, className }: { offer?: OfferTexts; className?: string }) {
  if (offer === undefined) return null
  const { price, before, availability, soldAction } = offer
  return (
    <p className={`${css.root} ${className ?? ''}`} data-clear-of-chat="">
      {price !== undefined && (
        <strong className={soldAction && css.past}>
          <span className="vh">Price: </span>
          {price}
        </strong>
      )}
      {before !== undefined && (
        <s>
          <span className="vh">, before: </span>
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
