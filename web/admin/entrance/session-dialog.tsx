import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginSchema } from '../../../domain/login.ts'
import { Avatar } from '../frame/avatar.tsx'
import { Icon } from '../icon.tsx'
import { useOffice } from '../office-context.ts'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './session-dialog.module.css'
import { signIn, signInFailure } from './sign-in.ts'

interface SessionDialogProps {
  onRenewed: () => void
  onGivenUp: () => void
}

/** The session has ended in the middle of something: the password again, and it goes on. */
export function SessionDialog({ onRenewed, onGivenUp }: SessionDialogProps) {
  const { api, admin, enter } = useOffice()
  const [failure, setFailure] = useState('')
  const email = admin?.email ?? ''
  const form = useForm({
    resolver: zodResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (credentials) => {
    setFailure('')
    try {
      enter(await signIn(api, credentials))
      onRenewed()
    } catch (error) {
      setFailure(signInFailure(error))
    }
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
      <form noValidate onSubmit={submit}>
        <div className={dialog.body}>
          <p>You have been signed out. Nothing is lost: your work waits behind this window.</p>
          {failure !== '' && (
            <Alert role="alert" icon={<Icon name="alert" />}>
              {failure}
            </Alert>
          )}
          <div className={styles.who}>
            <Avatar name={admin?.name ?? email} />
            <span>{email}</span>
          </div>
          <PasswordField
            {...form.register('password')}
            label="Password"
            autoComplete="current-password"
            data-autofocus
            error={errors.password?.message}
          />
        </div>
        <DialogFooter
          start={
            <Button variant="subtle" onClick={onGivenUp}>
              Sign in as someone else
            </Button>
          }
        >
          <Button type="submit" variant="filled" loading={isSubmitting}>
            Login
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  )
}
