import { useEffect, useState } from 'react'
import type { Language } from '../../../domain/languages/language.ts'
import { pathInLanguage } from '../../../domain/urls/language-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { defaultLanguageOf, languageOf, type Site } from '../content/site.ts'
import { finishOffer, isOfferDone } from './offer-memory.ts'
import { findOfferedLanguage } from './offered-language.ts'
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

/** All languages at once: a page has none but its own. */
const offers: Record<Language, { text: string; closing: string }> = {
  en: { text: 'This page is also in English', closing: 'Close' },
  hi: { text: 'यह पेज हिन्दी में भी है', closing: 'बंद करें' },
  gu: { text: 'આ પેજ ગુજરાતીમાં પણ છે', closing: 'બંધ કરો' },
  mr: { text: 'हे पान मराठीतही आहे', closing: 'बंद करा' },
  ta: { text: 'இந்தப் பக்கம் தமிழிலும் உள்ளது', closing: 'மூடு' },
  te: { text: 'ఈ పేజీ తెలుగులో కూడా ఉంది', closing: 'మూసివేయండి' },
  kn: { text: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ', closing: 'ಮುಚ್ಚಿ' },
  bn: { text: 'এই পাতাটি বাংলাতেও আছে', closing: 'বন্ধ করুন' },
  pa: { text: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੀ ਹੈ', closing: 'ਬੰਦ ਕਰੋ' },
  ml: { text: 'ഈ പേജ് മലയാളത്തിലും ഉണ്ട്', closing: 'അടയ്ക്കുക' },
}
