/** Routes of React Router's manifest by id, without the default values. */
export type RouteManifest = Record<string, Record<string, unknown>>

/** Scripts and routes for hydrating a page, embedded in it as JSON. */
export interface PageAssets {
  /** Router context, without the values shared by all public pages. */
  context?: Record<string, unknown>
  /** Beginning of the paths of the page's language, if it is not the default one. */
  basename?: string
  /** Routes that the page may navigate to, or the file that lists all routes. */
  routes?: RouteManifest
  manifestFile?: string
  /** Script URLs of the page's routes by id, except for bundled ones. */
  modules: Record<string, string>
  /** Entry script that hydrates the page. */
  entry: string
  /** Hot module replacement runtime, in development only; loaded first. */
  hotRuntime: string | undefined
  /** All dependencies of these scripts, preloaded at once. */
  imports: string[]
  /** True if the page shows nothing before hydration. */
  isUrgent?: boolean
}

declare global {
  interface Window {
    /** Data that the page was rendered from; its body is the router's stream. */
    pageData?: Promise<Response>
    /** Set by the entry script: hydrates the page. */
    hydratePage?: (files: PageAssets) => Promise<void>
  }
}

/** Ids of the script elements with the page's data and assets. */
export const dataId = 'page-data'
export const filesId = 'page-files'

/** Name of the meta element with the CSP nonce for style elements. */
export const styleNonceName = 'style-nonce'

/**
 * Loader of a page's scripts. Its source is inlined into every page, so it uses nothing from
 * outside. Scripts and data are fetched once the page is loaded and painted, or at a visitor's
 * first interaction; until then links, forms and menus work as HTML.
 */
export function loadPage(dataId: string, filesId: string): void {
  const read = (id: string) => document.getElementById(id)?.textContent ?? ''
  const files: PageAssets = JSON.parse(read(filesId).replaceAll('"~', '"/assets/'))
  const { pathname, search } = location
  let isStarted = false
  const fetchAll = async () => {
    const inPage = read(dataId)
    const path = pathname.endsWith('/') ? `${pathname}_` : pathname
    // Fetched in parallel with the scripts; an error is reported where the data is awaited.
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
    // Load pictures below the fold on phones only now.
    setTimeout(loadPictures, 3000)
  }
  const loadPictures = () => {
    document.documentElement.dataset.moved = ''
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    // Without its scripts the page still works with links and forms.
    fetchAll().catch(loadPictures)
  }
  const reloadOtherPage = () => {
    if ('hydrated' in document.documentElement.dataset) return
    // History navigation within this document before hydration: no script can render that page yet.
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { capture: true, passive: true, once: true })
  addEventListener('popstate', reloadOtherPage)
  addEventListener('scroll', loadPictures, { once: true, passive: true })
  // React Router restores scroll positions by this key; without it all documents would share one.
  if (!history.state?.key) {
    const key = Math.random().toString(36).slice(2)
    history.replaceState({ ...history.state, key }, '')
  }
  const startWhenPainted = async () => {
    // Decoding the first picture takes longer than a frame, and the scripts would delay its paint.
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority]')
      ?.decode()
      .catch(() => {})
    requestAnimationFrame(() => setTimeout(start))
  }
  if (files.isUrgent) start()
  else if (document.readyState === 'complete') startWhenPainted()
  else addEventListener('load', startWhenPainted)
}
