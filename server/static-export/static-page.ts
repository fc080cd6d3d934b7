import { ownAddress } from './static-addresses.ts'

/** A text for a plain file server, and the site's URLs in it. */
export interface StaticText {
  text: string
  named: URL[]
}

/** URLs of the site in the attributes of a page. */
export function readLinks(html: string, base: string, origin: string): URL[] {
  return [...html.matchAll(attribute)].flatMap(([, name = '', value = '']) => {
    const plain = value.replaceAll('&amp;', '&')
    // Descriptions in `content` could be parsed as relative URLs.
    if (name === 'content' && !plain.startsWith(origin)) return []
    const places = /srcset/i.test(name)
      ? plain.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')
      : [plain]
    return places.flatMap((place) => ownAddress(place, base, origin) ?? [])
  })
}

const attribute = / (href|src|srcset|imagesrcset|poster|content)="([^"]*)"/gi

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
