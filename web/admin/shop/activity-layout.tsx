import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../ui/page-header.tsx'
import primitives from '../ui/primitives.module.css'
import { type PageView, usePage } from '../ui/use-pagination.ts'
import styles from './activity.module.css'

interface LogFrameProps {
  title: string
  lead: string
  children: (view: PageView) => ReactNode
}

/** Shared layout of the activity log and the trash, with tabs between them. */
export function LogFrame({ title, lead, children }: LogFrameProps) {
  const t = useTranslations('activity.activityLayout')
  const view = usePage()
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <section className={styles.list} aria-label={title}>
        <nav className={primitives.tabs} aria-label={t('kind')}>
          <NavLink to="/admin/activity">{t('everything')}</NavLink>
          <NavLink to="/admin/trash">{t('trash')}</NavLink>
        </nav>
        {children(view)}
      </section>
    </>
  )
}
