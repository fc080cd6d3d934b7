import { shopPageSize } from '../../../domain/shop.ts'

/** The shapes of the cards that are on their way. */
export function CardSkeletons() {
  return (
    <ul className="products" aria-hidden="true">
      {Array.from({ length: shopPageSize }, (_, index) => (
        <li className="product" key={index}>
          <div className="product__link">
            <div className="skeleton photo" />
            <h2>
              <span className="skeleton">Name of it</span>
            </h2>
            <p>
              <span className="skeleton">Category</span>
            </p>
          </div>
          <div className="skeleton buy">&nbsp;</div>
        </li>
      ))}
    </ul>
  )
}
