import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from '../icon.tsx'
import dialog from './dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import { Modal } from './modal.tsx'
import styles from './saved-dialog.module.css'

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
      <div className={`${dialog.body} ${styles.saved}`}>
        <span className={styles.mark}>
          <Icon name="check" size={22} />
        </span>
        <div>
          <h2 className={styles.title}>{message}</h2>
          <p className={styles.soft}>{t('text')}</p>
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
