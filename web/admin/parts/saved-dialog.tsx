import { Button } from '@mantine/core'
import { Icon } from '../icon.tsx'
import dialog from '../styles/dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import { Modal } from './modal.tsx'

interface SavedDialogProps {
  message: string
  onClose: () => void
}

/** Says that something is saved; Ok leads on. */
export function SavedDialog({ message, onClose }: SavedDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      size={360}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': message } }}
    >
      <div className={`${dialog.body} ${dialog.saved}`}>
        <span className={dialog.mark}>
          <Icon name="check" size={22} />
        </span>
        <div>
          <h2 className={dialog.title}>{message}</h2>
          <p className={dialog.soft}>It is on your site now.</p>
        </div>
      </div>
      <DialogFooter>
        <Button variant="filled" onClick={onClose} data-autofocus>
          Ok
        </Button>
      </DialogFooter>
    </Modal>
  )
}
