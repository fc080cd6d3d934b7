import { defineContent } from './define.ts'
import { image, line, longText } from './fields.ts'

export const settings = defineContent({
  table: 'settings',
  path: '/settings',
  keys: { list: 'settingsData', one: 'settingsData' },
  operations: ['read', 'update'],
  single: true,
  newest: 'last',
  labels: { one: 'Settings', many: 'Settings', add: 'Settings', edit: 'Settings' },
  title: 'brandName',
  fields: {
    brandName: line({ label: 'Brand name' }),
    logo: image({ label: 'Logo' }),
    blurb: longText({ label: 'Blurb' }),
    phoneCountryCode: line({ label: 'Phone country code', initial: '91' }),
    defaultCity: line({ label: 'Default city' }),
    metaTitle: line({ label: 'Title for search engines' }),
    metaDescription: longText({ label: 'Description for search engines' }),
  },
})
