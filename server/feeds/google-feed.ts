import { escapeXml } from '../kernel/xml.ts'
import { cut, type FeedItem, type FeedShop } from './feed-item.ts'

/** The products for Google Merchant Center: RSS 2.0 with its namespace. */
export const googleFeed = {
  type: 'application/xml; charset=utf-8',
  start: ({ brand, origin }: FeedShop) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${[
      element('title', brand),
      element('link', origin),
      element('description', 'Products'),
    ].join('')}\n`,
  items: (items: FeedItem[]) => items.map(writeItem).join(''),
  end: () => '</channel></rss>\n',
}

const MAX_FURTHER_IMAGES = 10

function writeItem(item: FeedItem): string {
  const { images, salePrice, saleTimes, productType, groupId, colour } = item
  const [cover = '', ...further] = images
  const elements = [
    element('g:id', item.id),
    ...(groupId === ''
      ? []
      : [element('g:item_group_id', groupId), element('g:color', cut(colour, 100))]),
    element('g:title', cut(item.title, 150)),
    element('g:description', cut(item.description, 5_000)),
    element('g:link', item.link),
    element('g:image_link', cover),
    ...further
      .slice(0, MAX_FURTHER_IMAGES)
      .map((image) => element('g:additional_image_link', image)),
    element('g:availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    element('g:price', item.price),
    ...(salePrice === '' ? [] : [element('g:sale_price', salePrice)]),
    ...(saleTimes === null
      ? []
      : [element('g:sale_price_effective_date', `${saleTimes.start}Z/${saleTimes.end}Z`)]),
    element('g:condition', 'new'),
    element('g:brand', cut(item.brand, 70)),
    // Handmade products have neither GTIN nor MPN.
    element('g:identifier_exists', 'no'),
    ...(productType === '' ? [] : [element('g:product_type', cut(productType, 750))]),
  ]
  return `<item>${elements.join('')}</item>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
