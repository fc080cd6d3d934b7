import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { passwordChangeSchema } from '../../../domain/login.ts'
import { readError } from '../data.ts'
import { PasswordField } from '../entrance/password-field.tsx'
import { Icon } from '../icon.tsx'
import { useApi } from '../office-context.ts'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { Modal } from '../parts/modal.tsx'
import { storeToken } from '../session.ts'
import { showDone } from '../toast.tsx'

const answer = z.object({ token: z.string() })

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(passwordChangeSchema),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { token } = await api.call({ method: 'PUT', path: '/admin/password', body, answer })
      storeToken(token)
      showDone('Password changed. Your other sessions are signed out.')
      onClose()
    } catch (thrown) {
      const error = readError(thrown)
      const { currentPassword, newPassword } = error.errors
      if (currentPassword) form.setError('currentPassword', { message: currentPassword })
      if (newPassword) form.setError('newPassword', { message: newPassword })
      if (!currentPassword && !newPassword) setFailure(error.message)
    }
  })
  return (
    <Modal opened onClose={onClose} title="Change my password" closeOnClickOutside={false}>
      <form noValidate onSubmit={submit}>
        <div className={dialog.body}>
          <PasswordField
            {...form.register('currentPassword')}
            label="Current password"
            autoComplete="current-password"
            data-autofocus
            error={errors.currentPassword?.message}
          />
          <PasswordField
            {...form.register('newPassword')}
            label="New password"
            autoComplete="new-password"
            description="At least 8 characters. Everywhere else you are signed out."
            error={errors.newPassword?.message}
          />
          {failure !== '' && (
            <Alert role="alert" icon={<Icon name="alert" />}>
              {failure}
            </Alert>
          )}
        </div>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            Change password
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  )
}
