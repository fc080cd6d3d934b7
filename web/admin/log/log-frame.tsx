import type { ReactNode } from 'react'
import { NavLink, useSearchParams } from 'react-router'
import { PageHead } from '../parts/page-head.tsx'
import { pageSizes } from '../parts/pager.tsx'
import styles from './log.module.css'

export interface LogPage {
  page: number
  size: number
}

interface LogFrameProps {
  title: string
  lead: string
  children: (view: LogPage) => ReactNode
}

/** The two ways to look back, side by side: what was done, and what was deleted. */
export function LogFrame({ title, lead, children }: LogFrameProps) {
  const [search] = useSearchParams()
  const asked = Number(search.get('size'))
  const view = {
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    size: pageSizes.includes(asked) ? asked : 20,
  }
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section className={styles.list} aria-label={title}>
        <nav className={styles.tabs} aria-label="Kind">
          <NavLink to="/admin/activity">Everything</NavLink>
          <NavLink to="/admin/trash">Recently deleted</NavLink>
        </nav>
        {children(view)}
      </section>
    </>
  )
}
