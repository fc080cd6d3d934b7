import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { insist } from './connection.ts'
import { catchUp } from './early-acts.ts'
import { introducePage } from './page-life.ts'
import { watchPops } from './ui/pop-listener.ts'

watchPops()

// What the router fetches for a page that was asked for; what it looks up ahead has no signal.
const { fetch } = window
window.fetch = (input, init) =>
  init?.signal && /\.data(\?|$)/.test(String(input))
    ? insist(() => fetch(input, init), init.signal)
    : fetch(input, init)

function CatchUp() {
  // Not within React's own work, where a choice could not be shown at once.
  useEffect(() => {
    setTimeout(catchUp)
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
        <CatchUp />
      </StrictMode>,
      // React draws what is different, and would report it.
      window.isOutdated ? { onRecoverableError: () => {} } : undefined,
    )
  })
}
