import { Modal as Base, type ModalProps } from '@mantine/core'
import { useBackCloses } from '../../ui/back-closes.ts'
import { useOpener } from './opener.ts'

/** A dialog that Back closes, and that gives the focus back to where it came from. */
export function Modal(props: ModalProps) {
  useBackCloses(props.opened, props.onClose)
  useOpener(props.opened)
  return <Base {...props} returnFocus={false} />
}
