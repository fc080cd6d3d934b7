import { useTranslations } from 'use-intl'
import { dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useData } from '../app/use-data.ts'
import styles from './product-view.module.css'

interface Figures {
  asked: number
  viewed: number
}

/** Maximum number of ids in one URL. */
const MAX_IDS = 200

/** Figures of the last 30 days per product id. */
export function useProductFigures(ids: string[]): ReadonlyMap<string, Figures> {
  const wanted = ids.slice(0, MAX_IDS)
  const call = wanted.length === 0 ? null : dashboardEndpoints.productFigures
  const { data } = useData(call, {}, { ids: wanted })
  return new Map(data?.products.map(({ _id, ...figures }) => [_id, figures]))
}

/** Figures of one product in a sentence above its fields. */
export function ProductFigures({ id }: { id: string }) {
  const t = useTranslations('catalogue.products.statistics')
  const figures = useProductFigures([id]).get(id)
  if (figures === undefined) return null
  return (
    <p className={styles.productStatistics}>
      {t.rich('lastDays', { ...figures, b: (words) => <b>{words}</b> })}
    </p>
  )
}
