/** What brings a page to life, as it stands in the page. */
export interface PageFiles {
  /** What the router is told of the site. */
  context: Record<string, unknown>
  /** The routes that the page may lead to; null where a file lists them. */
  manifest: unknown
  manifestFile: string
  /** The scripts of the routes that the page is made of, by their ids. */
  modules: Record<string, string>
  entry: string
  /** In development, what reloads changed modules; it goes first. */
  hotRuntime: string | undefined
  /** Everything that these need, to be fetched at once. */
  imports: string[]
  /** Whether nothing can be seen before. */
  isUrgent: boolean
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

/**
 * Stands as text in every page, so it uses nothing from outside. The scripts are fetched once the page
 * is complete and painted, or when a visitor first touches it. Until then links and forms do what they
 * always do; what only a script can answer is held back, and done as soon as it can be.
 */
export function startPage(dataId: string, filesId: string): void {
  const read = (id: string) => document.getElementById(id)?.textContent ?? ''
  const files: PageFiles = JSON.parse(read(filesId))
  const acts: EarlyAct[] = []
  let isStarted = false
  const fetchAll = async () => {
    for (const href of files.imports) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const stream = new Blob([read(dataId)]).stream()
    Object.assign(window, { __reactRouterContext: { ...files.context, stream } })
    const modules: Record<string, unknown> = {}
    if (files.hotRuntime) await import(/* @vite-ignore */ files.hotRuntime)
    if (files.manifest === null) await import(/* @vite-ignore */ files.manifestFile)
    else Object.assign(window, { __reactRouterManifest: files.manifest })
    await Promise.all(
      Object.entries(files.modules).map(async ([id, file]) => {
        modules[id] = await import(/* @vite-ignore */ file)
      }),
    )
    Object.assign(window, { __reactRouterRouteModules: modules })
    await import(/* @vite-ignore */ files.entry)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    // Without its script the page stays one of links and forms.
    fetchAll().catch(release)
  }
  /** What only a script answers, by the event. */
  const answered: Record<string, string> = {
    click: 'button:not([type=submit]), [data-script]',
    input: 'input, select, textarea',
    change: 'input, select, textarea',
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
  const { pathname, search } = location
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
  const early: EarlyActs = { acts, release }
  Object.assign(window, { earlyActs: early })
  const whenPainted = () => requestAnimationFrame(() => setTimeout(start))
  if (files.isUrgent) start()
  else if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
}
