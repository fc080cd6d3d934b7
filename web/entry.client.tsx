import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { introducePage } from './page-life.ts'
import { watchPops } from './ui/pop-listener.ts'

watchPops()

/** Marks the document as hydrated, for tests and for styles that wait for the script. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

// Called when this file is there, which comes along with others.
window.hydratePage = async (files) => {
  await introducePage(files)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <HydrationMark />
      </StrictMode>,
      // React draws what is different, and would report it.
      window.isOutdated ? { onRecoverableError: () => {} } : undefined,
    )
  })
}
