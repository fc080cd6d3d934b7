import { chatMessages } from '../../../../domain/content/chat-messages.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const chatMessagesScreens = describeScreens(chatMessages, {
  address: '/admin/chat-messages',
  icon: 'mail',
  part: 'site',
  group: 'texts',
  form: 'screen',
  layout: layOut(chatMessages, {
    sections: [
      {
        id: 'product',
        rows: [['product']],
      },
      {
        id: 'card',
        rows: [['card']],
      },
      {
        id: 'sold',
        rows: [['sold']],
      },
      {
        id: 'custom-size',
        rows: [['customSize']],
      },
      {
        id: 'shortlist',
        rows: [['shortlist']],
      },
      {
        id: 'message',
        rows: [['message']],
      },
      {
        id: 'header',
        rows: [['header']],
      },
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
  }),
})
