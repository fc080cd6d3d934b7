import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { insist } from './connection.ts'
import { watchPops } from './ui/pop-listener.ts'

watchPops()

// What the router fetches for a page that was asked for; what it looks up ahead has no signal.
const { fetch } = window
window.fetch = (input, init) =>
  init?.signal && /\.data(\?|$)|\/__manifest\?/.test(String(input))
    ? insist(() => fetch(input, init), init.signal)
    : fetch(input, init)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
