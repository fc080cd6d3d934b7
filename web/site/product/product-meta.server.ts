import type { MetaDescriptor } from 'react-router'
import type { Selection } from '../../../domain/choices/choice-selection.ts'
import type { OfferedChoice } from '../../../domain/choices/offered-choice.ts'
import { jpegUrl } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import type { Site } from '../content/site-data.server.ts'
import { breadcrumbFacts, jsonLd, pageHead } from '../seo/page-meta.server.ts'
import type { OfferFacts } from './offer-data.server.ts'
import type { ProductView } from './product-page.server.ts'

/** Choices of a product, and what an address selects of them. */
export interface ChosenFacts {
  choices: readonly OfferedChoice[]
  selection: Selection
}

/** Meta tags of a product page. */
export function productHead(
  site: Site,
  product: ProductView,
  offer: OfferFacts | null,
  _chosen: ChosenFacts,
): MetaDescriptor[] {
  const { _id, path, name, category, fullMaterial, picture } = product
  const description = product.description || undefined
  const head = pageHead(site, {
    title: name,
    description: description ?? `${[name, category, fullMaterial].filter(Boolean).join(', ')}.`,
    path,
    image: picture,
    preview: `/preview/product/${_id}.jpg`,
  })
  return [...head, ...priceTags(offer)]
}

/** Price of link previews, in the format of Facebook's catalogues. */
export function priceTags(offer: OfferFacts | null): MetaDescriptor[] {
  if (offer === null) return []
  return [
    { property: 'product:price:amount', content: offer.price },
    { property: 'product:price:currency', content: offer.priceCurrency },
  ]
}

/**
 * Structured data of a product. Without an offer it is not a `Product`, for which search engines
 * require a price, rating or offer: such prices are agreed in the chat.
 */
export function productFacts(
  site: Site,
  product: ProductView,
  offer: OfferFacts | null,
  _chosen: ChosenFacts,
): object[] {
  const { path, name, category, categoryPath, pictures } = product
  const url = site.origin + path
  const description = product.description || undefined
  const images = pictures.map((picture) => site.origin + jpegUrl(picture))
  const image = images.length === 0 ? undefined : images
  return [
    breadcrumbFacts(site, [
      { name: site.texts.menuProducts, path: addresses.shop },
      ...(categoryPath === '' ? [] : [{ name: category, path: categoryPath }]),
      { name, path },
    ]),
    jsonLd('ItemPage', {
      url,
      name,
      description,
      primaryImageOfPage: image?.[0],
      mainEntity:
        offer === null
          ? { '@type': 'Thing', name, url, description, image }
          : { '@type': 'Product', name, url, description, image, offers: { ...offer, url } },
    }),
  ]
}
