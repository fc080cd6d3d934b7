import type { Page } from '@playwright/test'
import { contentTypes } from '../../domain/content/content-types.ts'

/** A visible text or accessible name of the page, with its element. */
export interface ShownText {
  text: string
  place: string
}

/** Reads `textsOf` the document in the browser. */
export function readTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(textsOf, undefined)
}

/**
 * Distinct texts and accessible names of a document, without elements in another language. Runs in the browser, too,
 * and so refers to nothing outside.
 */
export function textsOf(shown: Document = document): ShownText[] {
  const found = new Map<string, string>()
  const describe = (element: Element) =>
    `${element.localName}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}`
  const { lang } = shown.documentElement
  const isForeign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== lang
  const add = (text: string, element: Element) => {
    if (isForeign(element)) return
    const trimmed = text.replaceAll(/\s+/g, ' ').trim()
    if (trimmed !== '' && !found.has(trimmed)) found.set(trimmed, describe(element))
  }
  const hidden = 'script, style, noscript, template, textarea, [hidden], code, svg text'
  for (const element of shown.body.querySelectorAll('*')) {
    if (element.closest(hidden) !== null) continue
    for (const node of element.childNodes)
      if (node.nodeType === node.TEXT_NODE) add(node.textContent ?? '', element)
  }
  const spoken = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description']
  for (const name of [...spoken, 'aria-roledescription']) {
    // A textarea's placeholder is the default text, which is content.
    for (const element of shown.querySelectorAll(`[${name}]:not(textarea, [aria-hidden=true])`))
      add(element.getAttribute(name) ?? '', element)
  }
  add(shown.title, shown.documentElement)
  return [...found].map(([text, place]) => ({ text, place }))
}

const word = /[A-Za-z]{2,}/

/**
 * Texts with an untranslated English word: two or more Latin letters that are neither a name that is the same in
 * every language nor part of content.
 */
export function findEnglish(
  texts: readonly ShownText[],
  typed: ReadonlySet<string>,
  marked = /(?!)/g,
): string[] {
  const byLength = [...typed].toSorted((one, other) => other.length - one.length)
  return texts
    .filter(({ text }) => word.test(text) && !isTyped(text, typed))
    .map(({ text, place }) => ({
      place,
      text,
      rest: keepTyped(text.replaceAll(marked, ' ').replaceAll(timeZones, ' '), byLength).replaceAll(
        names,
        ' ',
      ),
    }))
    .filter(({ rest }) => word.test(rest))
    .map(({ place, text }) => `${place}: ${text}`)
}

/** Collects every text of an API response, which is content that owners typed. */
export function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    for (const line of [value, ...value.split(/[\n,]/)])
      texts.add(line.replaceAll(/\s+/g, ' ').trim())
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectTexts(part, texts)
  }
}

function isTyped(text: string, typed: ReadonlySet<string>): boolean {
  if (typed.has(text)) return true
  // Part of a long text, such as a truncated one.
  return text.length > 24 && [...typed].some((one) => one.includes(text.replace(/…$/, '')))
}

/** The text without the content in it, such as the product name in `«Teak Spindle Jhoola» moved`. */
function keepTyped(text: string, typed: readonly string[]): string {
  let rest = text
  for (const one of typed)
    if (one.length > 2 && rest.includes(one)) rest = rest.replaceAll(one, ' ')
  return rest
}

/** Time zones, removed before content is: content such as `rope` would match in `Europe`. */
const timeZones =
  /(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\p{L}/ +-]+/gu

/** Names, units, formats and URLs that are the same in every language. */
const names =
  /“[^”]*”|ZL-\w+|@[\w.]+|= swing, hinchko|\byes\b|\bno\b|\bad\b|hinchko|WhatsApp(?: Business)?|Instagram|Facebook|Pinterest|YouTube|Google|Merchant|Shopify|WooCommerce|Meta\b|Microsoft|PostgreSQL|SQLite|Node\.js|JavaScript|CSV|JSON|XML|PDF|ZIP|QR|HTML|SVG|S3|URL|ID\b|JPEG|PNG|WebP|AVIF|HEIC|MP4|WebM|MB|KB|kB|GB|Excel|Sheets|Numbers|Ctrl|Alt|\balt\b|Shift|Esc|Enter|Tab|Delete|Del|cm|mm|ft\b|\bin\b|kg|px|INR|IANA|English|wa\.me|https?:\/\/\S*|\S*@\S+|\/[\w/-]+|#[\dA-Fa-f]{6}|#rrggbb|[\w-]+\.(?:csv|json|zip|sqlite|jpe?g|png|webp|mp4|xml|txt)|npm run \S+|\{[\w ]+\}|GMT|[\w-]+(?:\.[\w-]+)+|\b[A-Z]{3}\b/gu

/** Texts entered by the owner, which are not translated, and the single words of the shop's names. */
export async function readTyped(read: (path: string) => Promise<unknown>): Promise<Set<string>> {
  const typed = new Set<string>()
  for (const { path } of contentTypes) collectTexts(await read(path), typed)
  for (const name of [...typed].filter((text) => text.startsWith('Zula')))
    for (const part of name.split(' ')) typed.add(part)
  return typed
}
