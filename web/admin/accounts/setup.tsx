import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { setupSchema } from '../../../domain/api/credentials.ts'
import { useApi } from '../app/admin-context.ts'
import { zoneHere } from '../app/time-zones.ts'
import { AccountForm } from './account-form.tsx'
import { AuthPage } from './auth-page.tsx'

export default function Setup() {
  const t = useTranslations('auth.setup')
  const api = useApi()
  const { token = '' } = useParams()
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <AccountForm
        schema={setupSchema}
        asks="all"
        submit={t('submit')}
        onSend={(values) => {
          const body = setupSchema.parse({ ...values, timeZone: zoneHere() })
          return api.call(accountEndpoints.setUp, { token }, body, { quiet: true })
        }}
      />
    </AuthPage>
  )
}
