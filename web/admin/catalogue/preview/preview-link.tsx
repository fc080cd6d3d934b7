import { Button, CopyButton, TextInput } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { useShop } from '../../app/shop-settings.tsx'
import { formatDateTime } from '../../ui/date-format.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Icon } from '../../ui/icon.tsx'

interface PreviewLinkProps {
  url: string
  expiresAt: string
  onClose: () => void
}

/** New private link, to be copied or shared. */
export function PreviewLink({ url, expiresAt, onClose }: PreviewLinkProps) {
  const t = useTranslations('catalogue.preview.link')
  const locale = useLocale()
  const { timeZone } = useShop()
  // Only if the device has a native share dialog.
  const share = 'share' in navigator ? () => navigator.share({ url }).catch(() => {}) : null
  return (
    <Modal opened onClose={onClose} title={t('title')}>
      <div className={dialog.body}>
        <p>{t('explanation', { date: formatDateTime(expiresAt, timeZone, locale) })}</p>
        <TextInput
          aria-label={t('title')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <DialogFooter>
        {share !== null && <Button onClick={share}>{t('share')}</Button>}
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              data-autofocus
              leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="filled" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
