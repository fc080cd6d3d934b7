import type { RouterContextProvider } from 'react-router'
import type { ChatTranslation, ChatWords } from '../../../domain/chat/chat-words.ts'
import { loadChatWords } from '../../../domain/chat/shipped-chat-words.ts'
import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readLabels } from './labels.server.ts'

type Context = Readonly<RouterContextProvider>

/** Language of the requested page. */
export function pageLanguageOf(context: Context): Language {
  return context.get(scopeContext).language
}

/** The same with the default language, as records are translated by it. */
export function shownLanguageOf(context: Context): ShownLanguage {
  const { language, languages } = context.get(scopeContext)
  return { language, defaultLanguage: languages.default }
}

/** Fixed words of a page, and its language. */
export interface PageLanguage {
  /** Absent for English. */
  language?: Language
  labels: Labels
  /** Absent for English and for languages that are not shipped. */
  chatWords?: ChatWords
}

export async function readPageLanguage(context: Context): Promise<PageLanguage> {
  const language = pageLanguageOf(context)
  const [labels, chat] = await Promise.all([readLabels(language), loadChatWords(language)])
  return {
    ...(language !== originalLanguage && { language }),
    labels,
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
