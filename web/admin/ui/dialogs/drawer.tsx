import { Drawer as Base, type DrawerProps } from '@mantine/core'
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts'
import { useFocusReturn } from './focus-return.ts'

/** Drawer that closes on the back button and returns the focus. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <Base {...props} returnFocus={false} />
}
