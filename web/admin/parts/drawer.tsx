import { Drawer as Base, type DrawerProps } from '@mantine/core'
import { useCloseOnBack } from '../../ui/back-closes.ts'
import { useFocusReturn } from './opener.ts'

/** A sheet from an edge of the screen that Back closes, and that gives the focus back. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <Base {...props} returnFocus={false} />
}
