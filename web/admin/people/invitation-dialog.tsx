import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, CopyButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { invitationSchema } from '../../../domain/login.ts'
import { readError } from '../data.ts'
import { Icon } from '../icon.tsx'
import { useApi } from '../office-context.ts'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { Modal } from '../parts/modal.tsx'
import styles from './invitation-dialog.module.css'

const invitedSchema = z.object({
  user: z.object({ name: z.string() }),
  invitation: z.object({ url: z.string(), expiresAt: z.string() }),
})
type Invited = z.infer<typeof invitedSchema>

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
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(invitationSchema),
    mode: 'onTouched',
    defaultValues: { name: '', email: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const path = '/admin/users'
      onInvited(await api.call({ method: 'POST', path, body, answer: invitedSchema }))
    } catch (thrown) {
      const error = readError(thrown)
      if (error.errors.name) form.setError('name', { message: error.errors.name })
      if (error.errors.email) form.setError('email', { message: error.errors.email })
      if (Object.keys(error.errors).length === 0) setFailure(error.message)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className={dialog.body}>
        <TextInput
          {...form.register('name')}
          label="Name"
          data-autofocus
          error={errors.name?.message}
        />
        <TextInput
          {...form.register('email')}
          label="Email"
          type="email"
          autoCapitalize="none"
          error={errors.email?.message}
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
