import { Drawer as Base, type DrawerProps } from '@mantine/core'
import { useCloseOnBack } from '../../../ui/open-layers.tsx'
import { useFocusReturn } from './focus-return.ts'

/** Drawer that closes on the back button and returns the focus. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <Base {...props} returnFocus={false} />
}
