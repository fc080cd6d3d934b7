import { useEffect, useRef } from 'react'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import card from '../../ui/card.module.css'
import { Icon } from '../../ui/icon.tsx'
import track from '../../ui/slider.module.css'
import { tokenKey } from '../../ui/token-storage-key.ts'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { useLocalPath } from '../content/language.ts'
import { NeedsServer } from '../content/page-output.tsx'
import type { Site } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { ProductSearchField } from '../search/product-search-field.tsx'
import { shortlist } from '../shortlist/shortlist.ts'
import { recents, removeProduct } from '../shortlist/stored-list.ts'
import { readStored } from '../ui/browser-storage.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './error-page.module.css'
import { ErrorFrame } from './error-page.tsx'
import type { LostPage } from './not-found-data.server.ts'

const sizes = '(min-width:1336px)394px,(min-width:1024px)30vw,(min-width:768px)46vw,92vw'

interface NotFoundProps extends LostPage {
  site: Site | undefined
}

/** Not found page (404), for pages, products and categories. */
export default function NotFound({ site, texts, product }: NotFoundProps) {
  const missingId = product?.id ?? null
  useEffect(() => {
    if (missingId === null) return
    void redirectToAdminPreview(missingId)
    for (const list of [shortlist, recents]) removeProduct(list, missingId)
  }, [missingId])
  return (
    <>
      <ErrorFrame
        site={site}
        name={texts.lostName}
        eyebrow={texts.lostEyebrow}
        title={texts.lostTitle}
        text={product === null ? texts.lostText : texts.lostProductText}
      >
        {site !== undefined && (
          <>
            <Search texts={texts} />
            <RecoveryLinks site={site} texts={texts} product={product} />
            <Categories categories={site.categories} />
          </>
        )}
      </ErrorFrame>
      {product !== null && product.pieces.length > 0 && (
        <Pieces
          title={product.isSimilar ? texts.lostSimilar : texts.lostNewest}
          pieces={product.pieces}
        />
      )}
    </>
  )
}

function Search({ texts }: Pick<LostPage, 'texts'>) {
  const field = useRef<HTMLInputElement>(null)
  const localPath = useLocalPath()
  return (
    <NeedsServer>
      <form className={css.search} action={localPath(addresses.shop)}>
        <ProductSearchField field={field} placeholder={texts.searchHint} />
        <button className={button.ink} type="submit">
          {texts.searchAction}
        </button>
      </form>
    </NeedsServer>
  )
}

function RecoveryLinks({ site, texts, product }: LostPage & { site: Site }) {
  const category = product?.category ?? null
  return (
    <div className={css.ways}>
      {product !== null && (
        <EnquiryLink
          className={button.chat}
          source="product"
          message={product.message}
          address={product.address}
        >
          <Icon name="chat" small />
          {texts.lostAsk}
        </EnquiryLink>
      )}
      {category === null ? (
        <PageLink className={button.ink} to={addresses.shop}>
          {site.texts.allProducts}
        </PageLink>
      ) : (
        <PageLink className={button.ink} to={category.path}>
          {format(texts.lostCategory, { category: category.name })}
        </PageLink>
      )}
      <PageLink className={button.line} to={addresses.home}>
        {site.texts.menuHome}
      </PageLink>
    </div>
  )
}

function Categories({ categories }: Pick<Site, 'categories'>) {
  const { otherPlaces } = useLabels('lost')
  const langOf = useFieldLanguage()
  if (categories.length === 0) return null
  return (
    <nav aria-label={otherPlaces}>
      <ul className={css.links}>
        {categories.slice(0, 6).map(({ path, name, ...rest }) => (
          <li key={path}>
            <PageLink className={button.grow} to={path} lang={langOf(rest, 'name')}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pieces({ title, pieces }: { title: string; pieces: ProductTeaser[] }) {
  return (
    <section className="section section--sand" aria-labelledby="pieces-h">
      <div className="wrap">
        <SectionHeader id="pieces-h" title={title} />
        <ul className={track.root}>
          {pieces.map((piece) => (
            <li key={piece._id}>
              <Piece piece={piece} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Piece({ piece }: { piece: ProductTeaser }) {
  const { path, name, picture, material, offer } = piece
  const langOf = useFieldLanguage()
  return (
    <PageLink className={card.root} to={path}>
      <Photo picture={picture} sizes={sizes} alt="" />
      <div className={card.row}>
        <h3 lang={langOf(piece, 'name')}>{name}</h3>
        {material !== '' && <span lang={langOf(piece, 'material')}>{material}</span>}
      </div>
      <OfferLine offer={offer} />
    </PageLink>
  )
}

/**
 * Redirects signed-in administrators from a product that visitors cannot see to its private
 * preview. Does nothing for visitors, or if the product does not exist.
 */
async function redirectToAdminPreview(id: string): Promise<void> {
  const token = readStored(tokenKey)
  if (!token || id === '') return
  try {
    const response = await fetch(`/api/ourCategoriesItems/${encodeURIComponent(id)}/preview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'own' }),
    })
    if (!response.ok) return
    const { url }: { url: string } = await response.json()
    location.replace(new URL(url).pathname)
  } catch {
    // The not found page stays.
  }
}
