import { defineContent } from './content-type.ts'
import { line, longText } from './fields/text-field.ts'

export const slogan = defineContent({
  table: 'slogan',
  path: '/homeSlogan',
  key: 'homeSloganData',
  operations: ['read', 'update'],
  single: true,
  labels: { one: 'Slogan', many: 'Slogan' },
  title: 'slogan',
  fields: {
    slogan: line({ required: 'required.slogan' }),
    description: longText({}),
  },
})
