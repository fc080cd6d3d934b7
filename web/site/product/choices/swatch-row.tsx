import { Suspense } from 'react'
import { lazyOrReload } from '../../ui/load-or-reload.ts'
import type { CardSwatches } from './swatch-parts.tsx'

const Swatches = lazyOrReload(async () => ({
  default: (await import('./swatch-parts.tsx')).CardRow,
}))

/** Swatches of a card. Their script and style are loaded by pages that show any. */
export function SwatchRow({ swatches }: { swatches: CardSwatches | undefined }) {
  return (
    swatches && (
      // The line holds the row's place where a page is drawn in the browser.
      <Suspense fallback={<br />}>
        <Swatches {...swatches} />
      </Suspense>
    )
  )
}
