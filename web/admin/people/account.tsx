import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import type { ShippedLanguage } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { readToken } from '../app/session.ts'
import { accountParts } from '../content/screens/screens.ts'
import { useAdminLanguage, useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { attempt } from '../ui/toast.tsx'
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

/** Language of the back office, which each administrator chooses for themselves. */
function AccountLanguage() {
  const { api, enter } = useAdmin()
  const { chooseLanguage } = useAdminLanguage()
  const choose = (language: ShippedLanguage) =>
    attempt(async () => {
      const { admin } = await api.call(accountEndpoints.changeLanguage, {}, { language })
      const token = readToken()
      if (token !== null) enter({ token, admin })
      chooseLanguage(language)
    })
  return (
    <div className={styles.language} data-field="language">
      <LanguageSelect onChoose={choose} />
    </div>
  )
}
