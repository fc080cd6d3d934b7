import { chatMessages } from '../../../../domain/content/chat-messages.ts'
import { openingHours } from '../../../../domain/content/opening-hours.ts'
import { pageTexts } from '../../../../domain/content/page-texts.ts'
import { slogan } from '../../../../domain/content/slogan.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { describeScreens } from './screen-definition.ts'

export const pageTextsScreens = describeScreens(pageTexts, {
  address: '/admin/page-texts',
  icon: 'edit',
  part: 'site',
  group: 'texts',
  form: 'screen',
  sections: [{ id: 'texts', rows: [['texts']] }],
})

export const sloganScreens = describeScreens(slogan, {
  address: '/admin/slogan',
  icon: 'quote',
  part: 'site',
  group: 'texts',
  form: 'screen',
  site: addresses.home,
  sections: [{ id: 'slogan', rows: [['slogan'], ['description']] }],
})

export const chatMessagesScreens = describeScreens(chatMessages, {
  address: '/admin/chat-messages',
  icon: 'mail',
  part: 'site',
  group: 'texts',
  form: 'screen',
  sections: [
    { id: 'product', rows: [['product']] },
    { id: 'card', rows: [['card']] },
    { id: 'sold', rows: [['sold']] },
    { id: 'custom-size', rows: [['customSize']] },
    { id: 'shortlist', rows: [['shortlist']] },
    { id: 'message', rows: [['message']] },
    { id: 'header', rows: [['header']] },
  ],
  hints: {
    product: { bare: true },
    card: { bare: true },
    sold: { bare: true },
    customSize: { bare: true },
    shortlist: { bare: true },
    message: { bare: true },
    header: { bare: true },
  },
})

export const openingHoursScreens = describeScreens(openingHours, {
  address: '/admin/opening-hours',
  icon: 'clock',
  part: 'site',
  group: 'texts',
  form: 'screen',
  site: addresses.contact,
  sections: [
    {
      id: 'week',
      rows: [
        ['monday'],
        ['tuesday'],
        ['wednesday'],
        ['thursday'],
        ['friday'],
        ['saturday'],
        ['sunday'],
      ],
    },
    { id: 'holidays', rows: [['holidays']] },
  ],
  hints: { holidays: { bare: true } },
})
