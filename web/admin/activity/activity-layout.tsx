import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageHeader } from '../ui/page-header.tsx'
import { type PageView, usePage } from '../ui/use-pagination.ts'
import styles from './activity.module.css'

interface LogFrameProps {
  title: string
  lead: string
  children: (view: PageView) => ReactNode
}

/** Shared layout of the activity log and the trash, with tabs between them. */
export function LogFrame({ title, lead, children }: LogFrameProps) {
  const view = usePage()
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <section className={styles.list} aria-label={title}>
        <nav className={styles.tabs} aria-label="Kind">
          <NavLink to="/admin/activity">Everything</NavLink>
          <NavLink to="/admin/trash">Trash</NavLink>
        </nav>
        {children(view)}
      </section>
    </>
  )
}
