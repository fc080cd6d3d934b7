import type { Language } from '../languages/language.ts'
import type { ChatTranslation } from './chat-words.ts'

/** Words of chat messages; null for English and for languages that are not shipped. */
export async function loadChatWords(language: Language): Promise<ChatTranslation | null> {
  if (language === 'hi') return (await import('./translations/hi.ts')).chatWords
  if (language === 'gu') return (await import('./translations/gu.ts')).chatWords
  return null
}
