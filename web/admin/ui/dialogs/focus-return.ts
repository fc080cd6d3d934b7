import { useLayoutEffect } from 'react'

/** Gives the focus back to what had it before something opened, or to the screen where that is gone. */
export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement
    return () => {
      const left = document.activeElement
      // What follows may take the focus by itself.
      setTimeout(() => {
        const { activeElement } = document
        if (activeElement !== document.body && activeElement !== left) return
        const target = opener?.isConnected ? opener : document.getElementById('main')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    }
  }, [open])
}
