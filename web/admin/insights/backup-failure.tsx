import { Alert } from '@mantine/core'
import { Link } from 'react-router'
import { backupEndpoints } from '../../../domain/api/backups.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { mayOpen } from '../content/screens/permissions.ts'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'

const address = '/admin/backups'

/** Alert about a failed backup, for owners only. */
export function BackupFailure() {
  const { admin } = useAdmin()
  const isTheirs = admin !== null && mayOpen(address, admin.role)
  const { data } = useData(isTheirs ? backupEndpoints.list : null, {})
  if (!data?.failure) return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />} mb="md">
      The last backup failed <When at={data.failure.at} inside />. {data.failure.message}{' '}
      <Link to={address}>Backups</Link>
    </Alert>
  )
}
