import { defineContent } from './content-type.ts'
import { image } from './fields/media-fields.ts'
import { digits, email, line, link, longText } from './fields/text-field.ts'

export const contact = defineContent({
  table: 'contact',
  path: '/contactUS',
  key: 'contactUsData',
  wireNames: { whatsappNumber: 'watsappNumber', whatsappNumberData: 'watsappNumberData' },
  operations: ['read', 'update'],
  single: true,
  labels: { one: 'Contact', many: 'Contact' },
  title: 'title',
  // The two numbers make a shop work: calls and chats need nothing else.
  firstFields: ['mobileNumber', 'whatsappNumber'],
  fields: {
    title: line({ required: 'required.title' }),
    description: longText({ required: 'required.description' }),
    image: image({ required: 'required.image' }),
    address: longText({ required: 'required.location' }),
    mobileNumber: digits({
      digits: 10,
      required: 'fields.invalidMobileNumber',
      invalid: 'fields.invalidMobileNumber',
    }),
    email: email({
      required: 'fields.invalidEmail',
      invalid: 'fields.invalidEmail',
    }),
    instagramLink: link({ invalid: 'fields.invalidLink' }),
    facebookLink: link({ invalid: 'fields.invalidLink' }),
    whatsappNumber: digits({
      digits: 10,
      required: 'fields.invalidWhatsappNumber',
      invalid: 'fields.invalidWhatsappNumber',
    }),
  },
})
