/** Routes of the router's manifest by their ids, without what most of them have. */
export type RouteManifest = Record<string, Record<string, unknown>>

/** What brings a page to life, as it stands in the page. */
export interface PageAssets {
  /** What the router is told of the site, but for what every public page tells it. */
  context?: Record<string, unknown>
  /** The routes that the page may lead to, or the file that lists all. */
  routes?: RouteManifest
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
    hydratePage?: (files: PageAssets) => Promise<void>
  }
}

/** The ids of the blocks in the page that hold the data of its routes and its files. */
export const dataId = 'page-data'
export const filesId = 'page-files'

/** The name of the entry in a page's head by which a script may add styles, where one may. */
export const styleNonceName = 'style-nonce'

/**
 * Loader of a page's scripts. It stands as text in every page, so it uses nothing from outside. Scripts and data are
 * fetched once the page is complete and painted, or when a visitor first touches it; until then links, forms and
 * menus work as HTML.
 */
export function loadPage(dataId: string, filesId: string): void {
  const read = (id: string) => document.getElementById(id)?.textContent ?? ''
  const files: PageAssets = JSON.parse(read(filesId).replaceAll('"~', '"/assets/'))
  const { pathname, search } = location
  let isStarted = false
  const fetchAll = async () => {
    const inPage = read(dataId)
    const path = pathname.endsWith('/') ? `${pathname}_` : pathname
    // Requested along with the scripts; an error is reported where the data is awaited.
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
    removeEventListener('popstate', reloadOtherPage)
    // What is below the fold of a phone may come now.
    setTimeout(loadPictures, 3000)
  }
  const loadPictures = () => {
    document.documentElement.dataset.moved = ''
  }
  const start = (event?: Event) => {
    if (event) loadPictures()
    if (isStarted) return
    isStarted = true
    // Without its scripts the page stays one of links and forms.
    fetchAll().catch(loadPictures)
  }
  const reloadOtherPage = () => {
    // Back to a view that this document once showed: no script is there yet to show it again.
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { capture: true, passive: true, once: true })
  addEventListener('popstate', reloadOtherPage)
  addEventListener('scroll', loadPictures, { once: true, passive: true })
  // The router restores scroll positions by this key; without it all documents would have the same.
  if (!history.state?.key) {
    const key = Math.random().toString(36).slice(2)
    history.replaceState({ ...history.state, key }, '')
  }
  const startWhenPainted = async () => {
    // To decode the first picture takes longer than a frame, and the scripts would come between.
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority]')
      ?.decode()
      .catch(() => {})
    requestAnimationFrame(() => setTimeout(() => start()))
  }
  if (files.isUrgent) start()
  else if (document.readyState === 'complete') startWhenPainted()
  else addEventListener('load', startWhenPainted)
}
