import type { ReactNode } from 'react'
import css from './section-header.module.css'

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string
  title: string
  subtitle?: string
  /** Single action, or the arrows of a slider. */
  children?: ReactNode
}

export function SectionHeader({ id, title, subtitle, children }: SectionHeadProps) {
  return (
    <div className={css.root} data-reveal>
      <div className={css.text}>
        <h2 id={id}>{title}</h2>
        {subtitle && <p className="sub">{subtitle}</p>}
      </div>
      {children}
    </div>
  )
}
