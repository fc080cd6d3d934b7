import { Modal as Base, type ModalProps } from '@mantine/core'
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts'
import { useFocusReturn } from './focus-return.ts'

/** A dialog that Back closes, and that gives the focus back to where it came from. */
export function Modal(props: ModalProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <Base {...props} returnFocus={false} />
}
