import { z } from 'zod'
import { offeredChoice } from '../api/offered-choice.ts'
import { MAX_PRODUCT_CHOICES } from '../choices/offered-choice.ts'
import { type FieldErrors, message } from '../messages/api-message.ts'
import { hundredthsOf, readDecimal } from '../money/decimal.ts'
import { availabilities } from '../shop/availability.ts'
import { defineContent } from './content-type.ts'
import { list } from './fields/list-field.ts'
import { images } from './fields/media-fields.ts'
import { boolean } from './fields/number-fields.ts'
import { records } from './fields/records-field.ts'
import { entryIds, id, reference, references } from './fields/reference-fields.ts'
import { decimal, line, longText, moment, option } from './fields/text-field.ts'

export const product = defineContent({
  table: 'product',
  path: '/ourCategoriesItems',
  keys: { list: 'categoryItemData', one: 'categoryItemData' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  single: false,
  queried: true,
  newest: 'first',
  labels: { one: 'Product', many: 'Products' },
  title: 'name',
  page: 'product',
  fields: {
    name: line({ label: 'Name' }),
    description: longText({ label: 'Description' }),
    tags: list({ label: 'Tags' }),
    height: line({ label: 'Height', isSameInAllLanguages: true }),
    width: line({ label: 'Width', isSameInAllLanguages: true }),
    length: line({ label: 'Length', isSameInAllLanguages: true }),
    material: line({ label: 'Material' }),
    warranty: line({ label: 'Warranty' }),
    hangingSet: line({ label: 'Hanging Set' }),
    cushion: line({ label: 'Cushion' }),
    maintenance: list({ label: 'Maintenance' }),
    customizationAvailable: line({ label: 'Customization Available' }),
    additionalInformation: list({ label: 'Additional Information' }),
    images: images({
      label: 'Images',
      values: { unknown: 'products.unknownPictureValue' },
    }),
    isDisplaingInSomethingUnique: boolean({ label: 'Show in Something Unique' }),
    createdBy: reference({ label: 'Category', to: 'category' }),
    availability: option({
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
    }),
    /** As written; see `resolveChoices` for what visitors get. */
    choices: records({
      label: 'Choices',
      entries: {
        choice: id({ label: 'Choice', to: 'choice' }),
        values: entryIds({
          label: 'Values',
          of: 'choice',
          list: 'values',
          unknown: 'choices.unknownValue',
        }),
      },
      max: MAX_PRODUCT_CHOICES,
      tooMany: 'products.tooManyChoices',
      unique: { field: 'choice', duplicate: 'products.choiceTwice' },
      isPrivate: true,
      visitorResponse: z.array(offeredChoice),
    }),
    visibility: option({
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
function findPriceErrors({ price, salePrice }: Record<string, unknown>): FieldErrors {
  if (salePrice === '') return {}
  const [lower, higher] = [amountOf(salePrice), amountOf(price)]
  if (lower !== null && higher !== null && lower < higher) return {}
  return { salePrice: message('products.saleNotLower') }
}

/** Amount in hundredths; null if empty or invalid. */
function amountOf(value: unknown): number | null {
  const decimal = typeof value === 'string' ? readDecimal(value) : null
  return decimal === null ? null : hundredthsOf(decimal)
}
