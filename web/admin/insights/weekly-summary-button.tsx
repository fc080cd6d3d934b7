import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useData } from '../app/use-data.ts'
import dialog from '../ui/dialogs.module.css'
import { DialogActions, Modal } from '../ui/dialogs.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { HeaderButton } from '../ui/page-header.tsx'

/** Button for the weekly summary as a chat message, loaded on demand. */
export function WeekButton() {
  const t = useTranslations('insights.weeklySummaryButton')
  const [open, setOpen] = useState(false)
  return (
    <>
      <HeaderButton icon="chat" label={t('title')} onClick={() => setOpen(true)} />
      {open && <WeekDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function WeekDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('insights.weeklySummaryButton')
  const query = useData(dashboardEndpoints.weeklySummary, {})
  const { data } = query
  return (
    <Modal opened onClose={onClose} title={t('title')}>
      <div className={dialog.body}>
        <LoadState of={query} rows={3} />
        {data !== undefined && <p className={dialog.bubble}>{data.text}</p>}
        {data?.url === null && (
          <p>
            {t.rich('noNumber', {
              link: (words) => <Link to="/admin/contact/edit">{words}</Link>,
            })}
          </p>
        )}
      </div>
      <DialogActions isDone onClose={onClose}>
        {data !== undefined && data.url !== null && (
          <Button
            component="a"
            href={data.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="filled"
            onClick={onClose}
          >
            {t('send')}
          </Button>
        )}
      </DialogActions>
    </Modal>
  )
}
