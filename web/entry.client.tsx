import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { provideRouterContext } from './boot/router-context.ts'
import { listenForPopState } from './ui/popstate-listener.ts'

listenForPopState()

/** Marks the document as hydrated, for tests and for styles that wait for the script. */
function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

// Called when this file is there, which comes along with others.
window.hydratePage = async (files) => {
  await provideRouterContext(files)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <HydrationMarker />
      </StrictMode>,
      // React draws what is different, and would report it.
      window.isOutdated ? { onRecoverableError: () => {} } : undefined,
    )
  })
}
