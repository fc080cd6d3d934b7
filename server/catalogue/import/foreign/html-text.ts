import { compile, type HtmlToTextOptions } from 'html-to-text'

/** Elements without text for readers. */
const skipped = ['img', 'iframe', 'svg', 'video', 'audio', 'object', 'template', 'button', 'form']

const options: HtmlToTextOptions = {
  wordwrap: false,
  // Deeper elements would exhaust the stack.
  limits: { maxDepth: 200 },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'ol', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: 'blockquote', format: 'block' },
    {
      selector: 'table',
      format: 'block',
      options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
    },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'inlineSurround',
      options: { suffix: ' ' },
    })),
    { selector: 'hr', format: 'skip' },
  ],
}
const convert = compile(options)
const convertLines = compile({ ...options, preserveNewlines: true })

const blocks = /<(?:p|div|br|ul|ol|li|h[1-6]|table|blockquote|section|article)\b/i

/** Blanks at the end of lines; the lookbehind keeps the time for long runs linear. */
const lineEnds = /(?<![ \t])[ \t]+$/gm

/**
 * Plain text of HTML, with its paragraphs and lists. `keepsLines` is true for texts whose line
 * breaks count although they are HTML; those of a text without paragraphs always do. `onCut` is
 * called with the maximum length if the rest is dropped.
 */
export function htmlToText(
  html: string,
  keepsLines = false,
  onCut: (max: number) => void = () => {},
): string {
  const limited = limitMarkup(html.replaceAll('\r\n', '\n'))
  if (limited.length > MAX_LENGTH) onCut(MAX_LENGTH)
  const text = limited.slice(0, MAX_LENGTH)
  if (!hasMarkup(text)) return text.trim()
  const plain = keepsLines || !blocks.test(text) ? convertLines(text) : convert(text)
  return plain
    .replaceAll('\u00a0', ' ')
    .replace(lineEnds, '')
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line. */
export function htmlToLine(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ')
}

/** True if a text shows pictures or videos, which have no place in plain text. */
export function showsMedia(html: string): boolean {
  return /<(?:img|iframe|video|object)\b/i.test(html)
}

/** More markup than any text of ours needs; converting it takes some hundred milliseconds. */
const MAX_LENGTH = 500_000
/** The parser’s time grows with the square of the elements inside each other. */
const MAX_OPEN_TAGS = 5_000

/** Pictures within the HTML do not count, and of what is nested without end only the words stay. */
function limitMarkup(html: string): string {
  const text = html.replace(/(["'])data:[^"']*\1/gi, '""')
  return isTooDeep(text) ? text.replace(/<[^>]*>?/g, ' ') : text
}

function isTooDeep(html: string): boolean {
  let open = 0
  for (const [tag] of html.matchAll(/<\/?[a-z]/gi)) {
    open += tag.startsWith('</') ? -1 : 1
    if (open > MAX_OPEN_TAGS) return true
  }
  return false
}

function hasMarkup(text: string): boolean {
  return /<[a-z/!]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text)
}
