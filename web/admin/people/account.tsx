import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../app/admin-context.ts'
import { accountParts } from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { AccountLanguage } from './account-language.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import styles from './people.module.css'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'

/** Own account: password, sessions and two-factor sign-in. */
export default function Account() {
  const t = useTranslations('people.account')
  const role = useTranslations('people.role')
  const declared = useDeclaredTexts()
  const { admin } = useAdmin()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <PageHeader title={t('title')}>
        <span data-field="password">
          <Button leftSection={<Icon name="key" size={16} />} onClick={() => setChanging(true)}>
            {declared(accountParts.password)}
          </Button>
        </span>
      </PageHeader>
      {admin !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('name')}</dt>
            <dd>{admin.name}</dd>
          </div>
          <div>
            <dt>{t('email')}</dt>
            <dd>{admin.email}</dd>
          </div>
          <div>
            <dt>{t('role')}</dt>
            <dd>{role(admin.role)}</dd>
          </div>
        </dl>
      )}
      <AccountLanguage />
      <Sessions />
      <TwoFactor />
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}
