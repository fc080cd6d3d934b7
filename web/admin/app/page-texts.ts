import { useEffect, useMemo, useState } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { brandOf } from '../../../domain/branding/brand.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import { pageTextsIn } from '../../../domain/text/page-text-translation.ts'
import type { TextGroupName, Texts } from '../../../domain/text/page-texts.ts'
import { resolveTexts } from '../../../domain/text/resolved-texts.ts'
import { loadPageTexts } from '../../../domain/text/site-messages.ts'
import { useShop } from './shop-settings.tsx'
import { useData } from './use-data.ts'

const { read } = contentEndpoints(pageTexts)

/**
 * Texts of a group as visitors read them in the shop's default language; the English defaults until
 * they are loaded.
 */
export function usePageTexts<G extends TextGroupName>(group: G): Texts<G> {
  const { brandName, languages } = useShop()
  const [language = originalLanguage] = languages
  const { data } = useData(read, {})
  const shipped = useShippedTexts(loadPageTexts)
  return useMemo(() => {
    const originals = data?.pageTextsData.texts ?? {}
    const own = { defaultLanguage: language, originals, translated: {} }
    const texts = pageTextsIn(language, own, { [language]: shipped ?? {} })
    return resolveTexts(texts, brandOf({ brandName }), group)
  }, [group, data, brandName, language, shipped])
}

/** Texts that the program ships in the shop's default language; null until they are loaded. */
export function useShippedTexts<T>(load: (language: Language) => Promise<T>): T | null {
  const [language = originalLanguage] = useShop().languages
  const [texts, setTexts] = useState<T | null>(null)
  useEffect(() => {
    let isCurrent = true
    load(language).then(
      (loaded) => {
        if (isCurrent) setTexts(() => loaded)
      },
      // The English ones stay.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [load, language])
  return texts
}
