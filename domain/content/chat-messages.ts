import { defineContent } from './content-type.ts'
import { chatText } from './fields/text-field.ts'

/**
 * Templates of chat messages; an empty one means the default text of `domain/chat/chat-text.ts`.
 */
export const chatMessages = defineContent({
  table: 'chat_messages',
  path: '/chatMessages',
  keys: { list: 'chatMessagesData', one: 'chatMessagesData' },
  operations: ['read', 'update'],
  single: true,
  changedWithoutId: true,
  newest: 'last',
  labels: { one: 'Chat messages', many: 'Chat messages' },
  title: null,
  fields: {
    product: chatText({ label: 'Order of a product', chatText: 'product' }),
    card: chatText({ label: 'Order from a card in the shop', chatText: 'card' }),
    sold: chatText({ label: 'Question about a sold product', chatText: 'sold' }),
    customSize: chatText({ label: 'Another size', chatText: 'customSize' }),
    shortlist: chatText({ label: 'Shortlist', chatText: 'shortlist' }),
    message: chatText({ label: 'Message box', chatText: 'message' }),
    header: chatText({ label: 'Chat buttons', chatText: 'header' }),
  },
})
