import { Button, CopyButton } from '@mantine/core'
import { useState } from 'react'
import { codeSchema } from '../../../domain/accounts/credentials.ts'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { twoFactorEndpoints } from '../../../domain/api/two-factor.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { useApi } from '../app/admin-context.ts'
import { CodeField } from '../auth/code-field.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { useDialogForm } from '../ui/dialogs/use-dialog-form.ts'
import { FormFailure } from '../ui/form-error.tsx'
import { PasswordConfirmation } from './password-confirmation.tsx'
import styles from './two-factor-dialog.module.css'

type Begun = ResponseOf<typeof twoFactorEndpoints.begin>

/** Setup of two-factor sign-in: password, authenticator app, recovery codes. */
export function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={codes === null ? 'Set up two-step verification' : 'Save these recovery codes'}
      closeOnClickOutside={false}
    >
      {begun === null && (
        <PasswordConfirmation
          text="You need an authenticator app on your phone. Enter your password first, to confirm it is you."
          submit="Continue"
          onClose={onClose}
          onSend={async (body) => setBegun(await api.call(twoFactorEndpoints.begin, {}, body))}
        />
      )}
      {begun !== null && codes === null && (
        <AppForm begun={begun} onConfirmed={setCodes} onClose={onClose} />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onClose={onClose} />}
    </Modal>
  )
}

interface AppFormProps {
  begun: Begun
  onConfirmed: (codes: string[]) => void
  onClose: () => void
}

function AppForm({ begun, onConfirmed, onClose }: AppFormProps) {
  const api = useApi()
  const form = useDialogForm({
    schema: codeSchema,
    start: { code: '' },
    async send(body) {
      onConfirmed((await api.call(twoFactorEndpoints.confirm, {}, body)).recoveryCodes)
    },
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={dialog.body}>
        <p>Scan this with the app, or type the key into it. Then enter the code it shows.</p>
        <QrCode
          className={styles.code}
          text={begun.url}
          label="QR code for your authenticator app"
        />
        <p className={styles.key}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
        <CodeField {...form.field('code')} description="6-digit code; changes every 30 s" />
        <FormFailure words={form.failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" loading={form.sending}>
          Turn on
        </Button>
      </DialogFooter>
    </form>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <>
      <div className={dialog.body}>
        <p>
          Two-step verification is on. If you lose your phone, each of these codes signs you in once
          instead of the app. Write them down or print them: they are not shown again.
        </p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <DialogFooter
        start={
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
        }
      >
        <Button variant="filled" onClick={onClose} data-autofocus>
          I have saved them
        </Button>
      </DialogFooter>
    </>
  )
}
