import { Switch } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { feedEndpoints, MAX_LEFT_OUT } from '../../../domain/api/feeds.ts'
import { settings } from '../../../domain/content/settings.ts'
import { feedPaths } from '../../../domain/shop/feeds.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { CopyField } from '../ui/copy-field.tsx'
import { Failure, SkeletonRows } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import styles from './feeds.module.css'

type Report = ResponseOf<typeof feedEndpoints.report>
const { read, update } = contentEndpoints(settings)

/** Product feeds: the switch, the URLs and the products that are left out. */
export default function Feeds() {
  const t = useTranslations('feeds.feeds')
  const { api, whileBusy } = useAdmin()
  const shop = useData(read, {})
  const { data, error, refetch } = useData(feedEndpoints.report, {})
  const isOn = shop.data?.settingsData.feeds ?? false

  const turn = (feeds: boolean) =>
    attempt(async () => {
      await whileBusy(api.call(update, {}, { feeds }))
      showDone(feeds ? t('turnedOn') : t('turnedOff'))
    })

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {(error ?? shop.error) !== null && (
        <Failure
          message={(error ?? shop.error)?.message ?? ''}
          onRetry={() => Promise.all([refetch(), shop.refetch()])}
        />
      )}
      {error === null && data === undefined && <SkeletonRows count={3} />}
      {data !== undefined && shop.data !== undefined && (
        <>
          <section className={styles.box} aria-label={t('switch')} data-field="feeds">
            <Switch
              label={t('share')}
              description={t('shareHint')}
              checked={isOn}
              onChange={(event) => void turn(event.currentTarget.checked)}
            />
          </section>
          {isOn && <FeedAddresses origin={data.origin} />}
          <Contents report={data} />
        </>
      )}
    </>
  )
}

function Contents({ report: { included, leftOut, products } }: { report: Report }) {
  const { nameOf } = useProductLabels()
  const t = useTranslations('feeds.feeds')
  return (
    <section className={styles.box} aria-labelledby="contents-h">
      <h2 id="contents-h">{t('contents')}</h2>
      <p>
        {t('included', { count: included })} {t('leftOut', { count: leftOut })}
      </p>
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map(({ _id, name, gaps }) => (
            <li key={_id}>
              <Link to={`${productScreens.address}/${_id}`}>{nameOf({ name })}</Link>
              <span>{gaps.map((gap) => t(`gaps.${gap}`)).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {leftOut > MAX_LEFT_OUT && <p>{t('more', { count: leftOut - MAX_LEFT_OUT })}</p>}
    </section>
  )
}

/** URLs to enter in the catalogues. */
function FeedAddresses({ origin }: { origin: string }) {
  const t = useTranslations('feeds.feedAddresses')
  return (
    <section className={styles.box} aria-labelledby="addresses-h">
      <h2 id="addresses-h">{t('title')}</h2>
      <p>{t('explanation')}</p>
      {(['meta', 'google'] as const).map((name) => (
        <CopyField
          key={name}
          label={t(`catalogues.${name}`)}
          value={origin + feedPaths[name]}
          nameButton={(copied) =>
            t(copied ? 'addressCopied' : 'copyAddress', { catalogue: t(`catalogues.${name}`) })
          }
        />
      ))}
    </section>
  )
}
