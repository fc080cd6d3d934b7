import { Button } from '@mantine/core'
import type { z } from 'zod'
import { passwordSchema } from '../../../domain/login.ts'
import { PasswordField } from '../entrance/password-field.tsx'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { FormFailure } from '../parts/form-failure.tsx'
import { useDialogForm } from '../parts/use-small-form.ts'

interface PasswordQuestionProps {
  text: string
  submit: string
  onSend: (body: z.infer<typeof passwordSchema>) => Promise<void>
  onClose: () => void
}

/** Asks for the own password once more, inside a dialog. */
export function PasswordConfirmation({ text, submit, onSend, onClose }: PasswordQuestionProps) {
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
          label="Your password"
          autoComplete="current-password"
          data-autofocus
        />
        <FormFailure words={form.failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" loading={form.sending}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  )
}
