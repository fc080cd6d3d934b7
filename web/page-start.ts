/** Routes of the router's manifest by their ids, without what most of them have. */
export type RouteFiles = Record<string, Record<string, unknown>>

/** What brings a page to life, as it stands in the page. */
export interface PageFiles {
  /** What the router is told of the site, but for what every public page tells it. */
  context?: Record<string, unknown>
  /** The routes that the page may lead to, or the file that lists all. */
  routes?: RouteFiles
  manifestFile?: string
  /** The scripts of the page's routes by their ids, but for those that come along with another. */
  modules: Record<string, string>
  /** The script that draws the page anew. */
  entry: string
  /** In development, what reloads changed modules; it goes first. */
  hotRuntime: string | undefined
  /** Everything that these need, to be fetched at once. */
  imports: string[]
  /** Whether nothing can be seen before. */
  isUrgent?: boolean
}

declare global {
  interface Window {
    /** The data that the page was made of; its stream of routes. */
    pageData?: Promise<Response>
    /** Set by the script of the entry: draws the page anew over what stands there. */
    hydratePage?: (files: PageFiles) => Promise<void>
  }
}

/** What a visitor did before the page could answer. */
export interface EarlyAct {
  type: string
  target: EventTarget | null
  /** Of a keyboard. */
  key: string
}

export interface EarlyActs {
  acts: EarlyAct[]
  /** Lets events through from now on. */
  release(): void
}

/** The ids of the blocks in the page that hold the data of its routes and its files. */
export const dataId = 'page-data'
export const filesId = 'page-files'

/** The name of the entry in a page's head by which a script may add styles, where one may. */
export const styleNonceName = 'style-nonce'

/**
 * Stands as text in every page, so it uses nothing from outside. The scripts, and the data that the page
 * was made of, are fetched once the page is complete and painted, or when a visitor first touches it.
 * Until then links and forms do what they always do; what only a script can answer is held back, and done
 * as soon as it can be.
 */
export function startPage(dataId: string, filesId: string): void {
  const read = (id: string) => document.getElementById(id)?.textContent ?? ''
  const files: PageFiles = JSON.parse(read(filesId).replaceAll('"~', '"/assets/'))
  const { pathname, search } = location
  const acts: EarlyAct[] = []
  let isStarted = false
  const fetchAll = async () => {
    const inPage = read(dataId)
    const path = pathname.endsWith('/') ? `${pathname}_` : pathname
    // Asked for beside the scripts, and told where it is waited for.
    window.pageData = inPage
      ? Promise.resolve(new Response(inPage))
      : fetch(`${path}.data${search}`)
    window.pageData.catch(() => {})
    for (const href of files.imports) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    if (files.hotRuntime) await import(/* @vite-ignore */ files.hotRuntime)
    await import(/* @vite-ignore */ files.entry)
    await window.hydratePage?.(files)
    // What is below the fold of a phone may come now.
    setTimeout(letIn, 3000)
  }
  const letIn = () => {
    document.documentElement.dataset.moved = ''
  }
  const start = (event?: Event) => {
    if (event) letIn()
    if (isStarted) return
    isStarted = true
    // Without its script the page stays one of links and forms.
    fetchAll().catch(() => {
      release()
      letIn()
    })
  }
  /** What only a script answers, by the event. */
  const answered: Record<string, string> = {
    click: 'button:not([type=submit]), [data-script]',
    input: 'input:not([type=range]), select, textarea',
    change: 'input:not([type=range]), select, textarea',
    keydown: '[role=tab]',
  }
  const hold = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const key = event instanceof KeyboardEvent ? event.key : ''
    const held = target.closest(answered[type] ?? '')
    if (held === null || (type === 'keydown' && !/^(?:Arrow|Home|End)/.test(key))) return
    event.stopImmediatePropagation()
    if (type === 'click' || type === 'keydown') event.preventDefault()
    acts.push({ type, target: held, key })
  }
  const turn = () => {
    // Back to a view that this document once showed: nobody is there yet to show it again.
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  const touches = ['pointerdown', 'keydown', 'focusin']
  function release() {
    for (const type of touches) removeEventListener(type, start, true)
    for (const type in answered) removeEventListener(type, hold, true)
    removeEventListener('popstate', turn)
  }
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true })
  for (const type in answered) addEventListener(type, hold, true)
  addEventListener('popstate', turn)
  addEventListener('scroll', letIn, { once: true, passive: true })
  // By this the router finds how far down a visitor was; without it all documents would be one to it.
  if (!history.state?.key) {
    const key = Math.random().toString(36).slice(2)
    history.replaceState({ ...history.state, key }, '')
  }
  const early: EarlyActs = { acts, release }
  Object.assign(window, { earlyActs: early })
  const whenPainted = async () => {
    // To decode the first picture takes longer than a frame, and the scripts would come between.
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority]')
      ?.decode()
      .catch(() => {})
    requestAnimationFrame(() => setTimeout(() => start()))
  }
  if (files.isUrgent) start()
  else if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
}
