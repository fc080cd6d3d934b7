import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { HeaderButton } from '../../ui/page-header.tsx'
import { HistoryDrawer } from './history-drawer.tsx'

interface HistoryButtonProps {
  type: ContentType
  record: AnyRecord
  onRestored: () => void
}

export function HistoryButton({ type, record, onRestored }: HistoryButtonProps) {
  const t = useTranslations('content.history')
  const [open, setOpen] = useState(false)
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
