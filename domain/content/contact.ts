import { defineContent } from './content-type.ts'
import { image } from './fields/media-fields.ts'
import { digits, email, line, link, longText } from './fields/text-field.ts'

export const contact = defineContent({
  table: 'contact',
  path: '/contactUS',
  keys: { list: 'contactUsData', one: 'contactUsData' },
  operations: ['read', 'update'],
  single: true,
  newest: 'last',
  labels: { one: 'Contact', many: 'Contact' },
  title: 'title',
  // The two numbers make a shop work: calls and chats need nothing else.
  firstFields: ['mobileNumber', 'watsappNumber'],
  fields: {
    title: line({ label: 'Title', required: 'required.title' }),
    description: longText({ label: 'Description', required: 'required.description' }),
    image: image({ label: 'Image', required: 'required.image' }),
    address: longText({ label: 'Location', required: 'required.location' }),
    mobileNumber: digits({
      label: 'Mobile number',
      digits: 10,
      required: 'fields.invalidMobileNumber',
      invalid: 'fields.invalidMobileNumber',
    }),
    email: email({
      label: 'Email',
      required: 'fields.invalidEmail',
      invalid: 'fields.invalidEmail',
    }),
    instagramLink: link({ label: 'Instagram link', invalid: 'fields.invalidLink' }),
    facebookLink: link({ label: 'Facebook link', invalid: 'fields.invalidLink' }),
    watsappNumber: digits({
      label: 'WhatsApp number',
      digits: 10,
      required: 'fields.invalidWhatsappNumber',
      invalid: 'fields.invalidWhatsappNumber',
    }),
  },
})
