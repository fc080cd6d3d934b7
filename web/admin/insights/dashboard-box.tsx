import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Statistics } from '../../../domain/api/dashboard.ts'
import styles from './dashboard.module.css'

type Day = Statistics['perDay'][number]

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

export function sumOf(days: Day[]): number {
  return days.reduce((sum, { count }) => sum + count, 0)
}

interface BoxProps {
  /** Id of the title. */
  id: string
  title: ReactNode
  /** Class name of the title. */
  className?: string
  /** Content beside the title. */
  aside?: ReactNode
  /** Period of the figures, beside the title. */
  period?: Period
  /** Lower header, if nothing beside the title is as tall as a button. */
  low?: boolean
  children: ReactNode
}

/** Section of the dashboard with a title. */
export function Box({ id, title, className, aside, period, low, children }: BoxProps) {
  const t = useTranslations('insights.period')
  return (
    <section className={styles.box} aria-labelledby={id}>
      <header className={styles.head} data-low={low ? '' : undefined}>
        <h2 id={id} className={className}>
          {title}
        </h2>
        {aside}
        {period !== undefined && <span className="fine-print">{t('days', { period })}</span>}
      </header>
      {children}
    </section>
  )
}
