import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { readStored } from '../ui/browser-storage.ts'
import { lazyOrReload } from '../ui/load-or-reload.ts'
import type { FittingDrawingProps } from './fitting-drawing.tsx'

// The server renders in one pass, so it loads the part at once.
const OnServer = import.meta.env.SSR ? (await import('./fitting-drawing.tsx')).default : null
const load = () => import('./fitting-drawing.tsx')
const Drawing: ComponentType<FittingDrawingProps> = OnServer ?? lazyOrReload(load)

/**
 * Drawing to scale of a product. What the server rendered stays as it is, without any script, until
 * the visitor uses its form or has a room already; only pages of a navigation render it at once.
 */
export function ScaleSection({
  product,
  drawing,
}: Pick<FittingDrawingProps, 'product' | 'drawing'>) {
  const section = useRef<HTMLElement>(null)
  const [use, setUse] = useState<Use | null>(() => (isRendered() ? null : {}))
  const isUsed = use !== null
  const isAsked = drawing.asked !== undefined

  useEffect(() => {
    const { current } = section
    if (isUsed || current === null) return
    const begin = (form?: HTMLFormElement) => {
      const next = form && { first: new FormData(form), focused: document.activeElement?.id }
      load().then(
        () => startTransition(() => setUse(next ?? {})),
        () => form?.submit(),
      )
    }
    const handle = (event: Event) => {
      if (event.type === 'focusin') return void load().catch(() => {})
      const form = current.querySelector('form')
      if (form === null || (event.type === 'change' && !isSelect(event.target))) return
      event.preventDefault()
      begin(form)
    }
    // Without markup, React has rendered the page anew.
    if (isAsked || hasKept() || current.childElementCount === 0) begin()
    for (const kind of kinds) current.addEventListener(kind, handle)
    return () => {
      for (const kind of kinds) current.removeEventListener(kind, handle)
    }
  }, [isUsed, isAsked])

  const shared = { className: 'scale', id: 'scale', 'aria-labelledby': 'scale-h' }
  if (use === null)
    return (
      // React leaves the server's markup alone, and so loads nothing for it.
      <section
        key="kept"
        ref={section}
        {...shared}
        suppressHydrationWarning
        dangerouslySetInnerHTML={kept}
      />
    )
  return (
    <section key="used" {...shared}>
      <Drawing product={product} drawing={drawing} {...use} />
    </section>
  )
}

/** First use of the form by the visitor. */
type Use = Pick<FittingDrawingProps, 'first' | 'focused'>

const kinds = ['focusin', 'change', 'submit']
const kept = { __html: '' }

/** True in a browser that hydrates the page. */
function isRendered(): boolean {
  return !import.meta.env.SSR && !('hydrated' in document.documentElement.dataset)
}

function isSelect(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement
}

/** True if the browser has a room or a unit that the server did not know. */
function hasKept(): boolean {
  return ['wall', 'ceiling'].some((key) => readStored(key)) || readStored('unit') === 'ft'
}
