import { useEffect, useMemo, useState } from 'react'
import type { ShippedLanguage } from '../../../domain/languages/language.ts'
import { type DeclaredPath, loadAdminTexts } from '../languages/admin-messages.ts'
import { useAdminLanguage, useDeclaredTexts } from '../languages/language-provider.tsx'
import type { TargetLanguage, TargetWords } from './target-language.ts'

interface Loaded {
  language: ShippedLanguage
  words: TargetWords | null
  /** English texts by their path. */
  english: ReadonlyMap<string, string>
}

/** Language of the targets; null while its words are loading. */
export function useTargetLanguage(): TargetLanguage | null {
  const { language } = useAdminLanguage()
  const declared = useDeclaredTexts()
  const load = loaders[`./words/${language}.json`]
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (load === undefined) return
    let isCurrent = true
    const show = (words: TargetWords | null, english: Loaded['english']) => {
      if (isCurrent) setLoaded({ language, words, english })
    }
    // Without its words, the palette finds by labels alone.
    Promise.all([load(), loadAdminTexts('en')]).then(
      ([words, { texts }]) => show(words, texts),
      () => show(null, new Map()),
    )
    return () => {
      isCurrent = false
    }
  }, [language, load])
  return useMemo(() => {
    if (load === undefined) return { words: null, declared, english: declared }
    if (loaded?.language !== language) return null
    const english = (path: DeclaredPath) => loaded.english.get(path) ?? path
    return { words: loaded.words, declared, english }
  }, [load, loaded, language, declared])
}

/** Words by language, loaded with the palette; English ones are part of it. */
const loaders = import.meta.glob<TargetWords>(['./words/*.json', '!./words/en.json'], {
  import: 'default',
})
