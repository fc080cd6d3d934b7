import { Table } from '@mantine/core'
import type { Role } from '../../../domain/accounts/role.ts'
import type { User } from '../../../domain/api/accounts.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { When } from '../ui/timestamp.tsx'
import styles from './administrator-row.module.css'
import { roleLabels } from './role-labels.ts'

interface AdministratorRowProps {
  user: User
  isOneself: boolean
  onRole: (role: Role) => void
  onReset: () => void
  onRemove: () => void
}

export function AdministratorRow({
  user,
  isOneself,
  onRole,
  onReset,
  onRemove,
}: AdministratorRowProps) {
  const other = user.role === 'owner' ? 'editor' : 'owner'
  return (
    <Table.Tr>
      <Table.Td>
        <span className={styles.person}>
          <Avatar name={user.name || user.email} />
          <b>{user.name || 'Invited'}</b>
          {isOneself && <span className={styles.you}>You</span>}
        </span>
      </Table.Td>
      <Table.Td className={styles.soft}>{user.email}</Table.Td>
      <Table.Td className={styles.soft}>{roleLabels[user.role]}</Table.Td>
      <Table.Td className={styles.soft}>
        <When at={user.createdAt} />
      </Table.Td>
      <Table.Td>
        {!isOneself && (
          <ActionsMenu
            name={user.name}
            actions={[
              {
                label: other === 'owner' ? 'Make an owner' : 'Make an editor',
                icon: 'users',
                onClick: () => onRole(other),
              },
              { label: 'New password', icon: 'key', onClick: onReset },
              { label: 'Remove', icon: 'trash', danger: true, onClick: onRemove },
            ]}
          />
        )}
      </Table.Td>
    </Table.Tr>
  )
}
