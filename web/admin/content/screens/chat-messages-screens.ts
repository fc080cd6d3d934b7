import { chatMessages } from '../../../../domain/content/chat-messages.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const chatMessagesScreens = describeScreens(chatMessages, {
  address: '/admin/chat-messages',
  icon: 'mail',
  part: 'shop',
  form: 'screen',
  layout: layOut(chatMessages, {
    sections: [
      {
        id: 'product',
        title: 'Order of a product',
        lead: 'What the order button on a product’s page writes.',
        rows: [['product']],
      },
      {
        id: 'card',
        title: 'Order from a card in the shop',
        lead: 'What the button below each product of a list writes.',
        rows: [['card']],
      },
      {
        id: 'sold',
        title: 'Question about a sold product',
        lead: 'What the buttons of a sold product write: visitors ask for one like it.',
        rows: [['sold']],
      },
      {
        id: 'custom-size',
        title: 'Custom size',
        lead: 'What stands in the message box when a visitor asks for another size.',
        rows: [['customSize']],
      },
      {
        id: 'shortlist',
        title: 'Shortlist',
        lead: 'One message for everything that a visitor put aside.',
        rows: [['shortlist']],
      },
      {
        id: 'message',
        title: 'Message box',
        lead: 'Your words around what a visitor typed on your site.',
        rows: [['message']],
      },
      {
        id: 'header',
        title: 'Chat buttons',
        lead: 'What the round buttons write. Leave it empty and the chat opens without a word.',
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
