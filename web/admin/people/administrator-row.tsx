import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Role } from '../../../domain/accounts/role.ts'
import type { User } from '../../../domain/api/accounts.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { When } from '../ui/timestamp.tsx'
import styles from './people.module.css'

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
  const t = useTranslations('people.administratorRow')
  const role = useTranslations('people.role')
  const other = user.role === 'owner' ? 'editor' : 'owner'
  return (
    <Table.Tr>
      <Table.Td>
        <span className={styles.person}>
          <Avatar name={user.name || user.email} />
          <b>{user.name || t('invited')}</b>
          {isOneself && <span className={styles.you}>{t('you')}</span>}
        </span>
      </Table.Td>
      <Table.Td className={styles.soft}>{user.email}</Table.Td>
      <Table.Td className={styles.soft}>{role(user.role)}</Table.Td>
      <Table.Td className={styles.soft}>
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
