import { hundredthsOf, readDecimal } from '../money/decimal.ts'
import { availabilities } from '../shop/availability.ts'
import { defineContent } from './content-type.ts'
import {
  boolean,
  choice,
  decimal,
  images,
  line,
  list,
  longText,
  moment,
  reference,
  references,
} from './fields.ts'

export const product = defineContent({
  table: 'product',
  path: '/ourCategoriesItems',
  keys: { list: 'categoryItemData', one: 'categoryItemData' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  single: false,
  queried: true,
  newest: 'first',
  labels: { one: 'Product', many: 'Products', add: 'Add New Products', edit: 'Edit Product' },
  title: 'name',
  page: 'product',
  fields: {
    name: line({ label: 'Name' }),
    description: longText({ label: 'Description' }),
    tags: list({ label: 'Tags' }),
    height: line({ label: 'Height' }),
    width: line({ label: 'Width' }),
    length: line({ label: 'Length' }),
    material: line({ label: 'Material' }),
    warranty: line({ label: 'Warranty' }),
    hangingSet: line({ label: 'Hanging Set' }),
    cushion: line({ label: 'Cushion' }),
    maintenance: list({ label: 'Maintenance' }),
    customizationAvailable: line({ label: 'Customization Available' }),
    additionalInformation: list({ label: 'Additional Information' }),
    images: images({ label: 'Images' }),
    isDisplaingInSomethingUnique: boolean({ label: 'Show in Something Unique' }),
    createdBy: reference({ label: 'Category', to: 'category', unknown: 'Category not found' }),
    availability: choice({
      label: 'Availability',
      options: availabilities,
    }),
    availabilityNote: line({ label: 'Lead time or date' }),
    price: decimal({ label: 'Price' }),
    salePrice: decimal({ label: 'Sale price' }),
    /** May be past, and stands without a sale price: see `offeredAt`. */
    saleUntil: moment({ label: 'Sale until' }),
    priceIsFrom: boolean({ label: 'Show as “from” price' }),
    related: references({
      label: 'Related products',
      to: 'product',
      max: 12,
      unknown: 'Product not found',
    }),
    visibility: choice({
      label: 'Visibility',
      options: { live: 'Live', hidden: 'Hidden' },
      initial: 'live',
      neverEmpty: true,
      isPrivate: true,
    }),
    liveFrom: moment({ label: 'Shown from', isPrivate: true }),
    liveUntil: moment({ label: 'Shown until', isPrivate: true }),
  },
  findErrors: findPriceErrors,
})

/** A sale price requires a higher price. */
function findPriceErrors({ price, salePrice }: Record<string, unknown>): Record<string, string> {
  if (salePrice === '') return {}
  const [lower, higher] = [amountOf(salePrice), amountOf(price)]
  if (lower !== null && higher !== null && lower < higher) return {}
  return { salePrice: 'The sale price must be lower than the price.' }
}

/** Amount in hundredths; null if empty or invalid. */
function amountOf(value: unknown): number | null {
  const decimal = typeof value === 'string' ? readDecimal(value) : null
  return decimal === null ? null : hundredthsOf(decimal)
}
