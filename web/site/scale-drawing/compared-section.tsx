import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { lazyOrReload } from '../ui/load-or-reload.ts'
import type { ComparedDrawingProps } from './compared-drawing.tsx'

// The server renders in one pass, so it loads the part at once.
const OnServer = import.meta.env.SSR ? (await import('./compared-drawing.tsx')).default : null
const load = () => import('./compared-drawing.tsx')
const Drawing: ComponentType<ComparedDrawingProps> = OnServer ?? lazyOrReload(load)

/**
 * Products of a comparison on one floor line. What the server rendered stays as it is, without any
 * script, until the visitor has other units than the server.
 */
export function ComparedSection({ drawing, system }: ComparedDrawingProps) {
  const [isUsed, setIsUsed] = useState(
    () => import.meta.env.SSR || 'hydrated' in document.documentElement.dataset,
  )
  useEffect(() => {
    if (isUsed || system === 'cm') return
    load().then(
      () => startTransition(() => setIsUsed(true)),
      () => {},
    )
  }, [isUsed, system])
  const shared = { className: 'scale', 'aria-labelledby': 'scale-h' }
  // React leaves the server's markup alone, and so loads nothing for it.
  if (!isUsed)
    return (
      <section key="kept" {...shared} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
    )
  return (
    <section key="used" {...shared}>
      <Drawing drawing={drawing} system={system} />
    </section>
  )
}

const kept = { __html: '' }
