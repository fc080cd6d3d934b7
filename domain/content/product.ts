import { defineContent } from './define.ts'
import { boolean, images, line, list, longText, reference } from './fields.ts'

export const product = defineContent({
  table: 'product',
  path: '/ourCategoriesItems',
  keys: { list: 'categoryItemData', one: 'categoryItemData' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'arrange'],
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
  },
})
