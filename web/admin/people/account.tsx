import { Button } from '@mantine/core'
import { useState } from 'react'
import { accountParts } from '../content/screens/account-parts.ts'
import { Icon } from '../icon.tsx'
import { useOffice } from '../office-context.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../parts/page-head.tsx'
import styles from './account.module.css'
import { PasswordDialog } from './password-dialog.tsx'
import { roleWords } from './role-words.ts'
import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'

export const meta = pageMeta('My account')

/** What everybody looks after for themselves. */
export default function Account() {
  const { admin } = useOffice()
  const [changing, setChanging] = useState(false)
  // Another password ends the other sessions.
  const [passwords, setPasswords] = useState(0)
  return (
    <>
      <PageHead title="My account">
        <span data-field="password">
          <Button leftSection={<Icon name="key" size={16} />} onClick={() => setChanging(true)}>
            {accountParts.password}
          </Button>
        </span>
      </PageHead>
      {admin !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>Name</dt>
            <dd>{admin.name}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{admin.email}</dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{roleWords[admin.role]}</dd>
          </div>
        </dl>
      )}
      <Sessions key={passwords} />
      <SecondStep />
      {changing && (
        <PasswordDialog
          onClose={() => {
            setChanging(false)
            setPasswords(passwords + 1)
          }}
        />
      )}
    </>
  )
}
