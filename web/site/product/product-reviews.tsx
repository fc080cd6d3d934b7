import { format } from '../../../domain/text/message.ts'
import { usePageLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import head from '../ui/section-header.module.css'
import type { ReviewView } from './product-page.server.ts'
import css from './product-reviews.module.css'

/** Reviews shown before the visitor expands the list. */
const INITIAL_REVIEWS = 4

interface ReviewsProps {
  reviews: ReviewView[]
  /** Mean of all ratings. */
  mean: string
}

export function Reviews({ reviews, mean }: ReviewsProps) {
  const texts = useTexts<'product'>()
  if (reviews.length === 0) return null
  const sum = reviews.length === 1 ? texts.reviewsOne : texts.reviewsMany
  const rest = reviews.slice(INITIAL_REVIEWS)
  return (
    <section className="section" aria-labelledby="reviews-h">
      <div className="wrap">
        <div className={head.root}>
          <div className={head.text}>
            <h2 id="reviews-h">{texts.reviewsTitle}</h2>
            <p className={css.sum}>
              <Star isLit />
              {format(sum, { mean, count: reviews.length })}
            </p>
          </div>
        </div>
        <ReviewList reviews={reviews.slice(0, INITIAL_REVIEWS)} />
        {rest.length > 0 && (
          <details className={css.more}>
            <summary>
              {rest.length === 1
                ? texts.reviewsMoreOne
                : format(texts.reviewsMore, { count: rest.length })}
            </summary>
            <ReviewList reviews={rest} />
          </details>
        )}
      </div>
    </section>
  )
}

function ReviewList({ reviews }: { reviews: ReviewView[] }) {
  const langOf = useFieldLanguage()
  return (
    <ul className={css.list}>
      {reviews.map((review) => (
        <li key={review._id}>
          <div className={css.by}>
            <Stars rating={review.rating} />
            <b>{review.name}</b>
            <time dateTime={review.createdAt}>{review.date}</time>
          </div>
          <p className={css.words} lang={langOf(review, 'comment')}>
            {review.comment}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Stars({ rating }: { rating: number }) {
  const labels = usePageLabels('product')
  return (
    <span className={css.stars} role="img" aria-label={format(labels.rating, { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} isLit={star <= rating} />
      ))}
    </span>
  )
}

function Star({ isLit }: { isLit: boolean }) {
  return (
    <svg className={css.star} viewBox="0 0 20 20" aria-hidden="true" data-lit={isLit || undefined}>
      <path d="m10 1.800 2.500 5.200 5.700.8-4.100 4 1 5.700L10 14.800l-5.100 2.700 1-5.700-4.100-4 5.700-.8Z" />
    </svg>
  )
}
