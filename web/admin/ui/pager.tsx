import { NativeSelect } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import styles from './pager.module.css'
import { pageSizes, withParameters } from './use-pagination.ts'

interface PagerProps {
  total: number
  page: number
  size: number
}

/** Pagination of a list. Page and size are in the URL, so each page is a link. */
export function Pager({ total, page, size }: PagerProps) {
  const t = useTranslations('ui.pager')
  const [search, setSearch] = useSearchParams()
  const pages = Math.max(1, Math.ceil(total / size))
  const to = (number: number) =>
    `?${withParameters(search, { page: number === 1 ? '' : String(number) })}`
  const resize = (value: string) => setSearch(withParameters(search, { page: '', size: value }))
  const first = total === 0 ? 0 : (page - 1) * size + 1
  return (
    <div className={styles.root}>
      <span>
        {t('range', {
          first: String(first),
          last: String(Math.min(page * size, total)),
          total: String(total),
        })}
      </span>
      {total > Math.min(...pageSizes) && (
        <span className={styles.size}>
          {t('show')}
          <NativeSelect
            aria-label={t('rows')}
            data={pageSizes.map(String)}
            value={String(size)}
            onChange={(event) => resize(event.currentTarget.value)}
          />
        </span>
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')} data-many={pages > 3 ? '' : undefined}>
          <Step to={to(page - 1)} label={t('previous')} icon="left" off={page <= 1} />
          {around(page, pages).map((number) => (
            <Link
              key={number}
              to={to(number)}
              className={`${styles.link} ${styles.number}`}
              aria-label={t('page', { number: String(number) })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          ))}
          <Step to={to(page + 1)} label={t('next')} icon="right" off={page >= pages} />
        </nav>
      )}
    </div>
  )
}

interface StepProps {
  to: string
  label: string
  icon: 'left' | 'right'
  off: boolean
}

function Step({ to, label, icon, off }: StepProps) {
  if (off) {
    return (
      <span className={styles.link} aria-disabled="true">
        <Icon name={icon} size={16} />
      </span>
    )
  }
  return (
    <Link to={to} className={styles.link} aria-label={label}>
      <Icon name={icon} size={16} />
    </Link>
  )
}

/** Page numbers around the current one, at most five. */
function around(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4))
  return Array.from({ length: Math.min(5, pages) }, (_, index) => first + index)
}
