import compile from 'icu-minify/compile'
import type { RouterContextProvider } from 'react-router'
import type { ChatWords, PageChatWords } from '../../../domain/chat/chat-message.ts'
import {
  type Language,
  originalLanguage,
  type ShownLanguage,
} from '../../../domain/languages/language.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import { loadSiteMessages } from '../../../domain/text/site-messages.ts'
import { scopeContext } from '../../ssr/context.ts'

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

/** Labels of the frame, and of parts that several pages have. */
const siteGroups = [
  ...(['frame', 'list', 'lost', 'offer', 'panel', 'qr', 'room'] as const),
  ...(['sheet', 'shortlist', 'size', 'suggestion', 'swatch'] as const),
]
export type SiteLabels = Pick<Labels, (typeof siteGroups)[number]>

/** Labels of some groups in the language of the page. */
export async function readPageLabels<G extends keyof Labels>(
  context: Context,
  ...groups: readonly G[]
): Promise<Pick<Labels, G>> {
  const labels = await readLabels(pageLanguageOf(context))
  return Object.assign({}, ...groups.map((group) => ({ [group]: labels[group] })))
}

/** Fixed words of a page, and its language. */
export interface PageLanguage {
  /** Absent for English. */
  language?: Language
  labels: SiteLabels
  chatWords: PageChatWords
}

export async function readPageLanguage(context: Context): Promise<PageLanguage> {
  const language = pageLanguageOf(context)
  const [labels, chatWords] = await Promise.all([
    readPageLabels(context, ...siteGroups),
    readChatWords(context),
  ])
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

/** Labels of pages that could not be rendered. */
export type ErrorLabels = Pick<Labels, 'error' | 'fallback'>

/** Compiled once per language, because they change with the program only. */
const known = new Map<Language, Promise<Labels>>()

/** Compiled labels of a language; the English ones for a language that is not shipped. */
export function readLabels(language: Language): Promise<Labels> {
  const labels = known.get(language) ?? compileLabels(language)
  known.set(language, labels)
  return labels
}

async function compileLabels(language: Language): Promise<Labels> {
  const { labels } = await loadSiteMessages(language)
  const groups = Object.entries(labels).map(([group, messages]) => ({
    [group]: Object.fromEntries(
      Object.entries(messages).map(([id, message]) => [id, compile(message)]),
    ),
  }))
  return Object.assign({}, ...groups)
}
