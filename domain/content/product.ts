import { z } from 'zod'
import { offeredChoice } from '../api/offered-choice.ts'
import { MAX_PRODUCT_CHOICES } from '../choices/offered-choice.ts'
import { type FieldErrors, message } from '../messages/api-message.ts'
import { hundredthsOf, readDecimal } from '../money/decimal.ts'
import { availabilities } from '../shop/availability.ts'
import { defineContent } from './content-type.ts'
import { list } from './fields/list-field.ts'
import { FULL_WIDTH, images } from './fields/media-fields.ts'
import { boolean } from './fields/number-fields.ts'
import { records } from './fields/records-field.ts'
import { entryIds, id, reference, references } from './fields/reference-fields.ts'
import { decimal, line, longText, moment, option } from './fields/text-field.ts'
import { limits } from './limits.ts'

export const product = defineContent({
  table: 'product',
  path: '/ourCategoriesItems',
  key: 'categoryItemData',
  wireNames: { category: 'createdBy', isFeatured: 'isDisplaingInSomethingUnique' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  queried: true,
  newest: 'first',
  labels: { one: 'Product', many: 'Products' },
  title: 'name',
  page: 'product',
  fields: {
    name: line({}),
    description: longText({}),
    tags: list({}),
    height: line({ isSameInAllLanguages: true }),
    width: line({ isSameInAllLanguages: true }),
    length: line({ isSameInAllLanguages: true }),
    material: line({}),
    warranty: line({}),
    hangingSet: line({}),
    cushion: line({}),
    maintenance: list({}),
    customizationAvailable: line({}),
    additionalInformation: list({}),
    images: images({ values: { unknown: 'products.unknownPictureValue' }, goodWidth: FULL_WIDTH }),
    isFeatured: boolean({}),
    category: reference({ to: 'category' }),
    availability: option({ options: availabilities }),
    availabilityNote: line({}),
    price: decimal({}),
    salePrice: decimal({}),
    /** May be past, or set without a sale price: see `offeredAt`. */
    saleUntil: moment({}),
    priceIsFrom: boolean({}),
    related: references({
      to: 'product',
      max: 12,
    }),
    /** As written; see `resolveChoices` for what visitors get. */
    choices: records({
      entries: {
        choice: id({ to: 'choice' }),
        values: entryIds({
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
      options: { live: 'Live', hidden: 'Hidden' },
      initial: 'live',
      neverEmpty: true,
      isPrivate: true,
    }),
    liveFrom: moment({ isPrivate: true }),
    liveUntil: moment({ isPrivate: true }),
    /** Title and description for search engines, in place of the page's own. */
    metaTitle: line({ max: limits.metaTitle }),
    metaDescription: longText({ max: limits.metaDescription }),
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
