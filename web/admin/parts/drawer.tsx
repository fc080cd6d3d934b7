import { Drawer as Base, type DrawerProps } from '@mantine/core'
import { useBackCloses } from '../../ui/back-closes.ts'
import { useOpener } from './opener.ts'

/** A sheet from an edge of the screen that Back closes, and that gives the focus back. */
export function Drawer(props: DrawerProps) {
  useBackCloses(props.opened, props.onClose)
  useOpener(props.opened)
  return <Base {...props} returnFocus={false} />
}
