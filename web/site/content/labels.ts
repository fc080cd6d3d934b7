import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import {
  type LabelGroupName,
  type LabelTranslation,
  labelsOf,
} from '../../../domain/text/label-texts.ts'
import { languageOf, type Site, siteRouteId } from './site.ts'

/**
 * Labels of a part of the page. The part brings its English ones; those of another language come
 * with the shop's data.
 */
export function useLabels<G extends LabelGroupName>(
  group: G,
  english: LabelTranslation[G],
): LabelTranslation[G] {
  return labelsOf(useRouteLoaderData<Site>(siteRouteId), group, english)
}

/** Language of the page. */
export function useLanguage(): Language {
  return languageOf(useRouteLoaderData<Site>(siteRouteId) ?? {})
}
