import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { previewEndpoints } from '../../../domain/api/previews.ts'
import { useApi } from '../app/admin-context.ts'
import type { Api } from '../app/api-client.ts'
import { readError, useData } from '../app/use-data.ts'
import { CopyField } from '../ui/copy-field.tsx'
import dialog from '../ui/dialogs.module.css'
import { DialogFooter, Modal } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTimes } from '../ui/timestamp.tsx'
import { attempt, showDone, showFailure } from '../ui/toast.tsx'
import styles from './live-preview.module.css'

/** Buttons for a product that visitors cannot see: preview it, or create a private link. */
export function PreviewButtons({ id }: { id: string }) {
  const t = useTranslations('catalogue.preview.buttons')
  const api = useApi()
  const { formatDateTime } = useTimes()
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
          <small>{t('worksUntil', { date: formatDateTime(last.expiresAt) })}</small>
        </>
      )}
      {made !== null && <PreviewLink {...made} onClose={() => setMade(null)} />}
    </div>
  )
}

interface PreviewLinkProps {
  url: string
  expiresAt: string
  onClose: () => void
}

/** New private link, to be copied or shared. */
function PreviewLink({ url, expiresAt, onClose }: PreviewLinkProps) {
  const t = useTranslations('catalogue.preview.link')
  const { formatDateTime } = useTimes()
  // Only if the device has a native share dialog.
  const share = 'share' in navigator ? () => navigator.share({ url }).catch(() => {}) : null
  return (
    <Modal opened onClose={onClose} title={t('title')}>
      <div className={dialog.body}>
        <p>{t('explanation', { date: formatDateTime(expiresAt) })}</p>
        <CopyField aria-label={t('title')} value={url} data-autofocus />
      </div>
      <DialogFooter>
        {share !== null && <Button onClick={share}>{t('share')}</Button>}
        <Button variant="filled" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

/** Opens the page of a product that visitors cannot see in another tab. */
export async function openPreview(api: Api, id: string): Promise<void> {
  // Opens the tab before the first await: afterwards the popup blocker would prevent it.
  const tab = window.open('', '_blank')
  try {
    const { url } = await api.call(previewEndpoints.make, { id }, { kind: 'own' })
    const { pathname } = new URL(url)
    if (tab === null) location.assign(pathname)
    else tab.location.href = pathname
  } catch (thrown) {
    tab?.close()
    showFailure(readError(thrown).message)
  }
}
