import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { passwordChangeSchema } from '../../../domain/api/credentials.ts'
import { useApi } from '../app/admin-context.ts'
import { storeToken } from '../app/session.ts'
import { DialogForm, Modal } from '../ui/dialogs.tsx'
import { showDone } from '../ui/toast.tsx'
import { useDialogForm } from '../ui/use-dialog-form.ts'
import { PasswordField } from './sign-in.tsx'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('people.passwordDialog')
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDialogForm({
    schema: passwordChangeSchema,
    start: { currentPassword: '', newPassword: '' },
    async send(body) {
      const { token } = await api.call(accountEndpoints.changePassword, {}, body, {
        keepsCache: true,
      })
      storeToken(token)
      // Not before: the old token has ended, as other sessions have.
      void queryClient.invalidateQueries()
      showDone(t('done'))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('title')} closeOnClickOutside={false}>
      <DialogForm form={form} submit={t('submit')} onClose={onClose}>
        <PasswordField
          {...form.field('currentPassword')}
          label={t('current')}
          autoComplete="current-password"
          data-autofocus
        />
        <PasswordField
          {...form.field('newPassword')}
          label={t('new')}
          autoComplete="new-password"
          description={t('description')}
        />
      </DialogForm>
    </Modal>
  )
}
