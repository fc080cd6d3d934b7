import { useParams } from 'react-router'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { setupSchema } from '../../../domain/login.ts'
import { useApi } from '../office-context.ts'
import { pageMeta } from '../page-meta.ts'
import { zoneHere } from '../time-zones.ts'
import { AccountForm } from './account-form.tsx'
import { AuthPage } from './entrance-page.tsx'

export const meta = pageMeta('Set up')

export default function Setup() {
  const api = useApi()
  const { token = '' } = useParams()
  return (
    <AuthPage
      title="Welcome"
      lead="You are the first one here. Make the account with which you will look after the catalogue."
    >
      <AccountForm
        schema={setupSchema}
        asks="all"
        submit="Create account"
        onSend={(values) => {
          const body = setupSchema.parse({ ...values, timeZone: zoneHere() })
          return api.call(accountEndpoints.setUp, { token }, body, { quiet: true })
        }}
      />
    </AuthPage>
  )
}
