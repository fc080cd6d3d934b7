import type { Language } from '../languages/language.ts'
import type { LabelTranslation } from './label-texts.ts'
import type { TextsById, TranslatedTexts } from './page-text-translation.ts'

/**
 * Shipped page texts of a language by id. Those of English are empty: they are the default texts of
 * the declaration. So are those of a language that is not shipped.
 */
export async function loadPageTexts(language: Language): Promise<TextsById> {
  const groups = await loadGroups(language)
  return Object.assign({}, ...Object.values(groups))
}

async function loadGroups(language: Language): Promise<TranslatedTexts | Record<string, never>> {
  if (language === 'hi') return (await import('./translations/hi/page-texts.ts')).pageTexts
  if (language === 'gu') return (await import('./translations/gu/page-texts.ts')).pageTexts
  return {}
}

/** Labels of a language; null for English and for languages that are not shipped. */
export async function loadLabels(language: Language): Promise<LabelTranslation | null> {
  if (language === 'hi') return (await import('./translations/hi/labels.ts')).labels
  if (language === 'gu') return (await import('./translations/gu/labels.ts')).labels
  return null
}
