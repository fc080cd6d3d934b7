import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { redirectScreens } from '../../content/screens/redirect-screens.ts'
import { RedirectTest } from '../../redirects/redirect-test.tsx'

/** Last step of moving in: the old addresses that lead on, and what is left to do. */
export function ImportAddresses({ count }: { count: number }) {
  const t = useTranslations('catalogue.csv.addresses')
  return (
    <>
      <p>{t('count', { count })}</p>
      <RedirectTest />
      <p>
        {t.rich('others', {
          link: (words) => <Link to={redirectScreens.address}>{words}</Link>,
        })}
      </p>
      <p>{t('domain')}</p>
    </>
  )
}
