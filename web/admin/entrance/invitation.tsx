import { useParams } from 'react-router'
import { acceptanceSchema } from '../../../domain/login.ts'
import { pageMeta } from '../page-meta.ts'
import { AccountForm } from './account-form.tsx'
import { EntrancePage } from './entrance-page.tsx'

export const meta = pageMeta('Invitation')

export default function Invitation() {
  const { token = '' } = useParams()
  return (
    <EntrancePage
      title="You are invited"
      lead="Choose a password, and you can look after the catalogue. Leave the name empty to keep the one in the invitation."
    >
      <AccountForm
        path={`/admin/invitations/${encodeURIComponent(token)}`}
        schema={acceptanceSchema}
        withEmail={false}
        submit="Accept invitation"
      />
    </EntrancePage>
  )
}
