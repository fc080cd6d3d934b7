import { offerLabels } from '../../../domain/labels/offer-labels.ts'
import { interpolate } from '../../../domain/text/interpolation.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLabels } from '../content/labels.ts'
import css from './heart-button.module.css'
import { toggleInShortlist, useShortlist } from './shortlist.ts'
import type { StoredProduct } from './stored-products.ts'

/** Adds a product to the visitor's shortlist or removes it. */
export function HeartButton({ product }: { product: StoredProduct }) {
  const isListed = useShortlist().some(({ _id }) => _id === product._id)
  const { shortlistProduct } = useLabels('offer', offerLabels)
  return (
    <button
      className={`${css.root} needs-script`}
      type="button"
      aria-pressed={isListed}
      aria-label={interpolate(shortlistProduct, { name: product.name })}
      onClick={() => toggleInShortlist(product)}
    >
      <Icon name={isListed ? 'heart-filled' : 'heart'} />
    </button>
  )
}
