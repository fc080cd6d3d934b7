import { Modal as Base, type ModalProps } from '@mantine/core'
import { useCloseOnBack } from '../../../ui/open-layers.tsx'
import { useFocusReturn } from './focus-return.ts'

/** Dialog that closes on the back button and returns the focus. */
export function Modal(props: ModalProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <Base {...props} returnFocus={false} />
}
