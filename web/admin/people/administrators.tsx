import { Button, Table, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { Role } from '../../../domain/accounts/role.ts'
import { accountEndpoints, type User } from '../../../domain/api/accounts.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { pageMeta } from '../app/page-meta.ts'
import { readError, useData } from '../app/use-data.ts'
import { DeleteDialog } from '../ui/dialogs/delete-dialog.tsx'
import framed from '../ui/framed-table.module.css'
import { Icon } from '../ui/icon.tsx'
import { Failure } from '../ui/load-error.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import table from '../ui/plain-table.module.css'
import { SkeletonRows } from '../ui/skeletons.tsx'
import { showDone, showFailure } from '../ui/toast.tsx'
import { AdministratorRow } from './administrator-row.tsx'
import styles from './administrators.module.css'
import { InvitationDialog } from './invitation-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'

export const meta = pageMeta('Administrators')

export default function Administrators() {
  const { api, admin } = useAdmin()
  const counts = useCounts()
  const { data, error, reload } = useData(accountEndpoints.list, {})
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState(false)
  const [pendingDelete, setPendingDelete] = useState<User | null>(null)
  const [resetting, setResetting] = useState<User | null>(null)
  const users = data?.users

  const changeRole = async ({ _id }: User, role: Role) => {
    try {
      const { user } = await api.call(accountEndpoints.changeRole, { id: _id }, { role })
      showDone(`${user.name} is now an ${role}.`)
      await reload()
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }

  return (
    <>
      <PageHeader
        title="Administrators"
        count={users?.length}
        lead="Owners can do everything; editors can change what visitors see."
      >
        <Button leftSection={<Icon name="key" size={16} />} onClick={() => setChanging(true)}>
          Change my password
        </Button>
        <span data-field="invite">
          <Button
            variant="filled"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setInviting(true)}
          >
            Invite
          </Button>
        </span>
      </PageHeader>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {users === undefined && error === null && <SkeletonRows count={2} />}
      {users !== undefined && (
        <div className={framed.frame}>
          <Table className={`${table.root} ${styles.beside}`} withRowBorders={false}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>Email</Table.Th>
                <Table.Th>Role</Table.Th>
                <Table.Th>Since</Table.Th>
                <Table.Th>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {users.map((user) => (
                <AdministratorRow
                  key={user._id}
                  user={user}
                  isOneself={user._id === admin?._id}
                  onRole={(role) => changeRole(user, role)}
                  onReset={() => setResetting(user)}
                  onRemove={() => setPendingDelete(user)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {inviting && (
        <InvitationDialog
          onClose={() => {
            setInviting(false)
            void reload()
            void counts.reload()
          }}
        />
      )}
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
      {resetting !== null && <ResetDialog user={resetting} onClose={() => setResetting(null)} />}
      {pendingDelete !== null && (
        <DeleteDialog
          title={`Remove “${pendingDelete.name}”?`}
          text="They are signed out everywhere and can no longer sign in. Their changes stay."
          confirm="Remove"
          onClose={() => setPendingDelete(null)}
          onDelete={async () => {
            await api.call(accountEndpoints.remove, { id: pendingDelete._id })
            setPendingDelete(null)
            showDone(`${pendingDelete.name} removed.`)
            await reload()
            void counts.reload()
          }}
        />
      )}
    </>
  )
}
