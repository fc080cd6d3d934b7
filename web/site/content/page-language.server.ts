import type { RouterContextProvider } from 'react-router'
import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'
import type { LabelTranslation } from '../../../domain/text/label-texts.ts'
import { loadLabels } from '../../../domain/text/shipped-texts.ts'
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

/** Language and labels of a page that is not in English; empty for one in English. */
export interface PageLanguage {
  language?: Language
  /** Absent for English and for languages that are not shipped. */
  labels?: LabelTranslation
}

export async function readPageLanguage(context: Context): Promise<PageLanguage> {
  const language = pageLanguageOf(context)
  if (language === originalLanguage) return {}
  const labels = await loadLabels(language)
  return { language, ...(labels !== null && { labels }) }
}
