import { product } from '../../../../domain/content/product.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const productScreens = describeScreens(product, {
  address: '/admin/manage-store/products',
  icon: 'store',
  part: 'site',
  group: 'Manage Store',
  form: 'page',
  below: ['import', 'photographs', 'sheet', 'view/:id'],
  referring: {
    createdBy: { icon: 'box', found: (id) => `?category=${id}` },
    related: { icon: 'link', verb: 'Stands beside' },
  },
  layout: layOut(product, {
    sections: [
      {
        id: 'photos',
        title: 'Photos',
        lead: 'The first one is the cover. Drag to reorder. JPEG, PNG, WebP, AVIF, GIF or HEIC.',
        rows: [['images']],
      },
      {
        id: 'basics',
        title: 'Basics',
        rows: [
          ['name'],
          ['createdBy'],
          ['description'],
          ['tags'],
          ['isDisplaingInSomethingUnique'],
        ],
      },
      {
        id: 'price',
        title: 'Price and availability',
        lead: 'Shown only where you fill something in.',
        rows: [['availability', 'availabilityNote'], ['price', 'salePrice'], ['priceIsFrom']],
      },
      {
        id: 'size',
        title: 'Size and material',
        lead: 'Write sizes as you like: 120 cm, 4 ft, 4\'6". Visitors search by width and height; a number alone is in centimetres.',
        rows: [['length', 'width', 'height'], ['material'], ['hangingSet'], ['cushion']],
      },
      {
        id: 'care',
        title: 'Care and warranty',
        rows: [['warranty'], ['maintenance'], ['customizationAvailable']],
      },
      {
        id: 'more',
        title: 'Additional Information',
        lead: 'The list in the second tab of the product page.',
        rows: [['additionalInformation']],
      },
      {
        id: 'related',
        title: 'Related products',
        lead: 'They stand first under “Similar Product”; others of the category fill up behind them.',
        rows: [['related']],
      },
      {
        id: 'visibility',
        title: 'Visibility',
        lead: 'Without dates a live product is shown from now on.',
        rows: [['visibility'], ['liveFrom', 'liveUntil']],
      },
    ],
    hints: {
      tags: { placeholder: 'Add a tag' },
      isDisplaingInSomethingUnique: { help: 'A round picture on the home page.' },
      hangingSet: { rows: 2 },
      maintenance: { lines: true },
      additionalInformation: { lines: true, bare: true },
      availabilityNote: { placeholder: '3 weeks' },
      salePrice: { help: 'The price is shown struck out beside it.' },
      priceIsFrom: { help: 'Says “from” before it: a larger one costs more.' },
      related: { bare: true },
      visibility: { help: 'Hidden: in no list, no search, no feed. Its page is not found.' },
    },
  }),
})
