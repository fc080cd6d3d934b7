import { type EditorPageName, pageAt } from '../../../domain/site-editor/editor-pages.ts'
import { targetAttribute } from './page-document.ts'

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

// Not `instanceof`: the element belongs to the frame, whose classes are others.
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
