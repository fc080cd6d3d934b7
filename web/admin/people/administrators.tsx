import { Button, Table, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { accountCalls, type User } from '../../../domain/api/accounts.ts'
import { useCounts } from '../counts.ts'
import { useData } from '../data.ts'
import { Avatar } from '../frame/avatar.tsx'
import { Icon } from '../icon.tsx'
import { useOffice } from '../office-context.ts'
import { pageMeta } from '../page-meta.ts'
import { ActionsMenu } from '../parts/actions-menu.tsx'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { PageHead } from '../parts/page-head.tsx'
import table from '../parts/plain-table.module.css'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { When } from '../parts/when.tsx'
import { showDone } from '../toast.tsx'
import styles from './administrators.module.css'
import { InvitationDialog } from './invitation-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

export const meta = pageMeta('Administrators')

export default function Administrators() {
  const { api, admin } = useOffice()
  const counts = useCounts()
  const { data, error, reload } = useData(accountCalls.list, {})
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState(false)
  const [doomed, setDoomed] = useState<User | null>(null)
  const users = data?.users

  return (
    <>
      <PageHead
        title="Administrators"
        count={users?.length}
        lead="Everyone here may change everything."
      >
        <Button leftSection={<Icon name="key" size={16} />} onClick={() => setChanging(true)}>
          Change my password
        </Button>
        <Button
          variant="filled"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setInviting(true)}
        >
          Invite
        </Button>
      </PageHead>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {users === undefined && error === null && <SkeletonRows count={2} />}
      {users !== undefined && (
        <AdministratorTable users={users} own={admin?._id} onRemove={setDoomed} />
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
      {doomed !== null && (
        <DeleteDialog
          title={`Remove “${doomed.name}”?`}
          text="They are signed out everywhere at once and cannot come back. What they wrote stays."
          confirm="Remove"
          onClose={() => setDoomed(null)}
          onDelete={async () => {
            await api.call(accountCalls.remove, { id: doomed._id })
            setDoomed(null)
            showDone(`${doomed.name} removed.`)
            await reload()
            void counts.reload()
          }}
        />
      )}
    </>
  )
}

interface AdministratorTableProps {
  users: User[]
  /** The id of whoever looks. */
  own: string | undefined
  onRemove: (user: User) => void
}

function AdministratorTable({ users, own, onRemove }: AdministratorTableProps) {
  return (
    <div className={styles.list}>
      <Table className={`${table.root} ${styles.table}`} withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Email</Table.Th>
            <Table.Th>Since</Table.Th>
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user._id}>
              <Table.Td>
                <span className={styles.person}>
                  <Avatar name={user.name || user.email} />
                  <b>{user.name || 'Invited'}</b>
                  {user._id === own && <span className={styles.you}>You</span>}
                </span>
              </Table.Td>
              <Table.Td className={styles.soft}>{user.email}</Table.Td>
              <Table.Td className={styles.soft}>
                <When at={user.createdAt} />
              </Table.Td>
              <Table.Td>
                {user._id !== own && (
                  <ActionsMenu
                    name={user.name}
                    actions={[
                      {
                        label: 'Remove',
                        icon: 'trash',
                        danger: true,
                        onClick: () => onRemove(user),
                      },
                    ]}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
