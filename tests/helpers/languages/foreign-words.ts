import type { Page } from '@playwright/test'

/** A text of the page as a visitor reads or hears it, with the element that has it. */
export interface ShownText {
  text: string
  place: string
}

const spoken = [
  'aria-label',
  'alt',
  'placeholder',
  'title',
  'aria-description',
  'aria-roledescription',
]

/** Texts and spoken labels of the page, each once; those in elements of another language are left out. */
export function readTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate((attributes) => {
    const found = new Map<string, string>()
    const describe = (element: Element) =>
      `${element.localName}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}`
    const { lang } = document.documentElement
    const isForeign = (element: Element) =>
      element.closest<HTMLElement>('[lang]')?.getAttribute('lang') !== lang
    const add = (text: string, element: Element) => {
      if (isForeign(element)) return
      const trimmed = text.replaceAll(/\s+/g, ' ').trim()
      if (trimmed !== '' && !found.has(trimmed)) found.set(trimmed, describe(element))
    }
    const hidden = 'script, style, noscript, template, textarea, [hidden], code, svg text'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element !== null && element.closest(hidden) === null) add(node.textContent ?? '', element)
    }
    for (const name of attributes) {
      // A placeholder of a text area is the text that stands there without another.
      for (const element of document.querySelectorAll(`[${name}]:not(textarea, [aria-hidden])`))
        add(element.getAttribute(name) ?? '', element)
    }
    add(document.title, document.documentElement)
    return [...found].map(([text, place]) => ({ text, place }))
  }, spoken)
}

/**
 * Those with an English word of the program: two or more Latin letters that are neither a name that
 * stays as it is, nor part of what somebody typed.
 */
export function findEnglish(
  texts: readonly ShownText[],
  typed: ReadonlySet<string>,
  marked = /(?!)/g,
): string[] {
  const byLength = [...typed].toSorted((one, other) => other.length - one.length)
  return texts
    .filter(({ text }) => !isTyped(text, typed))
    .map(({ text, place }) => ({
      place,
      text,
      rest: keepTyped(text.replaceAll(marked, ' ').replaceAll(timeZones, ' '), byLength).replaceAll(
        names,
        ' ',
      ),
    }))
    .filter(({ rest }) => /[A-Za-z]{2,}/.test(rest))
    .map(({ place, text }) => `${place}: ${text}`)
}

/** Every text in the answers of the API, which somebody has typed. */
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
  // A part of a long text, such as one that is cut.
  return text.length > 24 && [...typed].some((one) => one.includes(text.replace(/…$/, '')))
}

/** The text without what was typed: `«Teak Spindle Jhoola» moved`. */
function keepTyped(text: string, typed: readonly string[]): string {
  let rest = text
  for (const one of typed)
    if (one.length > 2 && rest.includes(one)) rest = rest.replaceAll(one, ' ')
  return rest
}

/** Before what was typed is taken out: a shop that sells rope has it in `Europe`. */
const timeZones =
  /(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\p{L}/ +-]+/gu

/** Names, units, formats and addresses, which are the same in every language. */
const names =
  /“[^”]*”|ZL-\w+|@[\w.]+|= swing, hinchko|\byes\b|\bno\b|\bad\b|hinchko|WhatsApp(?: Business)?|Instagram|Facebook|Pinterest|YouTube|Google|Merchant|Meta\b|Microsoft|PostgreSQL|SQLite|Node\.js|JavaScript|CSV|JSON|XML|PDF|ZIP|QR|HTML|SVG|S3|URL|ID\b|JPEG|PNG|WebP|AVIF|HEIC|MP4|WebM|MB|KB|GB|Excel|Sheets|Numbers|Ctrl|Alt|Shift|Esc|Enter|Tab|Del|cm|mm|ft\b|\bin\b|kg|px|INR|IANA|English|wa\.me|https?:\/\/\S*|\S*@\S+|\/[\w/-]+|#[\dA-Fa-f]{6}|[\w-]+\.(?:csv|json|zip|sqlite|jpe?g|png|webp|mp4|xml|txt)|npm run \S+|\{[\w ]+\}|GMT|en-XA|[\w-]+(?:\.[\w-]+)+|\b[A-Z]{3}\b/gu
