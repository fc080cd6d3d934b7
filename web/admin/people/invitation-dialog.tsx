import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { invitationSchema } from '../../../domain/accounts/credentials.ts'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { useApi } from '../app/admin-context.ts'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { useDialogForm } from '../ui/dialogs/use-dialog-form.ts'
import { FormFailure } from '../ui/load-error.tsx'
import { OneTimeLink, type OneTimeLinkResponse } from './one-time-link.tsx'

/** Form of an invitation, then its link. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('people.invitationDialog')
  const [invited, setInvited] = useState<OneTimeLinkResponse | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={invited === null ? t('title') : t('invited', { name: invited.user.name })}
      closeOnClickOutside={false}
    >
      {invited === null ? (
        <InvitationForm onInvited={setInvited} onClose={onClose} />
      ) : (
        <OneTimeLink response={invited} label={t('link')} onClose={onClose} />
      )}
    </Modal>
  )
}

interface InvitationFormProps {
  onInvited: (invited: OneTimeLinkResponse) => void
  onClose: () => void
}

function InvitationForm({ onInvited, onClose }: InvitationFormProps) {
  const t = useTranslations('people.invitationDialog')
  const role = useTranslations('people.role')
  const api = useApi()
  const form = useDialogForm({
    schema: invitationSchema,
    start: { name: '', email: '', role: 'editor' },
    send: async (body) => onInvited(await api.call(accountEndpoints.invite, {}, body)),
  })
  const roles = (['editor', 'owner'] as const).map((value) => ({
    value,
    label: role(`${value}Choice`),
  }))
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={dialog.body}>
        <TextInput {...form.field('name')} label={t('name')} data-autofocus />
        <TextInput {...form.field('email')} label={t('email')} type="email" autoCapitalize="none" />
        <NativeSelect {...form.field('role')} label={t('role')} data={roles} />
        <FormFailure words={form.failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.sending}>
          {t('submit')}
        </Button>
      </DialogFooter>
    </form>
  )
}
