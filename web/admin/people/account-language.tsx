import { accountEndpoints } from '../../../domain/api/accounts.ts'
import type { ShippedLanguage } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { readToken } from '../app/session.ts'
import { useAdminLanguage } from '../languages/language-provider.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { attempt } from '../ui/toast.tsx'
import styles from './people.module.css'

/** Language of the back office, which each administrator chooses for themselves. */
export function AccountLanguage() {
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
