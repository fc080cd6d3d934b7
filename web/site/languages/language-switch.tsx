import { useContext } from 'react'
import { pathInLanguage } from '../../../domain/urls/language-paths.ts'
import { PageOutputContext } from '../content/page-output.tsx'
import type { Site } from '../content/site.ts'
import { useLanguage } from '../content/texts.ts'
import { readStored, writeStored } from '../ui/browser-storage.ts'
import { usePagePath } from './page-path.ts'

/** Places of the switch, which differ in style and in what they show. */
export type SwitchPlace = 'header' | 'drawer' | 'footer'

type Languages = NonNullable<Site['languages']>

interface LanguageSwitchProps {
  /** Languages of the shop, the default one first. */
  languages: Languages
  place: SwitchPlace
}

/** Number of links that fit beside the menu; more of them open on a click. */
const MAX_HEADER_LINKS = 2

/**
 * Plain links to the same page in the other languages, with its query: a new document brings texts,
 * fonts and scripts of the language.
 */
export default function LanguageSwitch({ languages, place }: LanguageSwitchProps) {
  const language = useLanguage()
  const others = languages.filter(({ tag }) => tag !== language)
  const links = <Links languages={others} standard={languages[0]} />
  const look = `languages languages-${place}`
  if (place !== 'header' || others.length <= MAX_HEADER_LINKS)
    return <div className={look}>{links}</div>
  const own = languages.find(({ tag }) => tag === language)
  return (
    <details className={look}>
      <summary lang={language}>{own?.name}</summary>
      {links}
    </details>
  )
}

interface LinksProps {
  languages: Languages
  /** The default language. */
  standard: Languages[number] | undefined
}

function Links({ languages, standard }: LinksProps) {
  const path = usePagePath()
  const { staticAddress = asItIs } = useContext(PageOutputContext)
  if (standard === undefined) return null
  return (
    <ul>
      {languages.map(({ tag, name }) => (
        <li key={tag}>
          <a
            href={staticAddress(pathInLanguage(path, tag, standard.tag))}
            lang={tag}
            hrefLang={tag}
            data-anew=""
            onClick={finishOffer}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function asItIs(path: string): string {
  return path
}

const offerKey = 'languageOffer'

/**
 * True if the visitor has chosen a language, or closed the offer of one. Also true without storage,
 * where the offer would come back on every page.
 */
export function isOfferDone(): boolean {
  return readStored(offerKey) !== null
}

/** The offer does not come back. */
export function finishOffer(): void {
  writeStored(offerKey, 'done')
}
