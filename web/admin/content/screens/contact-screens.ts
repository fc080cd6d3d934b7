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
      { id: 'words', rows: [['title'], ['description'], ['image']] },
      {
        id: 'reach',
        rows: [['address'], ['mobileNumber', 'watsappNumber'], ['email']],
      },
      { id: 'social', rows: [['instagramLink'], ['facebookLink']] },
    ],
    hints: {
      instagramLink: { normalise: normaliseInstagram },
      facebookLink: { normalise: normaliseFacebook },
    },
  }),
})
