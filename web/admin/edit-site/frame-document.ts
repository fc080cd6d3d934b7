import { patchAttributes, patchChildren } from './document-patch.ts'
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
