import { category } from '../../../../domain/content/category.ts'
import { choice } from '../../../../domain/content/choice.ts'
import { itemReview } from '../../../../domain/content/item-review.ts'
import { product } from '../../../../domain/content/product.ts'
import { room } from '../../../../domain/content/room.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { choicesAddress } from '../../forms/choices/named-choices.ts'
import { describeScreens } from './screen-definition.ts'

export const categoryScreens = describeScreens(category, {
  address: '/admin/manage-store/categories',
  icon: 'store',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  sections: [
    { id: 'category', rows: [['name'], ['image'], ['description'], ['chatNumber'], ['pieceKind']] },
    { id: 'search', rows: [['metaTitle'], ['metaDescription']], hasSearchResult: true },
  ],
})

export const choiceScreens = describeScreens(choice, {
  address: choicesAddress,
  icon: 'swatches',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  sections: [
    { id: 'choice', rows: [['name'], ['kind'], ['help'], ['isFilter']] },
    { id: 'values', rows: [['values']], when: { field: 'kind', is: ['swatch', 'list'] } },
    { id: 'measure', rows: [['unit', 'min', 'max']], when: { field: 'kind', is: ['measure'] } },
  ],
  hints: { values: { bare: true } },
})

export const productScreens = describeScreens(product, {
  address: '/admin/manage-store/products',
  icon: 'store',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  below: ['import', 'photographs', 'sheet', 'view/:id'],
  referring: {
    category: { icon: 'box', found: (id) => `?category=${id}` },
    related: { icon: 'link', relation: 'relatedTo' },
    choices: { icon: 'swatches', relation: 'offeredOn' },
  },
  sections: [
    { id: 'photos', rows: [['images']] },
    {
      id: 'basics',
      rows: [
        ['name'],
        ['price', 'salePrice'],
        ['saleUntil'],
        ['priceIsFrom'],
        ['availability', 'availabilityNote'],
        ['category'],
      ],
    },
    {
      id: 'size',
      rows: [['length', 'width', 'height'], ['material'], ['hangingSet'], ['cushion']],
    },
    { id: 'choices', rows: [['choices']] },
    { id: 'words', rows: [['description'], ['tags'], ['isFeatured']] },
    { id: 'care', rows: [['warranty'], ['maintenance'], ['customizationAvailable']] },
    { id: 'more', rows: [['additionalInformation']] },
    { id: 'related', rows: [['related']] },
    { id: 'visibility', rows: [['visibility'], ['liveFrom', 'liveUntil']] },
    { id: 'search', rows: [['metaTitle'], ['metaDescription']], hasSearchResult: true },
  ],
  hints: {
    hangingSet: { rows: 2 },
    maintenance: { lines: true },
    additionalInformation: { lines: true, bare: true },
    choices: { bare: true },
    related: { bare: true },
  },
})

export const roomScreens = describeScreens(room, {
  address: '/admin/manage-store/rooms',
  icon: 'images',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  site: addresses.rooms,
  referring: { points: { icon: 'images', relation: 'shownIn' } },
  sections: [
    { id: 'room', rows: [['title'], ['content'], ['image']] },
    { id: 'points', rows: [['points']] },
    { id: 'visibility', rows: [['visibility']] },
  ],
  hints: { points: { bare: true } },
})

export const itemReviewScreens = describeScreens(itemReview, {
  address: '/admin/reviews',
  icon: 'star',
  part: 'site',
  group: 'manageStore',
  form: 'dialog',
  referring: { product: { icon: 'quote' } },
  sections: [{ id: 'review', rows: [['product'], ['name'], ['rating'], ['comment']] }],
})
