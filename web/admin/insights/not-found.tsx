import { useTranslations } from 'use-intl'
import { dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { redirectScreens } from '../content/screens/redirect-screens.ts'
import { useRecordDialog } from '../content/use-record-dialog.tsx'
import { attempt } from '../ui/toast.tsx'
import boxes from './dashboard.module.css'
import { Box, type Period } from './dashboard-box.tsx'
import styles from './missed-searches.module.css'

const MAX_SHOWN = 10

/** Addresses that nothing was found at; each becomes a redirect to the page that fits best. */
export function NotFoundBox({ period }: { period: Period }) {
  const t = useTranslations('insights.notFound')
  const { data } = useData(dashboardEndpoints.notFound, {}, { days: period })
  const form = useRecordDialog({ screens: redirectScreens })
  const findPage = usePageFinder()
  const open = (path: string) =>
    attempt(async () => form.openWith({ from: path, to: await findPage(path) }))
  const addressesAsked = data?.notFound.slice(0, MAX_SHOWN) ?? []
  return (
    <>
      {addressesAsked.length > 0 && (
        <Box id="not-found" title={t('title')} period={period}>
          <p className={`fine-print ${boxes.lead}`}>{t('lead')}</p>
          <ul className={`divided ${boxes.list} ${styles.list}`}>
            {addressesAsked.map(({ path, count }) => (
              <li key={path}>
                <span>{path}</span>
                <b>{count}</b>
                <div className={styles.actions}>
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('makeRedirectFrom', { path })}
                    onClick={() => void open(path)}
                  >
                    {t('makeRedirect')}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {form.dialog()}
    </>
  )
}

/** Finds the product with most of the words of a former address; without any it is the shop. */
function usePageFinder() {
  const api = useApi()
  return async (path: string): Promise<string> => {
    const words = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
    const q = words.replaceAll(/[-_+]/g, ' ').trim()
    if (q === '') return addresses.shop
    const query = { q, stage: 'live', limit: 1 } as const
    const { categoryItemData } = await api.call(productEndpoints.list, {}, undefined, { query })
    return categoryItemData[0]?.path ?? addresses.shop
  }
}
