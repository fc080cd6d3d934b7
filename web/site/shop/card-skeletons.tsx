import { SHOP_PAGE_SIZE } from '../../../domain/shop/product-list.ts'
import card from '../product-card/product-card.module.css'
import { SwingMark } from '../ui/swing-mark.tsx'
import css from './card-skeletons.module.css'
import list from './product-list.module.css'

/** Blanks as wide as a name and a category: words would be of one language. */
const NAME = '\u00a0'.repeat(20)
const NOTE = '\u00a0'.repeat(16)

export function CardSkeletons() {
  return (
    <ul className={list.root} aria-hidden="true">
      {Array.from({ length: SHOP_PAGE_SIZE }, (_, index) => (
        <li className={card.root} key={index}>
          <div className={card.link}>
            <div className={css.photo}>
              {index === 0 && <SwingMark width={64} isEndless className={css.mark} />}
            </div>
            <h2 className={card.name}>
              <span className={css.root}>{NAME}</span>
            </h2>
            <p className={card.note}>
              <span className={css.root}>{NOTE}</span>
            </p>
          </div>
          <div className={css.buy} />
        </li>
      ))}
    </ul>
  )
}
