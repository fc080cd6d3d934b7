import { defineContent } from './content-type.ts'
import { digits, email, image, line, link, longText } from './fields/fields.ts'

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
    title: line({ label: 'Title', required: 'The title field is required.' }),
    description: longText({ label: 'Description', required: 'The description field is required.' }),
    image: image({ label: 'Image', required: 'The image field is required.' }),
    address: longText({ label: 'Location', required: 'The location field is required.' }),
    mobileNumber: digits({
      label: 'Mobile number',
      digits: 10,
      required: 'Mobile number must be 10 digits',
      invalid: 'Mobile number must be 10 digits',
    }),
    email: email({ label: 'Email', required: 'Invalid email', invalid: 'Invalid email' }),
    instagramLink: link({ label: 'Instagram link', invalid: 'Invalid URL' }),
    facebookLink: link({ label: 'Facebook link', invalid: 'Invalid URL' }),
    watsappNumber: digits({
      label: 'WhatsApp number',
      digits: 10,
      required: 'WhatsApp number must be 10 digits',
      invalid: 'WhatsApp number must be 10 digits',
    }),
  },
})
