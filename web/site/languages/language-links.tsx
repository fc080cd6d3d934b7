import { lazy, Suspense } from 'react'
import type { Site } from '../content/site.ts'
import type { SwitchPlace } from './language-switch.tsx'

// Shops with one language load nothing of it.
const LanguageSwitch = lazy(() => import('./language-switch.tsx'))

/** Links to the page in the other languages, in a shop that has several. */
export function LanguageLinks({ site, place }: { site: Site; place: SwitchPlace }) {
  if (site.languages === undefined) return null
  return (
    <Suspense>
      <LanguageSwitch languages={site.languages} place={place} />
    </Suspense>
  )
}
