import { useEffect, useMemo, useState } from 'react'
import type { AdminLanguage } from '../languages/admin-language.ts'
import { useAdminLanguage } from '../languages/language-provider.tsx'
import type { TargetLanguage, TargetWords } from './target-language.ts'

/** Language of the targets; null while its words are loading. */
export function useTargetLanguage(): TargetLanguage | null {
  const { language, readDeclared } = useAdminLanguage()
  const load = loaders[`./words/${language}.json`]
  const [loaded, setLoaded] = useState<{ language: AdminLanguage; words: TargetWords | null }>()
  useEffect(() => {
    if (load === undefined) return
    let isCurrent = true
    const show = (words: TargetWords | null) => {
      if (isCurrent) setLoaded({ language, words })
    }
    // Without its words, the palette finds by labels and English phrases.
    load().then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [language, load])
  const isLoaded = load === undefined || loaded?.language === language
  const words = load === undefined ? null : (loaded?.words ?? null)
  return useMemo(
    () => (isLoaded ? { words, declared: readDeclared } : null),
    [isLoaded, words, readDeclared],
  )
}

/** Words by language, loaded with the palette; English ones are part of it. */
const loaders = import.meta.glob<TargetWords>(['./words/*.json', '!./words/en.json'], {
  import: 'default',
})
