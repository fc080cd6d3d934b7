import { useRef, useState } from 'react'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import photo from '../../ui/photo.module.css'
import { useLocalPath } from '../content/language.ts'
import { useSite } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { compareAddress, MAX_COMPARED, shortlistAddress } from './list-addresses.ts'
import { ListEnquiry } from './list-enquiry.tsx'
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
import { type ListEntry, ListFailure, useCurrentProducts } from './use-current-products.tsx'

/**
 * Shortlist panel at the right edge of the screen: links to the products, and a chat about them.
 */
export function ShortlistPanel({ onClose }: { onClose: () => void }) {
  const { texts } = useSite()
  const labels = useLabels('panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Removing an entry also removes the focused button, so the focus moves to the heading.
  const { undo, remove, clear, undoRemoval } = useRemovals(() => heading.current?.focus())
  const { entries, hasFailed, retry } = useCurrentProducts(shortlist)
  const products = entries.flatMap(({ teaser }) => teaser ?? [])
  const comparing = useCompareSelection(products)

  const close = () => dialog.current?.close()
  return (
    <Dialog
      ref={dialog}
      title={texts.shortlist}
      heading={heading}
      closeLabel={labels.close}
      className={css.root}
      bodyClassName={css.body}
      onClose={onClose}
    >
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
    </Dialog>
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
        className={`${button.round} ${css.remove}`}
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
  const { texts } = useSite()
  return (
    <div className={css.foot}>
      <ListEnquiry products={products} source="shortlist" isLarge />
      <CompareLink comparing={comparing} />
      <div className={css.ends}>
        <ShareButton
          className={css.plain}
          title={texts.shortlist}
          path={shortlistAddress(products.map(listedOf))}
        >
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

interface CompareSelection {
  /** Path of the comparison. */
  path: string
  /** Ids of the products to compare. */
  ids: string[]
  /** Null if the whole list fits into the comparison. */
  toggle: ((id: string) => void) | null
}

/** Products of the list to compare: the first ones, until the visitor selects others. */
function useCompareSelection(products: readonly ProductTeaser[]): CompareSelection {
  const [chosen, setChosen] = useState<string[] | null>(null)
  const listed = products.map(({ _id }) => _id)
  const wanted = chosen ?? listed
  const ids = listed.filter((id) => wanted.includes(id)).slice(0, MAX_COMPARED)
  const path = compareAddress(products.filter(({ _id }) => ids.includes(_id)).map(listedOf))
  if (listed.length <= MAX_COMPARED) return { path, ids: listed, toggle: null }
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return { path, ids, toggle }
}

interface CompareBoxProps {
  product: ProductTeaser
  comparing: CompareSelection
}

function CompareBox({ product: { _id, name }, comparing }: CompareBoxProps) {
  const { ids, toggle } = comparing
  const { compare } = useLabels('panel')
  if (toggle === null) return null
  const isChosen = ids.includes(_id)
  return (
    <label className={css.compare}>
      <input
        type="checkbox"
        aria-label={format(compare, { name })}
        checked={isChosen}
        disabled={!isChosen && ids.length >= MAX_COMPARED}
        onChange={() => toggle(_id)}
      />
    </label>
  )
}

/** Link to the comparison, if at least two products are selected. */
function CompareLink({ comparing: { path, ids, toggle } }: { comparing: CompareSelection }) {
  const { texts } = useSite()
  const localPath = useLocalPath()
  if (ids.length < 2 && toggle === null) return null
  return (
    <>
      {ids.length > 1 && (
        <a className={button.line} href={localPath(path)}>
          {format(texts.shortlistCompare, { count: ids.length })}
        </a>
      )}
      {toggle !== null && <p className={css.hint}>{texts.shortlistTick}</p>}
    </>
  )
}
