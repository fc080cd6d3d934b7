import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { provideRouterContext } from './boot/router-context.ts'
import { listenForPopState } from './ui/popstate-listener.ts'

listenForPopState()

/** Marks the document as hydrated, for tests and for styles that depend on scripts. */
function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

// Called by the loader once this file is loaded, which is bundled into a shared chunk.
window.hydratePage = async (files) => {
  await provideRouterContext(files)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <HydrationMarker />
      </StrictMode>,
      // React recovers from the expected mismatches by rendering again, and would report each.
      window.isOutdated ? { onRecoverableError: () => {} } : undefined,
    )
  })
}
