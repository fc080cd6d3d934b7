import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints, type User } from '../../../domain/api/accounts.ts'
import type { Role } from '../../../domain/api/credentials.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { DeleteDialog } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { InvitationDialog, ResetDialog } from './one-time-link.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import styles from './people.module.css'

export default function Administrators() {
  const t = useTranslations('people.administrators')
  const { api, admin } = useAdmin()
  const query = useData(accountEndpoints.list, {})
  const { data } = query
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState(false)
  const [pendingDelete, setPendingDelete] = useState<User | null>(null)
  const [resetting, setResetting] = useState<User | null>(null)
  const users = data?.users

  const changeRole = ({ _id }: User, role: Role) =>
    attempt(async () => {
      const { user } = await api.call(accountEndpoints.changeRole, { id: _id }, { role })
      showDone(t('roleChanged', { name: user.name, role }))
    })

  return (
    <>
      <PageHeader title={t('title')} count={users?.length} lead={t('lead')}>
        <Button leftSection={<Icon name="key" size={16} />} onClick={() => setChanging(true)}>
          {t('password')}
        </Button>
        <span data-field="invite">
          <Button
            variant="filled"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setInviting(true)}
          >
            {t('invite')}
          </Button>
        </span>
      </PageHeader>
      <LoadState of={query} rows={2} />
      {users !== undefined && (
        <PlainTable
          heads={[t('name'), t('email'), t('role'), t('since')]}
          actions={t('actions')}
          isFramed
          className={styles.beside}
        >
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
        </PlainTable>
      )}
      {inviting && <InvitationDialog onClose={() => setInviting(false)} />}
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
      {resetting !== null && <ResetDialog user={resetting} onClose={() => setResetting(null)} />}
      {pendingDelete !== null && (
        <DeleteDialog
          title={t('removeTitle', { name: pendingDelete.name })}
          text={t('removeText')}
          confirm={t('remove')}
          onClose={() => setPendingDelete(null)}
          onDelete={async () => {
            await api.call(accountEndpoints.remove, { id: pendingDelete._id })
            showDone(t('removed', { name: pendingDelete.name }))
          }}
        />
      )}
    </>
  )
}

interface AdministratorRowProps {
  user: User
  isOneself: boolean
  onRole: (role: Role) => void
  onReset: () => void
  onRemove: () => void
}

function AdministratorRow({ user, isOneself, onRole, onReset, onRemove }: AdministratorRowProps) {
  const t = useTranslations('people.administratorRow')
  const role = useTranslations('people.role')
  const other = user.role === 'owner' ? 'editor' : 'owner'
  return (
    <Table.Tr>
      <Table.Td>
        <span className={styles.person}>
          <Avatar name={user.name || user.email} />
          <b>{user.name || t('invited')}</b>
          {isOneself && <span className="pill">{t('you')}</span>}
        </span>
      </Table.Td>
      <Table.Td c="dimmed">{user.email}</Table.Td>
      <Table.Td c="dimmed" className={styles.whole}>
        {role(user.role)}
      </Table.Td>
      <Table.Td c="dimmed" className={styles.whole}>
        <When at={user.createdAt} />
      </Table.Td>
      <Table.Td>
        {!isOneself && (
          <ActionsMenu
            name={user.name}
            actions={[
              {
                label: t(other === 'owner' ? 'makeOwner' : 'makeEditor'),
                icon: 'users',
                onClick: () => onRole(other),
              },
              { label: t('newPassword'), icon: 'key', onClick: onReset },
              { label: t('remove'), icon: 'trash', danger: true, onClick: onRemove },
            ]}
          />
        )}
      </Table.Td>
    </Table.Tr>
  )
}
