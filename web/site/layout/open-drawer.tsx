import { useEffect } from 'react'
import { useCloseOnBack } from '../../ui/open-layers.tsx'

export interface OpenDrawerProps {
  drawer: HTMLElement
}

/** Closes the open drawer on Back, and when the window grows too wide for the menu button. */
export function DrawerOverlay({ drawer }: OpenDrawerProps) {
  useCloseOnBack(true, () => drawer.hidePopover())
  useEffect(() => {
    const wide = matchMedia('(min-width: 900px)')
    const close = () => {
      if (wide.matches) drawer.hidePopover()
    }
    // The window may have grown before this code was loaded.
    close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [drawer])
  return null
}
