import {
  Drawer as BaseDrawer,
  Modal as BaseModal,
  type DrawerProps,
  type ModalProps,
} from '@mantine/core'
import { useLayoutEffect } from 'react'
import { useCloseOnBack } from '../../../ui/open-layers.tsx'

/** Dialog that closes on the back button and returns the focus. */
export function Modal(props: ModalProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <BaseModal {...props} returnFocus={false} />
}

/** Drawer that closes on the back button and returns the focus. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <BaseDrawer {...props} returnFocus={false} />
}

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
