import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import { brandOf } from '../../../domain/shop/brand.ts'
import { pageTextsIn, type TextsById } from '../../../domain/text/page-text-translation.ts'
import type { TextGroupName, Texts } from '../../../domain/text/page-texts.ts'
import { resolveTexts } from '../../../domain/text/resolved-texts.ts'
import {
  englishMessages,
  loadSiteMessages,
  pageTextsOf,
  type SiteMessages,
} from '../../../domain/text/site-messages.ts'
import { useShop } from './shop-settings.tsx'
import { useData } from './use-data.ts'

const { read } = contentEndpoints(pageTexts)

/**
 * Texts of a group as visitors read them in the shop's default language; the English defaults until
 * they are loaded.
 */
export function usePageTexts<G extends TextGroupName>(group: G): Texts<G> {
  const { data } = useData(read, {})
  return useResolvedTexts(group, data?.pageTextsData.texts ?? none)
}

const none: TextsById = {}

/** The same for texts that differ from the shipped ones as given. */
export function useResolvedTexts<G extends TextGroupName>(
  group: G,
  originals: TextsById,
): Texts<G> {
  const { brandName, languages } = useShop()
  const [language = originalLanguage] = languages
  const messages = useSiteMessages(language)
  return useMemo(() => {
    const own = { defaultLanguage: language, originals, translated: {} }
    const texts = pageTextsIn(language, own, { [language]: pageTextsOf(messages) })
    return resolveTexts(texts, brandOf({ brandName }), group)
  }, [group, originals, brandName, language, messages])
}

/** Messages of the public pages in a language; the English ones until they are loaded. */
export function useSiteMessages(language: Language): SiteMessages {
  const { data = englishMessages } = useQuery({
    queryKey: ['site messages', language],
    queryFn: () => loadSiteMessages(language),
    staleTime: 'static',
  })
  return data
}
