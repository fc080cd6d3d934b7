import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { Site } from '../content/site.ts'
import { lazyOrReload } from '../ui/load-or-reload.ts'
import type { SwitchPlace } from './language-switch.tsx'

// Shops with one language load nothing of it.
const LanguageSwitch = lazyOrReload(() => import('./language-switch.tsx'))

/** Links to the page in the other languages, in a shop that has several. */
export function LanguageLinks({ site, place }: { site: Site; place: SwitchPlace }) {
  if (site.languages === undefined) return null
  return (
    <Suspense>
      <LanguageSwitch languages={site.languages} place={place} />
    </Suspense>
  )
}

type Offer = ComponentType<{ site: Site }>

/** Offers the language of the visitor's browser once; loaded after hydration, in a shop with several. */
export function LazyLanguageOffer({ site }: { site: Site }) {
  const [Offer, setOffer] = useState<Offer | null>(null)
  const hasSeveral = site.languages !== undefined
  useEffect(() => {
    if (!hasSeveral) return
    import('./language-offer.tsx').then(
      (module) => setOffer(() => module.default),
      () => {},
    )
  }, [hasSeveral])
  return Offer && <Offer site={site} />
}
