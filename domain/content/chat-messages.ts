import { defineContent } from './content-type.ts'
import { chatText } from './fields/text-field.ts'

/**
 * Templates of chat messages; an empty one means the default text of `domain/chat/chat-text.ts`.
 */
export const chatMessages = defineContent({
  table: 'chat_messages',
  path: '/chatMessages',
  key: 'chatMessagesData',
  operations: ['read', 'update'],
  single: true,
  changedWithoutId: true,
  labels: { one: 'Chat messages', many: 'Chat messages' },
  title: null,
  fields: {
    product: chatText({ chatText: 'product' }),
    card: chatText({ chatText: 'card' }),
    sold: chatText({ chatText: 'sold' }),
    customSize: chatText({ chatText: 'customSize' }),
    shortlist: chatText({ chatText: 'shortlist' }),
    message: chatText({ chatText: 'message' }),
    header: chatText({ chatText: 'header' }),
    quotation: chatText({ chatText: 'quotation' }),
  },
})
