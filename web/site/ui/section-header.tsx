import type { ReactNode } from 'react'
import type { Language } from '../../../domain/languages/language.ts'
import { useTextLanguage } from '../languages/text-language.ts'
import css from './section-header.module.css'

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string
  title: string
  subtitle?: string
  /** Languages of a record's texts, if they are not in that of the page. */
  titleLang?: Language | undefined
  subtitleLang?: Language | undefined
  /** Single action, or the arrows of a slider. */
  children?: ReactNode
}

export function SectionHeader({
  id,
  title,
  subtitle,
  titleLang,
  subtitleLang,
  children,
}: SectionHeadProps) {
  const langOf = useTextLanguage()
  return (
    <div className={css.root} data-reveal>
      <div className={css.text}>
        <h2 id={id} lang={titleLang ?? langOf(title)}>
          {title}
        </h2>
        {subtitle && (
          <p className="sub" lang={subtitleLang ?? langOf(subtitle)}>
            {subtitle}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
