import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Revision } from '../../app/revision.ts'
import { readError } from '../../app/use-data.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { When } from '../../ui/timestamp.tsx'
import { Changes } from './field-changes.tsx'

interface RestoreDialogProps {
  type: ContentType
  revision: Revision
  /** Current version of the record. */
  present: Revision | undefined
  onRestore: () => Promise<void>
  onClose: () => void
}

/** Shows what would change before an earlier version is restored. */
export function RestoreDialog({ type, revision, present, onRestore, onClose }: RestoreDialogProps) {
  const t = useTranslations('content.history')
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState('')
  const restore = async () => {
    setWorking(true)
    setFailure('')
    try {
      await onRestore()
    } catch (thrown) {
      setFailure(readError(thrown).message)
      setWorking(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('restoreTitle', { version: String(revision.version) })}
      withCloseButton={false}
      zIndex={220}
    >
      <div className={dialog.body}>
        <p>{t.rich('restoreText', { when: () => <When at={revision.at} /> })}</p>
        {present !== undefined && (
          <Changes type={type} before={present.state} after={revision.state} none={t('same')} />
        )}
        {failure !== '' && (
          <Alert role="alert" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button variant="filled" loading={working} onClick={restore}>
          {t('restore')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
