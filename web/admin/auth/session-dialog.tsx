import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { loginSchema } from '../../../domain/api/credentials.ts'
import { useAdmin } from '../app/admin-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import dialog from '../ui/dialogs.module.css'
import { DialogFooter } from '../ui/dialogs.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import { useDialogForm } from '../ui/use-dialog-form.ts'
import styles from './auth-page.module.css'
import { CodeField, PasswordField, requiresCode, signIn, signInFailure } from './sign-in.tsx'

interface SessionDialogProps {
  onSessionRefreshed: () => void
  onSignOut: () => void
}

/** Password dialog for an expired session; afterwards the pending requests continue. */
export function SessionDialog({ onSessionRefreshed, onSignOut }: SessionDialogProps) {
  const t = useTranslations('auth')
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
    explain: (error) => signInFailure(error, t('login.failed')),
  })

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      title={t('sessionDialog.title')}
      zIndex={500}
    >
      <form noValidate onSubmit={form.submit}>
        <div className={dialog.body}>
          <p>{t('sessionDialog.text')}</p>
          <FormFailure words={form.failure} />
          <div className={styles.who}>
            <Avatar name={admin?.name ?? email} />
            <span>{email}</span>
          </div>
          <PasswordField
            {...form.field('password')}
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
          />
          {asking && <CodeField {...form.field('code')} />}
        </div>
        <DialogFooter
          start={
            <Button variant="subtle" onClick={onSignOut}>
              {t('sessionDialog.other')}
            </Button>
          }
        >
          <Button type="submit" variant="filled" loading={form.sending}>
            {t('submit')}
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  )
}
