import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { addresses } from '../../../domain/addresses.ts'
import { shortlistMessage } from '../../../domain/shortlist-chat.ts'
import { useBackCloses } from '../../ui/back-closes.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { EnquiryLink } from '../enquiry-link.tsx'
import { PageLink } from '../page-link.tsx'
import { Photo } from '../sections/photo.tsx'
import { useSite } from '../site.ts'
import { removeFromShortlist, replaceShortlist, useShortlist } from './shortlist.ts'
import css from './shortlist-panel.module.css'
import { pictureOf, type StoredProduct } from './stored-products.ts'

/** The products put aside, from the right edge of the screen: to look at again, or to ask about. */
export function ShortlistPanel({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  // The pressed button is gone afterwards, and the focus with it.
  const { products, undo, remove, clear, takeBack } = useRemovals(() => heading.current?.focus())

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])

  const close = () => dialog.current?.close()
  useBackCloses(true, close)
  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      className={css.root}
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={css.body}>
        <div className={css.head}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            Shortlist
          </h2>
          <button
            className={`${iconButton.root} ${css.close}`}
            type="button"
            aria-label="Close shortlist"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className={css.undo} role="status">
          {undo !== null && (
            <>
              <span>{undo.text}</span>
              <button className={css.plain} type="button" onClick={takeBack}>
                Undo
              </button>
            </>
          )}
        </p>
        {products.length === 0 ? (
          <Empty onLeave={close} />
        ) : (
          <>
            <Products products={products} onRemove={remove} onLeave={close} />
            <Acts products={products} onClear={clear} />
          </>
        )}
      </div>
    </dialog>
  )
}

interface Undo {
  text: string
  products: readonly StoredProduct[]
}

/** What is on the list, and a way back from the last removal. `settle` is called after each act. */
function useRemovals(settle: () => void) {
  const products = useShortlist()
  const [undo, setUndo] = useState<Undo | null>(null)
  return {
    products,
    undo,
    remove({ _id, name }: StoredProduct) {
      setUndo({ text: `${name} removed.`, products })
      removeFromShortlist(_id)
      settle()
    },
    clear() {
      setUndo({ text: 'Shortlist cleared.', products })
      replaceShortlist([])
      settle()
    },
    takeBack() {
      if (undo !== null) replaceShortlist(undo.products)
      setUndo(null)
      settle()
    },
  }
}

interface ProductsProps {
  products: readonly StoredProduct[]
  onRemove: (product: StoredProduct) => void
  onLeave: () => void
}

function Products({ products, onRemove, onLeave }: ProductsProps) {
  return (
    <ul className={css.list}>
      {products.map((product) => (
        <li key={product._id}>
          <PageLink to={addresses.product(product._id)} onClick={onLeave}>
            <Photo picture={pictureOf(product)} sizes="72px" ladder="small" alt="" />
            <span>{product.name}</span>
          </PageLink>
          <button
            className={`${iconButton.root} ${css.close}`}
            type="button"
            aria-label={`Remove ${product.name}`}
            onClick={() => onRemove(product)}
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Acts({ products, onClear }: { products: readonly StoredProduct[]; onClear: () => void }) {
  const { origin, chat } = useSite()
  const message = shortlistMessage(
    products.map(({ _id, name }) => ({ name, url: origin + addresses.product(_id) })),
    chat.shortlist,
  )
  return (
    <div className={css.foot}>
      <EnquiryLink
        className={`${button.chat} ${button.large}`}
        source="shortlist"
        products={products.map(({ _id }) => _id)}
        message={message}
      >
        <Icon name="chat" />
        {products.length === 1 ? 'Ask about it' : `Ask about all ${products.length}`} on WhatsApp
      </EnquiryLink>
      <button className={css.plain} type="button" onClick={onClear}>
        Clear shortlist
      </button>
    </div>
  )
}

function Empty({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={css.empty}>
      <Icon name="heart" />
      <p>
        Nothing here yet. Press the heart on a product to keep it here, then ask about all of them
        at once.
      </p>
      <PageLink className={button.line} to={addresses.shop} onClick={onLeave}>
        All products
      </PageLink>
    </div>
  )
}
