import type { RouterContextProvider } from 'react-router'
import type { ChatWords, PageChatWords } from '../../../domain/chat/chat-words.ts'
import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import { loadSiteMessages } from '../../../domain/text/site-messages.ts'
import { scopeContext } from '../../ssr/context.ts'
import { type ErrorLabels, readLabels } from './labels.server.ts'

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

/** Labels of a page. The root route sends those of errors. */
export type PageLabels = Omit<Labels, keyof ErrorLabels>

/** Fixed words of a page, and its language. */
export interface PageLanguage {
  /** Absent for English. */
  language?: Language
  labels: PageLabels
  chatWords: PageChatWords
}

export async function readPageLanguage(context: Context): Promise<PageLanguage> {
  const language = pageLanguageOf(context)
  const [allLabels, chatWords] = await Promise.all([readLabels(language), readChatWords(context)])
  const { error: _, fallback: __, ...labels } = allLabels
  return {
    ...(language !== originalLanguage && { language }),
    labels,
    chatWords: pickPageWords(chatWords),
  }
}

/** Words of chat messages that the server writes. */
export async function readChatWords(context: Context): Promise<ChatWords> {
  return (await loadSiteMessages(pageLanguageOf(context))).chat
}

function pickPageWords(words: ChatWords): PageChatWords {
  const { templates, wish, product, more, reference } = words
  const { card, shortlist } = templates
  return { templates: { card, shortlist }, wish, product, more, reference }
}
