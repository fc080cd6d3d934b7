import { type EditorPageName, pageAt } from '../../../domain/site-editor/editor-pages.ts'
import { targetAttribute } from './page-document.ts'

/**
 * First document of the frame. It inherits the policy of the back office; its own one forbids all
 * script, forms and frames as well. No `sandbox`: WebKit would not call our listeners in it.
 */
export const emptyFrame = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'; form-action 'none'; frame-src 'none'; object-src 'none'; base-uri 'none'"></head><body></body></html>`

const selectedAttribute = 'data-edit-selected'

/** Outlines of the targets, with white beside the accent colour: one of them stands out anywhere. */
const outlineStyle = `
[${targetAttribute}] { cursor: pointer !important; }
[${targetAttribute}]:hover { outline: 2px dashed #01a0e2 !important; outline-offset: 3px !important; }
[${selectedAttribute}] { outline: 3px solid #01a0e2 !important; outline-offset: 3px !important; box-shadow: 0 0 0 3px #fff !important; }
:is(img, video)[${targetAttribute}]:hover, :is(img, video)[${selectedAttribute}] { outline-offset: -6px !important; }
`

/** Shows a page in the frame; resolves when its style sheets are loaded. */
export async function showPage(live: Document, next: Document, nonce: string) {
  const sheets = addSheets(live, next)
  addOutlines(live, nonce)
  patchAttributes(live.documentElement, next.documentElement)
  patchAttributes(live.body, next.body)
  patchChildren(live.body, next.body)
  await Promise.all(sheets)
}

/** Style sheets that the frame lacks; they stay, since their rules name parts of pages. */
function addSheets(live: Document, next: Document): Promise<void>[] {
  return Array.from(next.querySelectorAll('link[rel=stylesheet]'), async (link) => {
    const href = link.getAttribute('href') ?? ''
    if (live.querySelector(`link[href="${CSS.escape(href)}"]`) !== null) return
    const sheet = live.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = href
    const loaded = new Promise<void>((resolve) => {
      sheet.addEventListener('load', () => resolve())
      sheet.addEventListener('error', () => resolve())
    })
    live.head.append(sheet)
    await loaded
  })
}

function addOutlines(live: Document, nonce: string): void {
  if (live.head.querySelector('style') !== null) return
  const style = live.createElement('style')
  style.nonce = nonce
  style.textContent = outlineStyle
  live.head.append(style)
}

/** Outlines a target and scrolls to it, unless it is in view. */
export function selectTarget(live: Document, name: string | null): void {
  for (const element of live.querySelectorAll(`[${selectedAttribute}]`))
    element.removeAttribute(selectedAttribute)
  if (name === null) return
  const elements = findTargets(live, name)
  for (const element of elements) element.setAttribute(selectedAttribute, '')
  const visible = elements.filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const [first] = visible
  const view = live.defaultView
  if (first === undefined || view === null) return
  if (visible.some((element) => isInView(element, view))) return
  const { top, height } = first.getBoundingClientRect()
  // Not smoothly, as the page would: the next rendering would stop it on its way.
  const above = Math.max(80, (view.innerHeight - height) / 2)
  view.scrollTo({ top: view.scrollY + top - above, behavior: 'instant' })
}

/** The elements of a target, or else the first of its entries, or what contains it as an entry. */
function findTargets(live: Document, name: string): Element[] {
  const exact = Array.from(live.querySelectorAll(`[${targetAttribute}="${CSS.escape(name)}"]`))
  if (exact.length > 0) return exact
  const whole = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  const [entry] = live.querySelectorAll(`[${targetAttribute}^="${CSS.escape(`${name}.`)}"]`)
  if (entry !== undefined) return [entry]
  return Array.from(live.querySelectorAll(`[${targetAttribute}="${CSS.escape(whole)}"]`))
}

/** Height of the public site's header, which covers the top of the page. */
const HEADER_HEIGHT_PX = 72

function isInView(element: Element, view: Window): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const start = element.closest('header') === null ? HEADER_HEIGHT_PX : 0
  return top >= start && bottom <= view.innerHeight
}

/**
 * Changes the children of an element into those of another document's, in place: what is equal
 * stays, so that photos do not load again and the scroll position remains.
 */
function patchChildren(live: Element, next: Element): void {
  const wanted = Array.from(next.childNodes)
  for (const [index, node] of wanted.entries()) {
    const current = live.childNodes[index]
    if (current === undefined) live.append(live.ownerDocument.importNode(node, true))
    else if (!patchNode(current, node))
      current.replaceWith(live.ownerDocument.importNode(node, true))
  }
  while (live.childNodes.length > wanted.length) live.lastChild?.remove()
}

/** Makes the attributes of an element those of another one. */
function patchAttributes(live: Element, next: Element): void {
  for (const { name } of Array.from(live.attributes)) {
    if (!next.hasAttribute(name)) live.removeAttribute(name)
  }
  for (const { name, value } of Array.from(next.attributes)) {
    if (live.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

/** Returns false for nodes of different kinds. */
function patchNode(live: Node, next: Node): boolean {
  if (live.nodeType !== next.nodeType || live.nodeName !== next.nodeName) return false
  if (isElement(live) && isElement(next)) {
    patchAttributes(live, next)
    patchChildren(live, next)
  } else if (live.nodeValue !== next.nodeValue) {
    live.nodeValue = next.nodeValue
  }
  return true
}

/** Meaning of a tap on the page. */
interface Tap {
  target: string | null
  /** Number of slides to move on. */
  slide: number | null
  /** Public page of a link. */
  page: EditorPageName | null
}

/**
 * Reads a click in the frame and keeps links and buttons from acting. A text or picture with a
 * field comes first; other links lead to their page.
 */
export function readTap(event: MouseEvent): Tap {
  const nothing: Tap = { target: null, slide: null, page: null }
  const { target: element } = event
  if (!isElement(element)) return nothing
  if (element.closest('a, button, form') !== null) event.preventDefault()
  const slide = slideStep(element)
  if (slide !== null) return { ...nothing, slide }
  const target = isByKeyboard(event)
    ? ofElement(element)
    : targetAt(element.ownerDocument, event.clientX, event.clientY)
  if (target !== null) return { ...nothing, target }
  const path = element.closest('a[href]')?.getAttribute('href')
  return { ...nothing, page: path ? pageAt(path) : null }
}

/** A click by the Enter key has no position. */
function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0
}

function ofElement(element: Element): string | null {
  const selector = `[${targetAttribute}]`
  const found = element.closest(selector) ?? element.querySelector(selector)
  return found?.getAttribute(targetAttribute) ?? null
}

/** Name of the target at a point of the frame, also below an overlay. */
function targetAt(live: Document, x: number, y: number): string | null {
  for (const element of live.elementsFromPoint(x, y)) {
    const name = element.getAttribute(targetAttribute)
    if (name !== null) return name
  }
  return null
}

/**
 * Slides that a button of the carousel moves on, or null for anything else. Buttons are told by
 * their order, since their names are of the site's language: back, next, one for each slide, pause.
 */
function slideStep(element: Element): number | null {
  const button = element.closest('section[aria-roledescription] button')
  const carousel = button?.closest('section[aria-roledescription]')
  if (!button || !carousel) return null
  const place = Array.from<Element>(carousel.querySelectorAll('button')).indexOf(button)
  if (place === 0) return -1
  if (place === 1) return 1
  const slide = place - 2
  const count = carousel.querySelectorAll('article[aria-roledescription]').length
  return slide >= 0 && slide < count ? slide : null
}

// Not `instanceof`: elements belong to the frame, whose classes are others.
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
