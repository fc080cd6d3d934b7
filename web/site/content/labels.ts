import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import type { ErrorLabels } from './labels.server.ts'
import type { PageLabels } from './page-language.server.ts'
import { languageOf, type Site, siteRouteId, useSite } from './site.ts'

/** Labels of a part of the page, in its language. */
export function useLabels<G extends keyof PageLabels>(group: G): PageLabels[G] {
  return useSite().labels[group]
}

/** Labels of a page that could not be rendered, which does not need the shop's data. */
export function useErrorLabels(): ErrorLabels {
  const labels = useRouteLoaderData<{ labels: ErrorLabels }>('root')?.labels
  if (labels === undefined) throw new Error('The root route has sent no labels.')
  return labels
}

/** Language of the page. */
export function useLanguage(): Language {
  return languageOf(useRouteLoaderData<Site>(siteRouteId) ?? {})
}
