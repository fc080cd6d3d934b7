import type { ShopLanguages } from '../../domain/languages/shop-languages.ts'
import { pathInLanguage, splitLanguage } from '../../domain/urls/language-paths.ts'
import { addresses } from '../../domain/urls/page-paths.ts'
import { publicPages } from '../../domain/urls/public-pages.ts'
import { ownAddress, staticPath } from './file-paths.ts'

/** A text adapted for a plain file server, and the site's URLs in it. */
export interface StaticText {
  text: string
  named: URL[]
}

/** Disables scripts and hides elements that need the server. */
const head = [
  `<meta http-equiv="content-security-policy" content="script-src 'none'; object-src 'none'; base-uri 'none'"/>`,
  '<style>[data-needs-server]{display:none!important}a[data-category][aria-current]{font-weight:600}</style>',
].join('')

/**
 * A page without its scripts, which would need the server: content for visitors without script
 * appears, and elements that need script disappear. Queries become paths.
 */
export function makeStaticPage(
  html: string,
  base: string,
  origin: string,
  languages: ShopLanguages,
): StaticText {
  const { language } = splitLanguage(new URL(base).pathname, languages)
  const named: URL[] = []
  const note = (text: string): URL | null => {
    const address = ownAddress(text, base, origin)
    if (address !== null) named.push(address)
    return address
  }
  const text = html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<\/?noscript>/g, '')
    .replace(/<a\b[^>]* data-needs-server=[^>]*>.*?<\/a>/gs, '')
    .replace(categoryChoice, (_, given: string, choice: string, label: string) =>
      linkCategory(given, choice, label, (path) =>
        pathInLanguage(path, language, languages.default),
      ),
    )
    .replace(/(<meta charset="?utf-8"?\s*\/?>)/i, `$1${head}`)
    .replace(attribute, (whole, name: string, value: string) => {
      const plain = value.replaceAll('&amp;', '&')
      if (/srcset/i.test(name)) {
        for (const one of plain.split(',')) note(one.trim().split(/\s/)[0] ?? '')
        return whole
      }
      // Descriptions in `content` could be parsed as relative URLs.
      if (name === 'content' && !plain.startsWith(origin)) return whole
      const shown = withoutSelection(plain, base, origin, languages)
      if (shown === null) return ''
      const address = note(shown)
      if (shown !== plain) return ` ${name}="${shown}"`
      if (address === null || address.search === '') return whole
      const path = staticPath(address) + address.hash
      return ` ${name}="${plain.startsWith(origin) ? origin : ''}${path}"`
    })
  return { text, named }
}

const categoryChoice = /<label([^>]*)><input([^>]* name="category"[^>]*)\/>(.*?)<\/label>/gs
const attribute = / (href|src|srcset|imagesrcset|poster|content)="([^"]*)"/gi

/**
 * The address of a product without a selection, which needs the server: with several choices there
 * are too many to write. Null for a link to the page itself; other addresses are as they were.
 */
function withoutSelection(
  named: string,
  base: string,
  origin: string,
  languages: ShopLanguages,
): string | null {
  const address = ownAddress(named, base, origin)
  if (address === null || address.search === '') return named
  const { path } = splitLanguage(address.pathname, languages)
  if (!path.startsWith(`${publicPages.product.path}/`)) return named
  return address.pathname === new URL(base).pathname ? null : address.pathname + address.hash
}

/** Replaces a category's radio button, which needs the server, by a link to its page. */
function linkCategory(
  given: string,
  choice: string,
  label: string,
  localPath: (path: string) => string,
): string {
  const step = / value="([^"]*)"/.exec(choice)?.[1] ?? ''
  const current = /\bchecked\b/.test(choice) ? ' aria-current="page"' : ''
  const place = localPath(step === '' ? addresses.shop : addresses.category(step))
  const others = given.replace(/ data-category="[^"]*"/, '')
  return `<a${others} data-category="${step}" href="${place}"${current}>${label}</a>`
}

/** A style sheet whose `scripting` queries always match browsers without script. */
export function makeStaticSheet(css: string, base: string, origin: string): StaticText {
  const text = css
    .replace(/\(scripting:\s*none\)/g, '(min-width:0)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0)')
  const named = [...css.matchAll(/url\((['"]?)([^'")]+)\1\)/g)].flatMap(
    ([, , url = '']) => ownAddress(url, base, origin) ?? [],
  )
  return { text, named }
}

/** URLs in other texts: sitemaps, robots.txt, web manifest. */
export function readNamed(text: string, base: string, origin: string): URL[] {
  const places = /<(?:image:)?loc>([^<]+)<|"src":"([^"]+)"|^Sitemap: (\S+)$/gm
  return [...text.matchAll(places)].flatMap(
    ([, place, source, sitemap]) =>
      ownAddress((place ?? source ?? sitemap ?? '').replaceAll('&#38;', '&'), base, origin) ?? [],
  )
}
