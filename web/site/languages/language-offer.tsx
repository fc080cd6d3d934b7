import { useEffect, useState } from 'react'
import type { Language } from '../../../domain/languages/language.ts'
import { pathInLanguage } from '../../../domain/urls/language-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { defaultLanguageOf, languageOf, type Site } from '../content/site.ts'
import offers from './language-offers.json' with { type: 'json' }
import { finishOffer, isOfferDone } from './language-switch.tsx'
import { usePagePath } from './page-path.ts'

/**
 * Line that offers the page in the language of the visitor's browser, in that language, until it is
 * closed or followed.
 */
export default function LanguageOffer({ site }: { site: Site }) {
  const [offered, setOffered] = useState<Language | null>(null)
  const path = usePagePath()
  const shown = languageOf(site)
  useEffect(() => {
    const tags = site.languages?.map(({ tag }) => tag) ?? []
    // A preview beside a form is no visit.
    const isEmbedded = window.parent !== window
    const isQuiet = isEmbedded || isOfferDone()
    setOffered(isQuiet ? null : findOfferedLanguage(navigator.languages, tags, shown))
  }, [site.languages, shown])
  if (offered === null) return null
  // The names in `domain/languages/` are bundled with record validation, which no visitor needs.
  const name = site.languages?.find(({ tag }) => tag === offered)?.name
  const close = () => {
    finishOffer()
    setOffered(null)
  }
  // The offers of all languages: a page has the texts of its own language only.
  const { text, closing } = offers[offered]
  return (
    <aside className="languages language-offer off-sheet" lang={offered} aria-label={name}>
      <a
        href={pathInLanguage(path, offered, defaultLanguageOf(site))}
        hrefLang={offered}
        data-anew=""
        onClick={finishOffer}
      >
        {text}
      </a>
      <button type="button" aria-label={closing} onClick={close}>
        <Icon name="close" small />
      </button>
    </aside>
  )
}

/**
 * The language to offer a visitor whose browser prefers `preferred`, most wanted first: the first of
 * them that the shop is in, unless the page is in it.
 */
export function findOfferedLanguage(
  preferred: readonly string[],
  languages: readonly Language[],
  shown: Language,
): Language | null {
  for (const tag of preferred) {
    const wanted = tag.toLowerCase().split('-')[0]
    const language = languages.find((one) => one === wanted)
    if (language !== undefined) return language === shown ? null : language
  }
  return null
}
