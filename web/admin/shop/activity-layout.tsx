import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../ui/page-header.tsx'

interface LogFrameProps {
  title: string
  lead: string
  children: ReactNode
}

/** Shared layout of the activity log and the trash, with tabs between them. */
export function LogFrame({ title, lead, children }: LogFrameProps) {
  const t = useTranslations('activity.activityLayout')
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <section className="panel" aria-label={title}>
        <nav className="tabs" aria-label={t('kind')}>
          <NavLink to="/admin/activity">{t('everything')}</NavLink>
          <NavLink to="/admin/trash">{t('trash')}</NavLink>
        </nav>
        {children}
      </section>
    </>
  )
}
