import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { shortlistMessage } from '../../../domain/chat/shortlist-chat.ts'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { useCloseOnBack } from '../../ui/open-layers.tsx'
import photo from '../../ui/photo.module.css'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { choicesOfQuery } from '../chat/enquiry-tracking.ts'
import { pageUrl, useSite } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import {
  CompareBox,
  CompareLink,
  type CompareSelection,
  useCompareSelection,
} from './compare-selection.tsx'
import { type ListedProduct, listedOf } from './listed-products.ts'
import {
  clearShortlist,
  MAX_SHORTLIST,
  removeFromShortlist,
  restoreToShortlist,
  shortlist,
  useShortlist,
} from './shortlist.ts'
import css from './shortlist-panel.module.css'
import { shortlistAddress } from './shortlist-url.ts'
import { type ListEntry, ListFailure, useCurrentProducts } from './use-current-products.tsx'

/**
 * Shortlist panel at the right edge of the screen: links to the products, and a chat about them.
 */
export function ShortlistPanel({ onClose }: { onClose: () => void }) {
  const { texts } = useSite()
  const labels = useLabels('panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  // Removing an entry also removes the focused button, so the focus moves to the heading.
  const { undo, remove, clear, undoRemoval } = useRemovals(() => heading.current?.focus())
  const { entries, hasFailed, retry } = useCurrentProducts(shortlist)
  const products = entries.flatMap(({ teaser }) => teaser ?? [])
  const comparing = useCompareSelection(products)

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])

  const close = () => dialog.current?.close()
  useCloseOnBack(true, close)
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
            {texts.shortlist}
          </h2>
          <button
            className={`${iconButton.root} ${css.close}`}
            type="button"
            aria-label={labels.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className={css.undo} role="status">
          {undo !== null && (
            <>
              <span>{undo.text}</span>
              <button className={css.plain} type="button" onClick={undoRemoval}>
                {texts.undo}
              </button>
            </>
          )}
        </p>
        {entries.length === 0 && !hasFailed && <Empty onLeave={close} />}
        <Products entries={entries} comparing={comparing} onRemove={remove} onLeave={close} />
        {hasFailed && <ListFailure className={css.empty} onRetry={retry} />}
        {products.length > 0 && <Acts products={products} comparing={comparing} onClear={clear} />}
      </div>
    </dialog>
  )
}

interface Undo {
  text: string
  removed: readonly ListedProduct[]
  /** Number of products behind the removed ones. */
  older: number
}

/** Removal of products, with undo of the last one. `settle` is called after each action. */
function useRemovals(settle: () => void) {
  const { texts } = useSite()
  const { shortlistFull } = useLabels('offer')
  const listed = useShortlist()
  const [undo, setUndo] = useState<Undo | null>(null)
  return {
    undo,
    remove(product: ProductTeaser) {
      const text = format(texts.shortlistRemoved, { name: product.name })
      const at = listed.findIndex(({ _id }) => _id === product._id)
      setUndo({ text, removed: listed.slice(at, at + 1), older: listed.length - 1 - at })
      removeFromShortlist(product._id)
      settle()
    },
    clear() {
      setUndo({ text: texts.shortlistCleared, removed: listed, older: 0 })
      clearShortlist()
      settle()
    },
    undoRemoval() {
      const isFull = undo !== null && !restoreToShortlist(undo.removed, undo.older)
      const text = format(shortlistFull, { count: MAX_SHORTLIST })
      setUndo(isFull ? { ...undo, text } : null)
      settle()
    },
  }
}

interface RowProps {
  comparing: CompareSelection
  onRemove: (product: ProductTeaser) => void
  onLeave: () => void
}

function Products({ entries, ...props }: RowProps & { entries: readonly ListEntry[] }) {
  return (
    <ul className={css.list}>
      {entries.map(({ _id, teaser }) => (
        <li key={_id}>{teaser ? <Product product={teaser} {...props} /> : <Skeleton />}</li>
      ))}
    </ul>
  )
}

function Product({ product, comparing, onRemove, onLeave }: RowProps & { product: ProductTeaser }) {
  const labels = useLabels('panel')
  return (
    <>
      <CompareBox product={product} comparing={comparing} />
      <PageLink className={css.row} to={product.path} onClick={onLeave}>
        <Photo picture={product.picture} sizes="72px" srcsetKind="small" alt="" />
        <span>
          {product.name}
          {product.choiceLines?.map((line) => (
            <p key={line} className={css.offer}>
              {line}
            </p>
          ))}
          <OfferLine offer={product.offer} className={css.offer} />
        </span>
      </PageLink>
      <button
        className={`${iconButton.root} ${css.close}`}
        type="button"
        aria-label={format(labels.remove, { name: product.name })}
        onClick={() => onRemove(product)}
      >
        <Icon name="close" small />
      </button>
    </>
  )
}

/** As high as a product with a name and a price. */
function Skeleton() {
  return (
    <div className={css.row} aria-hidden="true">
      <div className={photo.root} />
      <span className={css.blank} />
    </div>
  )
}

interface ActsProps {
  products: readonly ProductTeaser[]
  comparing: CompareSelection
  onClear: () => void
}

function Acts({ products, comparing, onClear }: ActsProps) {
  const site = useSite()
  const { chat, chatWords, texts } = site
  const message = shortlistMessage(
    products.map((product) => ({
      name: product.name,
      choiceLines: product.choiceLines,
      url: pageUrl(site, product.path),
    })),
    chat.shortlist,
    chatWords,
  )
  const listed = products.map(listedOf)
  return (
    <div className={css.foot}>
      <EnquiryLink
        className={`${button.chat} ${button.large}`}
        source="shortlist"
        products={products.map(({ _id }) => _id)}
        choices={listed.flatMap(({ _id, query }) => choicesOfQuery(_id, query))}
        message={message}
      >
        <Icon name="chat" />
        {products.length === 1
          ? texts.shortlistAskOne
          : format(texts.shortlistAsk, { count: products.length })}
      </EnquiryLink>
      <CompareLink comparing={comparing} />
      <div className={css.ends}>
        <ShareButton className={css.plain} title={texts.shortlist} path={shortlistAddress(listed)}>
          {texts.shortlistSend}
        </ShareButton>
        <button className={css.plain} type="button" onClick={onClear}>
          {texts.shortlistClear}
        </button>
      </div>
    </div>
  )
}

function Empty({ onLeave }: { onLeave: () => void }) {
  const { texts } = useSite()
  return (
    <div className={css.empty}>
      <Icon name="heart-thin" />
      <p>{texts.shortlistEmpty}</p>
      <PageLink className={button.line} to={addresses.shop} onClick={onLeave}>
        {texts.allProducts}
      </PageLink>
    </div>
  )
}
