import { chatMessages } from '../../../../domain/content/chat-messages.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const chatMessagesScreens = describeScreens(chatMessages, {
  address: '/admin/chat-messages',
  icon: 'mail',
  part: 'site',
  group: 'Texts',
  form: 'screen',
  layout: layOut(chatMessages, {
    sections: [
      {
        id: 'product',
        title: 'Order of a product',
        lead: 'Sent by the order button on a product page.',
        rows: [['product']],
      },
      {
        id: 'card',
        title: 'Order from a card in the shop',
        lead: 'Sent by the button on each product card.',
        rows: [['card']],
      },
      {
        id: 'sold',
        title: 'Question about a sold product',
        lead: 'Sent by the buttons of a sold product: visitors ask for one like it.',
        rows: [['sold']],
      },
      {
        id: 'custom-size',
        title: 'Another size',
        lead: 'Filled into the message box when a visitor asks for another size.',
        rows: [['customSize']],
      },
      {
        id: 'shortlist',
        title: 'Shortlist',
        lead: 'One message for all products on a visitor’s shortlist.',
        rows: [['shortlist']],
      },
      {
        id: 'message',
        title: 'Message box',
        lead: 'Your text around what a visitor typed on your site.',
        rows: [['message']],
      },
      {
        id: 'header',
        title: 'Chat buttons',
        lead: 'Sent by the round buttons. Leave it empty to open the chat without a message.',
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
