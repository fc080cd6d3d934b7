import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { passwordSchema } from '../../../domain/accounts/credentials.ts'
import { PasswordField } from '../auth/sign-in-fields.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { useDialogForm } from '../ui/dialogs/use-dialog-form.ts'
import { FormFailure } from '../ui/load-error.tsx'

interface PasswordQuestionProps {
  text: string
  submit: string
  onSend: (body: z.infer<typeof passwordSchema>) => Promise<void>
  onClose: () => void
}

/** Confirmation with one's own password, inside a dialog. */
export function PasswordConfirmation({ text, submit, onSend, onClose }: PasswordQuestionProps) {
  const t = useTranslations('people.passwordConfirmation')
  const form = useDialogForm({
    schema: passwordSchema,
    start: { currentPassword: '' },
    send: onSend,
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={dialog.body}>
        <p>{text}</p>
        <PasswordField
          {...form.field('currentPassword')}
          label={t('password')}
          autoComplete="current-password"
          data-autofocus
        />
        <FormFailure words={form.failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.sending}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  )
}
