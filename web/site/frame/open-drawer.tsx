import { useEffect, useEffectEvent } from 'react'
import { useBackCloses } from '../../ui/back-closes.ts'
import type { OpenDrawerProps } from './drawer.tsx'

/** Closes the open drawer on the way back, and when the window grows too wide for a menu button. */
export function OpenDrawer({ drawer, onClosed }: OpenDrawerProps) {
  const isClosed = useEffectEvent(onClosed)
  // It may have been closed before this arrived: then there is nothing to go back from.
  useBackCloses(drawer.open, () => drawer.close())
  useEffect(() => {
    const wide = matchMedia('(min-width: 900px)')
    const close = () => drawer.close()
    const tell = () => isClosed()
    drawer.addEventListener('close', tell)
    wide.addEventListener('change', close)
    if (!drawer.open) tell()
    return () => {
      drawer.removeEventListener('close', tell)
      wide.removeEventListener('change', close)
    }
  }, [drawer])
  return null
}
