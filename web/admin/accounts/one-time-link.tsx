import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { accountEndpoints, type User } from '../../../domain/api/accounts.ts'
import { invitationSchema } from '../../../domain/api/credentials.ts'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { useApi } from '../app/admin-context.ts'
import { CopyField } from '../ui/copy-field.tsx'
import dialog from '../ui/dialogs.module.css'
import { DialogFooter, DialogForm, Modal } from '../ui/dialogs.tsx'
import { useTimes } from '../ui/timestamp.tsx'
import { useDialogForm } from '../ui/use-dialog-form.ts'

type OneTimeLinkResponse = ResponseOf<typeof accountEndpoints.invite>

interface OneTimeLinkProps {
  response: OneTimeLinkResponse
  /** Label of the field. */
  label: string
  onClose: () => void
}

/** One-time link to pass on by hand, since the server sends no e-mail. */
function OneTimeLink({ response: { user, invitation }, label, onClose }: OneTimeLinkProps) {
  const t = useTranslations('people.oneTimeLink')
  const end = useTimes().formatDateTime(invitation.expiresAt)
  return (
    <>
      <div className={dialog.body}>
        <p>{t('text', { name: user.name, end })}</p>
        <CopyField aria-label={label} value={invitation.url} data-autofocus />
      </div>
      <DialogFooter>
        <Button variant="filled" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogFooter>
    </>
  )
}

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
    <DialogForm form={form} submit={t('submit')} onClose={onClose}>
      <TextInput {...form.field('name')} label={t('name')} data-autofocus />
      <TextInput {...form.field('email')} label={t('email')} type="email" autoCapitalize="none" />
      <NativeSelect {...form.field('role')} label={t('role')} data={roles} />
    </DialogForm>
  )
}

interface ResetDialogProps {
  user: User
  onClose: () => void
}

/** Confirmation of a password reset, then its link. */
export function ResetDialog({ user, onClose }: ResetDialogProps) {
  const t = useTranslations('people.resetDialog')
  const api = useApi()
  const [response, setResponse] = useState<OneTimeLinkResponse | null>(null)
  const form = useDialogForm({
    schema: z.object({}),
    start: {},
    send: async () => setResponse(await api.call(accountEndpoints.reset, { id: user._id })),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { name: user.name })}
      closeOnClickOutside={false}
    >
      {response !== null ? (
        <OneTimeLink response={response} label={t('link')} onClose={onClose} />
      ) : (
        <DialogForm form={form} submit={t('submit')} onClose={onClose} data-autofocus>
          <p>{t('text')}</p>
        </DialogForm>
      )}
    </Modal>
  )
}
