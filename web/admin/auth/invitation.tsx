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
  const accept = (values: Record<string, unknown>) => {
    const body = acceptanceSchema.parse(values)
    return api.call(accountEndpoints.accept, { token }, body, { quiet: true })
  }
  if (isReset(token)) {
    return (
      <AuthPage title={t('reset.title')} lead={t('reset.lead')}>
        <AccountForm
          schema={acceptanceSchema}
          asks="password"
          submit={t('reset.submit')}
          onSend={accept}
        />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('invitation.title')} lead={t('invitation.lead')}>
      <AccountForm
        schema={acceptanceSchema}
        asks="name"
        submit={t('invitation.submit')}
        onSend={accept}
      />
    </AuthPage>
  )
}

function isReset(token = ''): boolean {
  return token.startsWith(RESET_TOKEN_PREFIX)
}
