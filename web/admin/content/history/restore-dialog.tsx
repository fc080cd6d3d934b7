import { useTranslations } from 'use-intl'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Revision } from '../../app/revision.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
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
  return (
    <ConfirmDialog
      title={t('restoreTitle', { version: String(revision.version) })}
      confirm={t('restore')}
      zIndex={220}
      onConfirm={onRestore}
      onClose={onClose}
    >
      <p>{t.rich('restoreText', { when: () => <When at={revision.at} /> })}</p>
      {present !== undefined && (
        <Changes type={type} before={present.state} after={revision.state} none={t('same')} />
      )}
    </ConfirmDialog>
  )
}
