import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { format } from '../../../domain/text/message.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLabels } from '../content/texts.ts'
import notice from '../layout/overlays.module.css'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import css from './heart-button.module.css'
import { listedOf } from './listed-products.ts'
import { MAX_SHORTLIST, toggleInShortlist, useShortlist } from './shortlist.ts'

interface HeartButtonProps {
  /** Its path has the selection that the shortlist keeps. */
  product: Pick<ProductTeaser, '_id' | 'path' | 'name'>
}

/** Adds a product to the visitor's shortlist or removes it; says so if the list is full. */
export function HeartButton({ product }: HeartButtonProps) {
  const isListed = useShortlist().some(({ _id }) => _id === product._id)
  const { shortlistProduct, shortlistFull } = useLabels('offer')
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    if (!isRefused) return
    // The next press takes the notice away; on touch screens the button has no focus to lose.
    const clear = () => setIsRefused(false)
    addEventListener('pointerdown', clear)
    return () => removeEventListener('pointerdown', clear)
  }, [isRefused])
  return (
    <>
      <button
        className={`${css.root} needs-script`}
        type="button"
        aria-pressed={isListed}
        aria-label={format(shortlistProduct, { name: product.name })}
        onClick={() => setIsRefused(!toggleInShortlist(listedOf(product)))}
        onBlur={() => setIsRefused(false)}
      >
        <Icon name={isListed ? 'heart-filled' : 'heart'} />
      </button>
      {isRefused &&
        createPortal(
          <p className={`${notice.notice} on-night`} role="alert">
            {format(shortlistFull, { count: MAX_SHORTLIST })}
          </p>,
          document.body,
        )}
    </>
  )
}
