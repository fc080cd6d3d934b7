import { useLayoutEffect } from 'react'

/** Returns the focus to the previously active element, or to the screen if that is gone. */
export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement
    return () => {
      const left = document.activeElement
      // Later, because the next dialog or screen may take the focus itself.
      setTimeout(() => {
        const { activeElement } = document
        if (activeElement !== document.body && activeElement !== left) return
        const target = opener?.isConnected ? opener : document.getElementById('main')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    }
  }, [open])
}
