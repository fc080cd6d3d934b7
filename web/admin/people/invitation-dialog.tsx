import { Button, CopyButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { accountCalls } from '../../../domain/api/accounts.ts'
import type { AnswerOf } from '../../../domain/api/call.ts'
import { invitationSchema } from '../../../domain/login.ts'
import { Icon } from '../icon.tsx'
import { useApi } from '../office-context.ts'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { FormFailure } from '../parts/form-failure.tsx'
import { Modal } from '../parts/modal.tsx'
import { useSmallForm } from '../parts/use-small-form.ts'
import styles from './invitation-dialog.module.css'

type Invited = AnswerOf<typeof accountCalls.invite>

const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Asks whom to invite, then shows the link: there is no mail, so it is passed on by hand. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<Invited | null>(null)
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
        <InvitationLink invited={invited} onClose={onClose} />
      )}
    </Modal>
  )
}

interface InvitationFormProps {
  onInvited: (invited: Invited) => void
  onClose: () => void
}

function InvitationForm({ onInvited, onClose }: InvitationFormProps) {
  const api = useApi()
  const form = useSmallForm({
    schema: invitationSchema,
    start: { name: '', email: '' },
    send: async (body) => onInvited(await api.call(accountCalls.invite, {}, body)),
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={dialog.body}>
        <TextInput {...form.field('name')} label="Name" data-autofocus />
        <TextInput {...form.field('email')} label="Email" type="email" autoCapitalize="none" />
        <FormFailure words={form.failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" loading={form.sending}>
          Make the link
        </Button>
      </DialogFooter>
    </form>
  )
}

interface InvitationLinkProps {
  invited: Invited
  onClose: () => void
}

function InvitationLink({ invited, onClose }: InvitationLinkProps) {
  const { url, expiresAt } = invited.invitation
  return (
    <>
      <div className={dialog.body}>
        <p>
          Send this link to {invited.user.name}. It works once, until{' '}
          {until.format(new Date(expiresAt))}, and is not shown again.
        </p>
        <div className={styles.link}>
          <TextInput
            aria-label="Invitation link"
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button
                onClick={copy}
                data-autofocus
                leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
              >
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </div>
      </div>
      <DialogFooter>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  )
}
