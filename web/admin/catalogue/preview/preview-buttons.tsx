import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { previewEndpoints } from '../../../../domain/api/previews.ts'
import { useApi } from '../../app/admin-context.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { readError, useData } from '../../app/use-data.ts'
import { formatDateTime } from '../../ui/date-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { showDone, showFailure } from '../../ui/toast.tsx'
import { openPreview } from './open-preview.ts'
import styles from './preview-buttons.module.css'
import { PreviewLink } from './preview-link.tsx'

/** Buttons for a product that visitors cannot see: preview it, or create a private link. */
export function PreviewButtons({ id }: { id: string }) {
  const t = useTranslations('catalogue.preview.buttons')
  const api = useApi()
  const locale = useLocale()
  const { timeZone } = useShop()
  const { data, refetch } = useData(previewEndpoints.list, { id })
  const [made, setMade] = useState<{ url: string; expiresAt: string } | null>(null)
  const [last] = data?.previews ?? []

  async function share(): Promise<void> {
    try {
      setMade(await api.call(previewEndpoints.make, { id }, { kind: 'shared' }))
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }

  async function revoke(): Promise<void> {
    try {
      await api.call(previewEndpoints.revoke, { id })
      showDone(t('ended'))
    } catch (thrown) {
      showFailure(readError(thrown).message)
      void refetch()
    }
  }

  return (
    <div className={styles.root}>
      <Button leftSection={<Icon name="eye" size={16} />} onClick={() => openPreview(api, id)}>
        {t('open')}
      </Button>
      <Button leftSection={<Icon name="link" size={16} />} onClick={share}>
        {t('create')}
      </Button>
      {last !== undefined && (
        <>
          <Button variant="subtle" onClick={revoke}>
            {t('end')}
          </Button>
          <small>
            {t('worksUntil', { date: formatDateTime(last.expiresAt, timeZone, locale) })}
          </small>
        </>
      )}
      {made !== null && <PreviewLink {...made} onClose={() => setMade(null)} />}
    </div>
  )
}
