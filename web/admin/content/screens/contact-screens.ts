import { contact } from '../../../../domain/content/contact.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { normaliseFacebook, normaliseInstagram } from '../../forms/contact-normalisation.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const contactScreens = describeScreens(contact, {
  address: '/admin/contact',
  icon: 'phone',
  part: 'site',
  form: 'page',
  site: addresses.contact,
  layout: layOut(contact, {
    sections: [
      { id: 'words', title: 'Text and photo', rows: [['title'], ['description'], ['image']] },
      {
        id: 'reach',
        title: 'How to reach you',
        rows: [['address'], ['mobileNumber', 'watsappNumber'], ['email']],
      },
      { id: 'social', title: 'Social links', rows: [['instagramLink'], ['facebookLink']] },
    ],
    hints: {
      address: { aside: 'Separate the parts with commas' },
      mobileNumber: { aside: '10 digits' },
      watsappNumber: { aside: '10 digits' },
      instagramLink: { placeholder: 'https:// or @name', normalise: normaliseInstagram },
      facebookLink: { placeholder: 'https:// or @name', normalise: normaliseFacebook },
    },
  }),
})
