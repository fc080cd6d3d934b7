import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import bn from '../../styles/fonts/language-name-bn.woff2?url&no-inline'
import gu from '../../styles/fonts/language-name-gu.woff2?url&no-inline'
import hi from '../../styles/fonts/language-name-hi.woff2?url&no-inline'
import kn from '../../styles/fonts/language-name-kn.woff2?url&no-inline'
import ml from '../../styles/fonts/language-name-ml.woff2?url&no-inline'
import mr from '../../styles/fonts/language-name-mr.woff2?url&no-inline'
import pa from '../../styles/fonts/language-name-pa.woff2?url&no-inline'
import ta from '../../styles/fonts/language-name-ta.woff2?url&no-inline'
import te from '../../styles/fonts/language-name-te.woff2?url&no-inline'
import type { Site } from '../content/site-data.server.ts'

/**
 * Fonts of the letters in the language's name, about 2 KB each: many systems have no Indian fonts. Subsets of
 * @fontsource/noto-sans-*, made with `subsetFont(font, name, { targetFormat: 'woff2', noHinting: true })` of
 * subset-font. Never inlined: the policy forbids fonts in `data:` addresses.
 */
const nameFonts: Record<Exclude<Language, typeof originalLanguage>, string> = {
  hi,
  gu,
  mr,
  ta,
  te,
  kn,
  bn,
  pa,
  ml,
}

/**
 * CSS rules of the switch between languages, which only pages with one carry. Browsers load only the fonts of names
 * that a page displays.
 */
export function languageRules({ languages }: Pick<Site, 'languages'>): string {
  return languages === undefined ? '' : rules + languages.map(({ tag }) => nameRules(tag)).join('')
}

/** The name of a language in its own font, not the offer of it, which has other letters. */
function nameRules(tag: Language): string {
  if (tag === originalLanguage) return ''
  return [
    `@font-face{font-family:"Name ${tag}";src:url("${nameFonts[tag]}") format("woff2");font-display:swap}`,
    `.languages [lang=${tag}]{font-family:"Name ${tag}",system-ui,sans-serif}`,
  ].join('')
}

const rules = [
  '.languages{font-size:15px;line-height:1.5}',
  '.languages ul{display:flex;flex-wrap:wrap;gap:0 var(--space-20);margin:0;padding:0;list-style:none}',
  '.languages a,.languages summary{display:inline-flex;align-items:center;min-height:44px;white-space:nowrap}',
  '.languages a:hover{text-decoration:underline;text-underline-offset:4px}',
  '.languages-header{display:none}',
  // Above the order bar of a phone, and beside the chat button.
  '.language-offer{position:fixed;z-index:45;bottom:var(--space-88);left:var(--gutter);max-width:calc(100vw - 2*var(--gutter) - var(--space-72));display:flex;align-items:center;padding-left:var(--space-20);background:#fff;border:1px solid var(--line);border-radius:8px;box-shadow:var(--shadow-float)}',
  '.language-offer a{white-space:normal;text-decoration:underline;text-underline-offset:4px}',
  '.language-offer button{flex:none;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;background:none;color:inherit;cursor:pointer}',
  '.languages-drawer{margin-block:calc(-1*var(--space-12)) var(--space-20)}',
  '.languages-footer{margin-bottom:var(--space-12);padding-right:var(--space-64)}',
  '@media(min-width:900px){',
  '.languages-header{display:block;flex:none;position:relative;margin-left:var(--space-24)}',
  'div.languages-header>ul{flex-wrap:nowrap;gap:var(--space-12)}',
  '.languages-header summary{cursor:pointer}',
  'details.languages-header ul{position:absolute;right:0;flex-direction:column;padding:var(--space-8) var(--space-20);background:#fff;border:1px solid var(--line)}',
  '}',
  // The menu, four icons and the languages are wider than a small window: the footer has the icons, too.
  '@media(min-width:900px)and (max-width:1199px){',
  '.site-header__nav.site-header__nav{gap:clamp(12px,1.6vw,24px)}',
  '.site-header__aside.site-header__aside{display:none}',
  '}',
].join('')
