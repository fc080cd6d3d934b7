import { product } from '../../../../domain/content/product.ts'
import { describeScreens } from './define.ts'
import { layOut } from './layout.ts'

export const productScreens = describeScreens(product, {
  address: '/admin/manage-store/products',
  icon: 'store',
  part: 'site',
  group: 'Manage Store',
  form: 'page',
  below: ['import', 'view/:id'],
  referring: { createdBy: { icon: 'box', found: (id) => `?category=${id}` } },
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
    ],
    hints: {
      tags: { placeholder: 'Add a tag' },
      isDisplaingInSomethingUnique: { help: 'A round picture on the home page.' },
      hangingSet: { rows: 2 },
      maintenance: { lines: true },
      additionalInformation: { lines: true, bare: true },
    },
  }),
})
