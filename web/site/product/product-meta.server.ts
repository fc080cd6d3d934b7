import type { MetaDescriptor } from 'react-router'
import type { OfferedChoice } from '../../../domain/choices/offered-choice.ts'
import {
  describeSelection,
  photographedValues,
  type Selection,
  selectionLines,
  selectionQuery,
  sortBySelection,
  type ValueSelection,
  valueProductId,
} from '../../../domain/choices/selection.ts'
import { jpegUrl, type Picture } from '../../../domain/media/media.ts'
import { addSurcharges } from '../../../domain/money/price.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import {
  breadcrumbFacts,
  jsonLd,
  languageFacts,
  type MetaTexts,
  pageHead,
} from '../content/page-meta.server.ts'
import { pageUrl } from '../content/site.ts'
import type { Site } from '../content/site-data.server.ts'
import type { OfferFacts } from './offer-data.server.ts'
import type { ProductView } from './product-page.server.ts'

/** Choices of a product, the selection in its address, and its texts for search engines. */
export interface ChosenFacts {
  choices: readonly OfferedChoice[]
  selection: Selection
  own: MetaTexts
}

/** Meta tags and structured data of a product page. Its canonical URL has no selection. */
export function productHead(
  site: Site,
  product: ProductView,
  offer: OfferFacts | null,
  chosen: ChosenFacts,
): MetaDescriptor[] {
  const { _id, path, name, category, fullMaterial, pictures } = product
  const { selection, own } = chosen
  const named = (title: string) =>
    [title, ...describeSelection(selection).map(({ value }) => value)].join(', ')
  const described = (text: string) =>
    [...selectionLines(selection).map((line) => `${line}.`), text].join(' ')
  const summary =
    product.description || `${[name, category, fullMaterial].filter(Boolean).join(', ')}.`
  const [picture] = sortBySelection(pictures, selection)
  const head = pageHead(site, {
    title: named(name),
    description: described(summary),
    own: {
      metaTitle: own.metaTitle && named(own.metaTitle),
      metaDescription: own.metaDescription && described(own.metaDescription),
    },
    path,
    sharedPath: path + selectionQuery(selection),
    image: picture,
    preview: `/preview/product/${_id}.jpg${previewQuery(picture, selection)}`,
    facts: productFacts(site, product, offer, chosen),
  })
  return [...head, ...priceTags(offer && offerOf(offer, selection))]
}

/** Names the value that a photo shows, if it was chosen. */
function previewQuery(picture: Picture | undefined, selection: Selection): string {
  const isChosen = selection.some(({ value }) => value !== null && value._id === picture?.value)
  return isChosen ? `?value=${picture?.value}` : ''
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
 * Structured data of a product, the same whatever is chosen. Without an offer it is not a
 * `Product`, for which search engines require a price, rating or offer: such prices are agreed in
 * the chat. With photographed values it is a group of one product each.
 */
function productFacts(
  site: Site,
  product: ProductView,
  offer: OfferFacts | null,
  { choices }: ChosenFacts,
): object[] {
  const { path, name, category, categoryPath, pictures } = product
  const url = pageUrl(site, path)
  const description = product.description || undefined
  const images = imagesOf(site, pictures)
  const values = offer === null ? [] : photographedValues(choices, pictures)
  const facts = { name, url, description, image: images }
  return [
    breadcrumbFacts(site, [
      { name: site.texts.menuProducts, path: addresses.shop },
      ...(categoryPath === '' ? [] : [{ name: category, path: categoryPath }]),
      { name, path },
    ]),
    jsonLd('ItemPage', {
      url,
      name,
      ...languageFacts(site),
      description,
      primaryImageOfPage: images?.[0],
      mainEntity:
        offer === null
          ? { '@type': 'Thing', ...facts }
          : values.length === 0
            ? { '@type': 'Product', ...facts, offers: { ...offer, url } }
            : {
                '@type': 'ProductGroup',
                ...facts,
                productGroupID: product._id,
                variesBy: 'https://schema.org/color',
                hasVariant: values.map((value) => variantFacts(site, product, offer, value)),
              },
    }),
  ]
}

function variantFacts(site: Site, product: ProductView, offer: OfferFacts, chosen: ValueSelection) {
  const [{ value }] = chosen
  const pictures = product.pictures.filter((picture) => picture.value === value._id)
  const url = pageUrl(site, product.path + selectionQuery(chosen))
  return {
    '@type': 'Product',
    sku: valueProductId(product._id, value._id),
    name: `${product.name}, ${value.name}`,
    url,
    color: value.name,
    image: imagesOf(site, pictures),
    offers: {
      ...offerOf(offer, chosen),
      ...(!value.isAvailable && { availability: 'https://schema.org/OutOfStock' }),
      url,
    },
  }
}

/** The offer with the surcharges of a selection. */
function offerOf(offer: OfferFacts, selection: Selection): OfferFacts {
  return { ...offer, price: addSurcharges(offer.price, selection) }
}

function imagesOf(site: Site, pictures: readonly Picture[]): string[] | undefined {
  const urls = pictures.map((picture) => site.origin + jpegUrl(picture))
  return urls.length === 0 ? undefined : urls
}
