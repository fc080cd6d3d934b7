import type { ReactNode } from 'react'

interface SectionHeadProps {
  /** The heading's id, for the section's `aria-labelledby`. */
  id: string
  title: string
  subtitle?: string
  /** One action, or the arrows of a slider. */
  children?: ReactNode
}

export function SectionHead({ id, title, subtitle, children }: SectionHeadProps) {
  return (
    <div className="head" data-reveal>
      <div className="head__text">
        <h2 id={id}>{title}</h2>
        {subtitle !== undefined && <p className="sub">{subtitle}</p>}
      </div>
      {children}
    </div>
  )
}
