import { data, type RouterContextProvider } from 'react-router'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { readProductChats } from '../chat/product-chat.server.ts'
import { useLocalPath } from '../content/language.ts'
import { pageHead } from '../content/page-meta.server.ts'
import { useSite } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { useLabels, useTexts } from '../content/texts.ts'
import { revalidatesPage } from '../layout/revalidation.ts'
import { readCardSwatches } from '../product/choices/swatches.server.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { secondPhotoOf, toPricedTeaser } from '../product-card/priced-teaser.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import list from '../shop/product-list.module.css'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageBanner } from '../ui/page-banner.tsx'
import type { Route } from './+types/shared-shortlist.ts'
import { compareAddress, MAX_COMPARED, shortlistAddress } from './list-addresses.ts'
import { ListEnquiry } from './list-enquiry.tsx'
import { type ListedProduct, listedOf, readListedProducts } from './listed-products.ts'
import { readSelectedProducts } from './selected-products.server.ts'
import { MAX_SHORTLIST } from './shortlist.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const listed = readListedProducts(url.searchParams, MAX_SHORTLIST)
  const [site, texts, { cardAction }, products] = await Promise.all([
    readSite(context),
    readTexts(context, 'sentShortlist'),
    readTexts(context, 'shop'),
    readCards(context, listed),
  ])
  const head = pageHead(site, {
    title: texts.sentTitle,
    description: texts.sentText,
    path: shortlistAddress(products.map(listedOf)),
    image: products[0]?.picture,
    isIndexed: false,
  })
  const isGone = listed.length > 0 && products.length === 0
  return data({ products, texts: { ...texts, cardAction }, head }, { status: isGone ? 404 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

/** Shortlist that somebody sent; the visitor's own list stays as it is. */
export default function SharedShortlist({ loaderData: { products, texts } }: Route.ComponentProps) {
  const { menuProducts } = useSite().texts
  const { products: label } = useLabels('list')
  return (
    <>
      <PageBanner
        title={texts.sentTitle}
        tagline={texts.sentText}
        photo={null}
        trail={[{ name: menuProducts, to: addresses.shop }, { name: texts.sentTitle }]}
      />
      <section className={list.sent} aria-label={label}>
        <div className="wrap">
          {products.length === 0 ? (
            <EmptyPage title={texts.sentNone} text={texts.sentNoneText} />
          ) : (
            <>
              <Actions products={products} />
              <ul className={list.root}>
                {products.map((product, index) => (
                  <ProductCard
                    key={product._id}
                    product={product}
                    {...noteOf(product)}
                    isEager={index === 0}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
    </>
  )
}

/** Selection of a product; otherwise its category or material. */
function noteOf({ choiceLines, category, material }: ProductTeaser) {
  if (choiceLines !== undefined) return { note: choiceLines.join(', ') }
  return category === ''
    ? { note: material, noteField: 'material' as const }
    : { note: category, noteField: 'category' as const }
}

async function readCards(
  context: Readonly<RouterContextProvider>,
  listed: readonly ListedProduct[],
) {
  const [products, shop, chats] = await Promise.all([
    readSelectedProducts(context, listed),
    readOfferFormat(context),
    readProductChats(context),
  ])
  const records = products.map(({ record }) => record)
  const swatchesOf = await readCardSwatches(context, records)
  return products.map((product) => {
    const { record, selection } = product
    const chat = chats.ofCard(record, product)
    const second = selection.length === 0 ? secondPhotoOf(record) : {}
    const teaser = {
      ...toPricedTeaser(record, shop, product),
      ...second,
      ...swatchesOf(record),
    }
    return { ...teaser, ...(chat !== undefined && { chat }) }
  })
}

function Actions({ products }: { products: ProductTeaser[] }) {
  const localPath = useLocalPath()
  const { sentCompare } = useTexts<'sentShortlist'>()
  return (
    <div className={list.actions}>
      <ListEnquiry products={products} source="shortlist" />
      {products.length > 1 && products.length <= MAX_COMPARED && (
        <a className={button.line} href={localPath(compareAddress(products.map(listedOf)))}>
          {format(sentCompare, { count: products.length })}
        </a>
      )}
    </div>
  )
}
