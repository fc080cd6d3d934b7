import { defineContent } from './content-type.ts'
import { digits, image, line, longText } from './fields.ts'

export const category = defineContent({
  table: 'category',
  path: '/ourCategories',
  keys: { list: 'categoryData', one: 'categoryData' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'arrange'],
  single: false,
  newest: 'last',
  labels: { one: 'Category', many: 'Categories', add: 'Add New Category', edit: 'Edit Categories' },
  title: 'name',
  page: 'category',
  fields: {
    name: line({ label: 'Name', required: 'The category field is required.' }),
    image: image({ label: 'Image', required: 'The image field is required.' }),
    description: longText({ label: 'Description' }),
    /** Chats about its products go to this number instead of the shop's. */
    chatNumber: digits({
      label: 'WhatsApp number',
      digits: 10,
      invalid: 'WhatsApp number must be 10 digits',
    }),
  },
})
