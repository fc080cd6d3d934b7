import { useParams } from 'react-router'
import { acceptanceSchema, RESET_TOKEN_PREFIX } from '../../../domain/accounts/credentials.ts'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { useApi } from '../app/admin-context.ts'
import { pageMeta } from '../app/page-meta.ts'
import { AccountForm } from './account-form.tsx'
import { AuthPage } from './auth-page.tsx'

export const meta = ({ params }: { params: { token?: string } }) =>
  pageMeta(isReset(params.token) ? 'New password' : 'Invitation')()

/** Target of one-time links: invitations and password resets. */
export default function Invitation() {
  const api = useApi()
  const { token = '' } = useParams()
  const accept = (values: Record<string, unknown>) => {
    const body = acceptanceSchema.parse(values)
    return api.call(accountEndpoints.accept, { token }, body, { quiet: true })
  }
  if (isReset(token)) {
    return (
      <AuthPage
        title="Choose a new password"
        lead="It replaces your old password. You are signed in here and signed out everywhere else."
      >
        <AccountForm
          schema={acceptanceSchema}
          asks="password"
          submit="Save password"
          onSend={accept}
        />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="You are invited"
      lead="Choose a password to start managing the catalogue. Leave the name empty to keep the one in the invitation."
    >
      <AccountForm
        schema={acceptanceSchema}
        asks="name"
        submit="Accept invitation"
        onSend={accept}
      />
    </AuthPage>
  )
}

function isReset(token = ''): boolean {
  return token.startsWith(RESET_TOKEN_PREFIX)
}
