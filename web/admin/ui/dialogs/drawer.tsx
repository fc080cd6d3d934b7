import { Drawer as Base, type DrawerProps } from '@mantine/core'
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts'
import { useFocusReturn } from './focus-return.ts'

/** A sheet from an edge of the screen that Back closes, and that gives the focus back. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <Base {...props} returnFocus={false} />
}
