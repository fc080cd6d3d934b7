import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { passwordChangeSchema } from '../../../domain/accounts/credentials.ts'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { useApi } from '../app/admin-context.ts'
import { storeToken } from '../app/session.ts'
import { PasswordField } from '../auth/sign-in-fields.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { useDialogForm } from '../ui/dialogs/use-dialog-form.ts'
import { FormFailure } from '../ui/load-state.tsx'
import { showDone } from '../ui/toast.tsx'

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
      <form noValidate onSubmit={form.submit}>
        <div className={dialog.body}>
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
          <FormFailure words={form.failure} />
        </div>
        <DialogFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.sending}>
            {t('submit')}
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  )
}
