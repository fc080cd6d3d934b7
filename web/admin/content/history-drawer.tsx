import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useApi } from '../app/admin-context.ts'
import type { Revision } from '../app/revision.ts'
import { useData } from '../app/use-data.ts'
import { ConfirmDialog, Drawer } from '../ui/dialogs.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { HeaderButton } from '../ui/page-header.tsx'
import { When } from '../ui/timestamp.tsx'
import { showDone } from '../ui/toast.tsx'
import { Changes } from './field-changes.tsx'
import styles from './history-drawer.module.css'

interface HistoryDrawerProps {
  type: ContentType
  record: AnyRecord
  onClose: () => void
  /** Called after an earlier version was restored as the newest one. */
  onRestored: () => void
}

const MAX_REVISIONS = 50

/** History of a record: versions, their differences, and restoring one. */
function HistoryDrawer({ type, record, onClose, onRestored }: HistoryDrawerProps) {
  const t = useTranslations('content.history')
  const api = useApi()
  const id = record._id
  const { history, restore: bringBack } = contentEndpoints(type)
  const query = useData(history, { id }, { limit: MAX_REVISIONS })
  const { data } = query
  const [chosen, setChosen] = useState<Revision | null>(null)
  const revisions = data?.revisions ?? []

  const restore = async (version: number) => {
    await api.call(bringBack, { id, version })
    showDone(t('restored', { version: String(version) }))
    onRestored()
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={chosen === null}
      position="right"
      size={440}
      title={t('title')}
      classNames={{ content: styles.drawer, title: styles.title }}
    >
      <LoadState of={query} rows={3} />
      <ol className={`divided ${styles.versions}`}>
        {revisions.map((revision, index, { [index + 1]: before }) => (
          <li key={revision.version}>
            <div className={styles.head}>
              <span>
                <b>{t('version', { version: String(revision.version) })}</b>
                <span className="fine-print">
                  {t.rich(`by.${revision.action}`, {
                    name: revision.by?.name ?? t('system'),
                    when: () => <When at={revision.at} />,
                  })}
                </span>
              </span>
              {index === 0 ? (
                <span className="pill" data-state="current">
                  {t('current')}
                </span>
              ) : (
                revision.action !== 'delete' && (
                  <Button
                    onClick={() => setChosen(revision)}
                    aria-label={t('restoreVersion', { version: String(revision.version) })}
                  >
                    {t('restore')}
                  </Button>
                )
              )}
            </div>
            {/* A deletion changes no field, and the first version has none before it. */}
            {revision.action !== 'delete' && before !== undefined && (
              <Changes
                type={type}
                before={before.state}
                after={revision.state}
                none={t('nothingElse')}
              />
            )}
          </li>
        ))}
      </ol>
      {data !== undefined && data.total > MAX_REVISIONS && (
        <p className="soft">
          {t('latest', { count: String(MAX_REVISIONS), total: String(data.total) })}
        </p>
      )}
      {chosen !== null && (
        <RestoreDialog
          type={type}
          revision={chosen}
          present={revisions[0]}
          onRestore={() => restore(chosen.version)}
          onClose={() => setChosen(null)}
        />
      )}
    </Drawer>
  )
}

interface HistoryButtonProps extends Pick<HistoryDrawerProps, 'type' | 'onRestored'> {
  /** Null for a new record, which has no history. */
  record: AnyRecord | null
}

export function HistoryButton({ type, record, onRestored }: HistoryButtonProps) {
  const t = useTranslations('content.history')
  const [open, setOpen] = useState(false)
  if (record === null) return null
  return (
    <>
      <HeaderButton icon="clock" label={t('title')} onClick={() => setOpen(true)} />
      {open && (
        <HistoryDrawer
          type={type}
          record={record}
          onClose={() => setOpen(false)}
          onRestored={() => {
            setOpen(false)
            onRestored()
          }}
        />
      )}
    </>
  )
}

interface RestoreDialogProps {
  type: ContentType
  revision: Revision
  /** Current version of the record. */
  present: Revision | undefined
  onRestore: () => Promise<void>
  onClose: () => void
}

/** Shows what would change before an earlier version is restored. */
function RestoreDialog({ type, revision, present, onRestore, onClose }: RestoreDialogProps) {
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
