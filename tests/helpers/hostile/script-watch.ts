import type { BrowserContext, Page } from '@playwright/test'
import { emptyFrame } from '../../../web/admin/edit-site/frame-document.ts'

/** Detects injected scripts that ran in a page. */
export interface ScriptWatch {
  /** Returns the events since the last call: calls, dialogs, CSP violations and uncaught errors. */
  take(): string[]
}

const schemes = ['http:', 'https:', 'tel:', 'mailto:']

export async function watchScripts(context: BrowserContext): Promise<ScriptWatch> {
  const seen: string[] = []
  await context.exposeFunction('sawAttack', (text: string) => void seen.push(text))
  await context.addInitScript(() => {
    const note = (kind: string) => (what: unknown) =>
      Reflect.get(window, 'sawAttack')(`${kind} ${what}`)
    Object.assign(window, {
      ran: note('ran'),
      alert: note('alert'),
      confirm: note('confirm'),
      prompt: note('prompt'),
    })
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
      note('refused')(`${violatedDirective} ${sourceFile} ${sample}`),
    )
  })
  context.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) seen.push(message.text())
  })
  context.on('weberror', (error) => seen.push(`uncaught ${error.error()}`))
  return { take: () => seen.splice(0) }
}

/** Injects scripts into the page, as a positive control for the detection. */
export async function attack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="javascript:ran(1)" onclick="ran(1)">x</a>',
    )
    document.body.insertAdjacentHTML('beforeend', '<svg onload="ran(1)"></svg>')
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="ran(1)">')
  })
}

/**
 * Elements of the page that could run a script, or whose URL has a forbidden scheme; the frame of Edit site, whose
 * policy forbids all scripts, included.
 */
export function findInjectionPoints(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ schemes, emptyFrame }) => {
      const faults: string[] = []
      const tell = (element: Element, why: string) =>
        faults.push(`${why}: ${element.outerHTML.slice(0, 200)}`)
      const isOurFrame = (element: Element | null) => element?.getAttribute('srcdoc') === emptyFrame
      const strangers =
        'base, object, embed, applet, math, [srcdoc], meta[http-equiv], animate, marquee'

      function look(document: Document) {
        for (const element of document.querySelectorAll('*')) {
          for (const { name } of element.attributes) if (/^on/i.test(name)) tell(element, 'handler')
        }
        for (const element of document.querySelectorAll(strangers)) {
          const isPolicy = element.matches('meta') && isOurFrame(frameOf(document))
          if (!isPolicy && !isOurFrame(element)) tell(element, 'stranger')
        }
        for (const name of ['href', 'src', 'action', 'formaction', 'data', 'xlink:href']) {
          for (const element of document.querySelectorAll(`[${CSS.escape(name)}]`)) {
            const { protocol } = new URL(element.getAttribute(name) ?? '', document.baseURI)
            const isPicture = /^img$/i.test(element.localName) && /^(?:data|blob):$/.test(protocol)
            if (!schemes.includes(protocol) && !isPicture) tell(element, protocol)
          }
        }
        for (const facts of document.querySelectorAll('script[type$=json]')) {
          if (facts.textContent !== '') JSON.parse(facts.textContent ?? '')
        }
        for (const frame of document.querySelectorAll('iframe')) {
          if (!isOurFrame(frame) || frame.contentDocument === null) continue
          for (const script of frame.contentDocument.scripts) tell(script, 'script')
          look(frame.contentDocument)
        }
      }
      const frameOf = (document: Document) => document.defaultView?.frameElement ?? null
      look(document)
      return faults
    },
    { schemes, emptyFrame },
  )
}
