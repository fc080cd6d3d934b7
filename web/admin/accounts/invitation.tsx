import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { acceptanceSchema, RESET_TOKEN_PREFIX } from '../../../domain/api/credentials.ts'
import { useApi } from '../app/admin-context.ts'
import { AccountForm } from './account-form.tsx'
import { AuthPage } from './auth-page.tsx'

/** Target of one-time links: invitations and password resets. */
export default function Invitation() {
  const t = useTranslations('auth')
  const api = useApi()
  const { token = '' } = useParams()
  const kind = token.startsWith(RESET_TOKEN_PREFIX) ? 'reset' : 'invitation'
  return (
    <AuthPage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
      <AccountForm
        schema={acceptanceSchema}
        asks={kind === 'reset' ? 'password' : 'name'}
        submit={t(`${kind}.submit`)}
        onSend={(values) => {
          const body = acceptanceSchema.parse(values)
          return api.call(accountEndpoints.accept, { token }, body, { quiet: true })
        }}
      />
    </AuthPage>
  )
}
