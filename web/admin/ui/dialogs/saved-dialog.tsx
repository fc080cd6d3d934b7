import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from '../icon.tsx'
import dialog from './dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import { Modal } from './modal.tsx'

interface SavedDialogProps {
  message: string
  onClose: () => void
}

/** Success message with an OK button. */
export function SavedDialog({ message, onClose }: SavedDialogProps) {
  const t = useTranslations('ui.savedDialog')
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
          <p className={dialog.soft}>{t('text')}</p>
        </div>
      </div>
      <DialogFooter>
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('ok')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
