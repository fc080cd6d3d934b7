import type { EditedPage } from '../../../domain/api/site-editor.ts'
import { contact } from '../../../domain/content/contact.ts'
import { openingHours } from '../../../domain/content/opening-hours.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { targetName } from '../../../domain/site-editor/edit-target.ts'
import { readMarkers, removeMarkers } from '../../../domain/site-editor/text-markers.ts'
import { weekdays } from '../../../domain/time/opening-hours.ts'

/** Attribute of an element that leads to a field; its value is the name of the target. */
export const targetAttribute = 'data-edit'

/** Page without markers and scripts; its targets carry the attribute instead. */
export interface PageDocument {
  document: Document
  /** Names of the targets on the page, each once. */
  targets: ReadonlySet<string>
}

/** Parses a page without running or loading anything of it. */
export function parsePage(html: string): Document {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const element of parsed.querySelectorAll(leftOut)) element.remove()
  return parsed
}

/** Parses the page, whose targets get their attribute. */
export function readPage(html: string, page: Omit<EditedPage, 'html'>): PageDocument {
  const parsed = parsePage(html)
  markTexts(parsed, page.targets)
  markAttributes(parsed, page.targets)
  markMedia(parsed, page.media)
  markLinks(parsed, page.links)
  markOpeningHours(parsed)
  const marked = parsed.querySelectorAll<HTMLElement>(`[${targetAttribute}]`)
  return {
    document: parsed,
    targets: new Set(Array.from(marked, ({ dataset }) => dataset.edit ?? '')),
  }
}

/** Elements that load, run or embed something, and those for browsers without script. */
const leftOut =
  'script, noscript, iframe, object, embed, base, head > title, meta, link:not([rel=stylesheet])'

function setTarget(element: Element, name: string | undefined): void {
  if (name !== undefined && !element.hasAttribute(targetAttribute))
    element.setAttribute(targetAttribute, name)
}

/** The element that begins with a text is its target; a text behind another one is wrapped. */
function markTexts(parsed: Document, targets: readonly string[]): void {
  const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT)
  const found: { text: Node; parent: Element; index: number }[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    const [index] = readMarkers(text.nodeValue ?? '')
    text.nodeValue = removeMarkers(text.nodeValue ?? '')
    if (index !== undefined && text.parentElement !== null)
      found.push({ text, parent: text.parentElement, index })
  }
  for (const { text, parent, index } of found) {
    if (isFirstText(parent, text)) {
      setTarget(parent, targets[index])
      continue
    }
    const wrapper = parsed.createElement('span')
    text.parentNode?.replaceChild(wrapper, text)
    wrapper.append(text)
    setTarget(wrapper, targets[index])
  }
}

function isFirstText(parent: Element, text: Node): boolean {
  const first = Array.from(parent.childNodes).find(
    (node) =>
      node.nodeType === Node.TEXT_NODE && (node === text || (node.nodeValue ?? '').trim() !== ''),
  )
  return first === text
}

/** Placeholders and labels: their element is the target, unless a text in it is one. */
function markAttributes(parsed: Document, targets: readonly string[]): void {
  for (const element of parsed.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      const text = removeMarkers(value)
      if (text === value) continue
      const [index] = readMarkers(value)
      element.setAttribute(name, text)
      if (index !== undefined && name !== 'alt' && !isTarget(element))
        setTarget(element, targets[index])
    }
  }
}

function isTarget(element: Element): boolean {
  return (
    element.matches(`[${targetAttribute}]`) ||
    element.querySelector(`[${targetAttribute}]`) !== null
  )
}

/** A photo's variants share the beginning of its URL. */
function markMedia(parsed: Document, media: EditedPage['media']): void {
  for (const { target, url } of media) {
    const base = url.startsWith('blob:') ? url : url.replace(/\.\w+$/, '')
    for (const element of parsed.querySelectorAll(
      `:is(img, video):is([src^="${CSS.escape(base)}"], [poster^="${CSS.escape(base)}"])`,
    ))
      setTarget(element, target)
  }
}

/** Links that show their address nowhere, by what they open. */
const channels = [
  { field: 'mobileNumber', selector: 'a[href^="tel:"]' },
  { field: 'whatsappNumber', selector: 'a[href^="https://wa.me/"]' },
  { field: 'email', selector: 'a[href^="mailto:"]' },
] as const

function markLinks(parsed: Document, links: EditedPage['links']): void {
  const shopLinks = [
    ...channels.map(({ field, selector }) => ({
      target: targetName({ type: contact, id: '', field }),
      selector,
    })),
    ...links.map(({ target, href }) => ({ target, selector: `a[href="${CSS.escape(href)}"]` })),
  ]
  for (const { target, selector } of shopLinks) {
    for (const link of parsed.querySelectorAll(selector)) {
      if (!isTarget(link)) setTarget(link, target)
    }
  }
}

/** Rows of the opening hours are computed from several fields: a row leads to its first day's. */
function markOpeningHours(parsed: Document): void {
  const title = targetName({ type: pageTexts, id: '', field: 'texts', entry: 'openingTitle' })
  const list = parsed.querySelector(`dt[${targetAttribute}="${title}"]`)?.parentElement
  for (const row of list?.querySelectorAll('dd') ?? []) {
    const words = row.textContent
    const day = weekdays.find((name) => words.startsWith(name))
    const field = day === undefined ? 'holidays' : day.toLowerCase()
    setTarget(row, targetName({ type: openingHours, id: '', field }))
  }
}
