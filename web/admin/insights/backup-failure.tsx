import { Alert } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { backupEndpoints } from '../../../domain/api/backups.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { mayOpen } from '../content/screens/screens.ts'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'

const address = '/admin/backups'

/** Alert about a failed backup, for owners only. */
export function BackupFailure() {
  const t = useTranslations('insights.backupFailure')
  const { admin } = useAdmin()
  const isTheirs = admin !== null && mayOpen(address, admin.role)
  const { data } = useData(isTheirs ? backupEndpoints.list : null, {})
  const failure = data?.failure
  if (!failure) return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />} mb="md">
      {t.rich('failed', {
        message: failure.message,
        when: () => <When at={failure.at} inside />,
        link: (words) => <Link to={address}>{words}</Link>,
      })}
    </Alert>
  )
}
