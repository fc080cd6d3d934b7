import { Button } from '@mantine/core'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { passwordChangeSchema } from '../../../domain/login.ts'
import { PasswordField } from '../entrance/password-field.tsx'
import { useApi } from '../office-context.ts'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { FormFailure } from '../parts/form-failure.tsx'
import { Modal } from '../parts/modal.tsx'
import { useDialogForm } from '../parts/use-small-form.ts'
import { storeToken } from '../session.ts'
import { showDone } from '../toast.tsx'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const form = useDialogForm({
    schema: passwordChangeSchema,
    start: { currentPassword: '', newPassword: '' },
    async send(body) {
      const { token } = await api.call(accountEndpoints.changePassword, {}, body)
      storeToken(token)
      showDone('Password changed. Your other sessions are signed out.')
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title="Change my password" closeOnClickOutside={false}>
      <form noValidate onSubmit={form.submit}>
        <div className={dialog.body}>
          <PasswordField
            {...form.field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
            data-autofocus
          />
          <PasswordField
            {...form.field('newPassword')}
            label="New password"
            autoComplete="new-password"
            description="At least 8 characters. Everywhere else you are signed out."
          />
          <FormFailure words={form.failure} />
        </div>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" loading={form.sending}>
            Change password
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  )
}
