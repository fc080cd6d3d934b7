import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { invitationSchema } from '../../../domain/accounts/credentials.ts'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { useApi } from '../app/admin-context.ts'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { useDialogForm } from '../ui/dialogs/use-dialog-form.ts'
import { FormFailure } from '../ui/form-error.tsx'
import { OneTimeLink, type OneTimeLinkResponse } from './one-time-link.tsx'
import { roleChoices } from './role-labels.ts'

/** Form of an invitation, then its link. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<OneTimeLinkResponse | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={invited === null ? 'Invite an administrator' : `${invited.user.name} is invited`}
      closeOnClickOutside={false}
    >
      {invited === null ? (
        <InvitationForm onInvited={setInvited} onClose={onClose} />
      ) : (
        <OneTimeLink response={invited} label="Invitation link" onClose={onClose} />
      )}
    </Modal>
  )
}

interface InvitationFormProps {
  onInvited: (invited: OneTimeLinkResponse) => void
  onClose: () => void
}

function InvitationForm({ onInvited, onClose }: InvitationFormProps) {
  const api = useApi()
  const form = useDialogForm({
    schema: invitationSchema,
    start: { name: '', email: '', role: 'editor' },
    send: async (body) => onInvited(await api.call(accountEndpoints.invite, {}, body)),
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={dialog.body}>
        <TextInput {...form.field('name')} label="Name" data-autofocus />
        <TextInput {...form.field('email')} label="Email" type="email" autoCapitalize="none" />
        <NativeSelect {...form.field('role')} label="Role" data={roleChoices} />
        <FormFailure words={form.failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" loading={form.sending}>
          Create invite link
        </Button>
      </DialogFooter>
    </form>
  )
}
