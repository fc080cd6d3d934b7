import { stringify } from 'csv-stringify/sync'
import { cut, type FeedItem } from './feed-item.ts'

/**
 * CSV catalogue for Facebook, Instagram and WhatsApp Business. Only a program reads it, so cells
 * are not guarded against spreadsheet formulas.
 */
export const metaFeed = {
  type: 'text/csv; charset=utf-8',
  start: () => stringify([Object.keys(columns)]),
  items: (items: FeedItem[]) =>
    stringify(items.map((item) => Object.values(columns).map((write) => write(item)))),
  end: () => '',
}

const MAX_FURTHER_IMAGES = 20

const columns: Record<string, (item: FeedItem) => string> = {
  id: ({ id }) => id,
  title: ({ title }) => cut(title, 150),
  description: ({ description }) => cut(description, 9_999),
  availability: ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }) => price,
  link: ({ link }) => link,
  image_link: ({ images: [cover = ''] }) => cover,
  brand: ({ brand }) => cut(brand, 100),
  additional_image_link: ({ images }) =>
    images
      .slice(1, 1 + MAX_FURTHER_IMAGES)
      .map((url) => url.replaceAll(',', '%2C'))
      .join(','),
  sale_price: ({ salePrice }) => salePrice,
  sale_price_effective_date: ({ saleTimes }) =>
    saleTimes === null ? '' : `${saleTimes.start}+00:00/${saleTimes.end}+00:00`,
  product_type: ({ productType }) => cut(productType, 750),
  item_group_id: ({ groupId }) => groupId,
  color: ({ colour }) => cut(colour, 200),
}
