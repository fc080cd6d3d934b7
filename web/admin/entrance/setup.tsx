import { useParams } from 'react-router'
import { setupSchema } from '../../../domain/login.ts'
import { pageMeta } from '../page-meta.ts'
import { zoneHere } from '../time-zones.ts'
import { AccountForm } from './account-form.tsx'
import { EntrancePage } from './entrance-page.tsx'

export const meta = pageMeta('Set up')

export default function Setup() {
  const { token = '' } = useParams()
  return (
    <EntrancePage
      title="Welcome"
      lead="You are the first one here. Make the account with which you will look after the catalogue."
    >
      <AccountForm
        path={`/admin/setup/${encodeURIComponent(token)}`}
        schema={setupSchema}
        asks="all"
        more={{ timeZone: zoneHere() }}
        submit="Create account"
      />
    </EntrancePage>
  )
}
