import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { loginSchema } from '../../../domain/accounts/credentials.ts'
import { useAdmin } from '../app/admin-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { useDialogForm } from '../ui/dialogs/use-dialog-form.ts'
import { FormFailure } from '../ui/form-error.tsx'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './session-dialog.module.css'
import { requiresCode, signIn, signInFailure } from './sign-in.ts'

interface SessionDialogProps {
  onSessionRefreshed: () => void
  onSignOut: () => void
}

/** Password dialog for an expired session; afterwards the pending requests continue. */
export function SessionDialog({ onSessionRefreshed, onSignOut }: SessionDialogProps) {
  const { api, admin, enter } = useAdmin()
  const email = admin?.email ?? ''
  const [asking, setConfirming] = useState(false)
  const form = useDialogForm({
    schema: loginSchema,
    start: { email, password: '', code: '' },
    async send(credentials) {
      try {
        enter(await signIn(api, credentials))
        onSessionRefreshed()
      } catch (error) {
        if (requiresCode(error)) setConfirming(true)
        throw error
      }
    },
    explain: signInFailure,
  })

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      title="Please sign in again"
      zIndex={500}
    >
      <form noValidate onSubmit={form.submit}>
        <div className={dialog.body}>
          <p>You have been signed out. Your work is still here, behind this window.</p>
          <FormFailure words={form.failure} />
          <div className={styles.who}>
            <Avatar name={admin?.name ?? email} />
            <span>{email}</span>
          </div>
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
            data-autofocus
          />
          {asking && <CodeField {...form.field('code')} />}
        </div>
        <DialogFooter
          start={
            <Button variant="subtle" onClick={onSignOut}>
              Sign in as someone else
            </Button>
          }
        >
          <Button type="submit" variant="filled" loading={form.sending}>
            Login
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  )
}
