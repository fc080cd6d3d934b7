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
    related: { icon: 'link', relation: 'relatedTo' },
    choices: { icon: 'swatches', relation: 'offeredOn' },
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
        title: 'Name, price and category',
        lead: 'Empty fields are not shown.',
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
        title: 'Size and material',
        lead: 'Write width, length and height as you like: 150 cm, 5 ft, 4\'6". A number alone is in centimetres. Visitors filter by the longer of width and length, which is the space along the wall, by the shorter one, and by height.',
        rows: [['length', 'width', 'height'], ['material'], ['hangingSet'], ['cushion']],
      },
      {
        id: 'choices',
        title: 'Choices',
        lead: 'What visitors choose before they ask, such as a fabric. Say under Photos which value a photo shows: it comes first when that value is chosen.',
        rows: [['choices']],
      },
      {
        id: 'words',
        title: 'Description and tags',
        rows: [['description'], ['tags'], ['isDisplaingInSomethingUnique']],
      },
      {
        id: 'care',
        title: 'Care and warranty',
        rows: [['warranty'], ['maintenance'], ['customizationAvailable']],
      },
      {
        id: 'more',
        title: 'Additional Information',
        lead: 'Shown in the second tab of the product page.',
        rows: [['additionalInformation']],
      },
      {
        id: 'related',
        title: 'Related products',
        lead: 'Shown first under “Similar products”; the rest come from the category.',
        rows: [['related']],
      },
      {
        id: 'visibility',
        title: 'Visibility',
        lead: 'Without dates, a live product is always shown.',
        rows: [['visibility'], ['liveFrom', 'liveUntil']],
      },
    ],
    hints: {
      tags: { placeholder: 'Add a tag' },
      isDisplaingInSomethingUnique: { help: 'Shown as a round image on the home page.' },
      hangingSet: { rows: 2 },
      maintenance: { lines: true },
      additionalInformation: { lines: true, bare: true },
      availabilityNote: { placeholder: '3 weeks' },
      salePrice: { help: 'Shown next to the crossed-out price.' },
      priceIsFrom: { help: 'Visitors see “from ₹…”. Use it when bigger sizes cost more.' },
      choices: { bare: true },
      related: { bare: true },
      visibility: { help: 'Hidden from lists, search and feeds; its link shows “not found”.' },
    },
  }),
})
