import type { RouterContextProvider } from 'react-router'
import type { ChatTranslation, ChatWords } from '../../../domain/chat/chat-words.ts'
import { loadChatWords } from '../../../domain/chat/shipped-chat-words.ts'
import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import type { LabelTranslation } from '../../../domain/text/label-texts.ts'
import { loadLabels } from '../../../domain/text/shipped-texts.ts'

type Context = Readonly<RouterContextProvider>

/** Language of the requested page. */
export function pageLanguageOf(_context: Context): Language {
  return originalLanguage
}

/** Language of a page that is not in English, and its fixed words; empty for a page in English. */
export interface PageLanguage {
  language?: Language
  /** Absent for languages that are not shipped. */
  labels?: LabelTranslation
  chatWords?: ChatWords
}

export async function readPageLanguage(context: Context): Promise<PageLanguage> {
  const language = pageLanguageOf(context)
  if (language === originalLanguage) return {}
  const [labels, chat] = await Promise.all([loadLabels(language), loadChatWords(language)])
  return {
    language,
    ...(labels !== null && { labels }),
    ...(chat !== null && { chatWords: wordsForBrowser(chat) }),
  }
}

/** Words of chat messages that the server writes; null for English ones. */
export function readChatTranslation(context: Context): Promise<ChatTranslation | null> {
  return loadChatWords(pageLanguageOf(context))
}

function wordsForBrowser(words: ChatTranslation): ChatWords {
  const { card, shortlist, wish, product, more, reference } = words
  return { card, shortlist, wish, product, more, reference }
}
