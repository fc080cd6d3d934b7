import type { SiteMessages } from '../text/site-messages.ts'

/** Words of chat messages in one language. */
export type ChatWords = SiteMessages['chat']

/** Words that a page needs for the messages that it writes in the browser. */
export interface PageChatWords extends Pick<ChatWords, 'wish' | 'product' | 'more' | 'reference'> {
  templates: Pick<ChatWords['templates'], 'card' | 'shortlist'>
}
