import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { previewEndpoints } from '../../../../domain/api/previews.ts'
import { useApi } from '../../app/admin-context.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useData } from '../../app/use-data.ts'
import { formatDateTime } from '../../ui/date-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { attempt, showDone } from '../../ui/toast.tsx'
import styles from './live-preview.module.css'
import { openPreview } from './open-preview.ts'
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

  const share = () =>
    attempt(async () => {
      setMade(await api.call(previewEndpoints.make, { id }, { kind: 'shared' }))
    })

  async function revoke(): Promise<void> {
    const isRevoked = await attempt(async () => {
      await api.call(previewEndpoints.revoke, { id })
      showDone(t('ended'))
    })
    if (!isRevoked) void refetch()
  }

  return (
    <div className={styles.previewButtons}>
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
