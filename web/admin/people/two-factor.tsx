import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { twoFactorEndpoints } from '../../../domain/api/two-factor.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { accountParts } from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Modal } from '../ui/dialogs.tsx'
import { Failure } from '../ui/load-state.tsx'
import { showDone } from '../ui/toast.tsx'
import styles from './people.module.css'
import { PasswordConfirmation, TwoFactorDialog } from './two-factor-dialog.tsx'

/** State of two-factor sign-in for one's own account. */
export function TwoFactor() {
  const t = useTranslations('people.twoFactor')
  const declared = useDeclaredTexts()
  const { data, error, refetch } = useData(twoFactorEndpoints.read, {})
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const close = () => setOpen(null)
  const factor = data?.secondFactor
  return (
    <section className={styles.twoFactor} aria-labelledby="second-step" data-field="second-step">
      <h2 id="second-step">{declared(accountParts['second-step'])}</h2>
      {error !== null && <Failure message={error.message} onRetry={refetch} />}
      {factor !== undefined && (
        <div className={styles.box}>
          <p>{factor.active ? t('on', { count: String(factor.recoveryCodes) }) : t('off')}</p>
          <Button onClick={() => setOpen(factor.active ? 'off' : 'on')}>
            {t(factor.active ? 'turnOff' : 'setUp')}
          </Button>
        </div>
      )}
      {open === 'on' && <TwoFactorDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </section>
  )
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('people.twoFactor')
  const api = useApi()
  return (
    <Modal opened onClose={onClose} title={t('turnOffTitle')} closeOnClickOutside={false}>
      <PasswordConfirmation
        text={t('turnOffText')}
        submit={t('turnOff')}
        onClose={onClose}
        onSend={async (body) => {
          await api.call(twoFactorEndpoints.end, {}, body)
          showDone(t('isOff'))
          onClose()
        }}
      />
    </Modal>
  )
}
