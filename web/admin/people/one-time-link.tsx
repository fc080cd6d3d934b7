import { Button, CopyButton, TextInput } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import type { accountEndpoints } from '../../../domain/api/accounts.ts'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { useShop } from '../app/shop-settings.tsx'
import { formatDateTime } from '../ui/date-format.ts'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './people.module.css'

export type OneTimeLinkResponse = ResponseOf<typeof accountEndpoints.invite>

interface OneTimeLinkProps {
  response: OneTimeLinkResponse
  /** Label of the field. */
  label: string
  onClose: () => void
}

/** One-time link to pass on by hand, since the server sends no e-mail. */
export function OneTimeLink({ response: { user, invitation }, label, onClose }: OneTimeLinkProps) {
  const t = useTranslations('people.oneTimeLink')
  const locale = useLocale()
  const { timeZone } = useShop()
  const end = formatDateTime(invitation.expiresAt, timeZone, locale)
  return (
    <>
      <div className={dialog.body}>
        <p>{t('text', { name: user.name, end })}</p>
        <div className={styles.link}>
          <TextInput
            aria-label={label}
            value={invitation.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={invitation.url}>
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
        </div>
      </div>
      <DialogFooter>
        <Button variant="filled" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogFooter>
    </>
  )
}
