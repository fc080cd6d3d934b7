import { Button } from '@mantine/core'
import { useState } from 'react'
import { twoFactorEndpoints } from '../../../domain/api/two-factor.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { accountParts } from '../content/screens/account-sections.ts'
import { Modal } from '../ui/dialogs/modal.tsx'
import { Failure } from '../ui/load-error.tsx'
import { showDone } from '../ui/toast.tsx'
import { PasswordConfirmation } from './password-confirmation.tsx'
import styles from './two-factor.module.css'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

/** State of two-factor sign-in for one's own account. */
export function TwoFactor() {
  const { data, error, reload } = useData(twoFactorEndpoints.read, {})
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const close = () => {
    setOpen(null)
    void reload()
  }
  const factor = data?.secondFactor
  return (
    <section className={styles.root} aria-labelledby="second-step" data-field="second-step">
      <h2 id="second-step">{accountParts['second-step']}</h2>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {factor !== undefined && (
        <div className={styles.box}>
          <p>
            {factor.active
              ? `On. Signing in also asks for a code. ${factor.recoveryCodes} recovery codes are left.`
              : 'Off. Turn it on to also ask for a code from an app on your phone when you sign in, so a stolen password is not enough.'}
          </p>
          <Button onClick={() => setOpen(factor.active ? 'off' : 'on')}>
            {factor.active ? 'Turn off' : 'Set up'}
          </Button>
        </div>
      )}
      {open === 'on' && <TwoFactorDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </section>
  )
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  return (
    <Modal
      opened
      onClose={onClose}
      title="Turn off two-step verification?"
      closeOnClickOutside={false}
    >
      <PasswordConfirmation
        text="You will sign in with your password only. Your recovery codes stop working."
        submit="Turn off"
        onClose={onClose}
        onSend={async (body) => {
          await api.call(twoFactorEndpoints.end, {}, body)
          showDone('Two-step verification is off.')
          onClose()
        }}
      />
    </Modal>
  )
}
