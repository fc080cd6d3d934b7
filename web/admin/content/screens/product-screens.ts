import { product } from '../../../../domain/content/product.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const productScreens = describeScreens(product, {
  address: '/admin/manage-store/products',
  icon: 'store',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  below: ['import', 'photographs', 'sheet', 'view/:id'],
  referring: {
    createdBy: { icon: 'box', found: (id) => `?category=${id}` },
    related: { icon: 'link', relation: 'relatedTo' },
    choices: { icon: 'swatches', relation: 'offeredOn' },
  },
  layout: layOut(product, {
    sections: [
      {
        id: 'photos',
        rows: [['images']],
      },
      {
        id: 'basics',
        rows: [
          ['name'],
          ['price', 'salePrice'],
          ['saleUntil'],
          ['priceIsFrom'],
          ['availability', 'availabilityNote'],
          ['createdBy'],
        ],
      },
      {
        id: 'size',
        rows: [['length', 'width', 'height'], ['material'], ['hangingSet'], ['cushion']],
      },
      {
        id: 'choices',
        rows: [['choices']],
      },
      {
        id: 'words',
        rows: [['description'], ['tags'], ['isDisplaingInSomethingUnique']],
      },
      {
        id: 'care',
        rows: [['warranty'], ['maintenance'], ['customizationAvailable']],
      },
      {
        id: 'more',
        rows: [['additionalInformation']],
      },
      {
        id: 'related',
        rows: [['related']],
      },
      {
        id: 'visibility',
        rows: [['visibility'], ['liveFrom', 'liveUntil']],
      },
    ],
    hints: {
      hangingSet: { rows: 2 },
      maintenance: { lines: true },
      additionalInformation: { lines: true, bare: true },
      choices: { bare: true },
      related: { bare: true },
    },
  }),
})
