import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'
import type { Layout } from './form-layout.ts'
import { rowsInLanguage } from './languages/translation-keys.ts'
import styles from './section-index.module.css'
import type { RecordForm } from './use-record-form.ts'

interface PageIndexProps {
  record: RecordForm
  layout: Layout
  stored: AnyRecord | null
}

/** Sections of a long form; marks the current one and those with errors. */
export function PageIndex({ record, layout, stored }: PageIndexProps) {
  const t = useTranslations('forms.fields.sectionIndex')
  const declared = useDeclaredTexts()
  const current = useSectionInView(layout)
  const { type, language } = record
  const { errors } = record.form.formState
  const sections = layout.sections.filter(
    ({ rows }) => rowsInLanguage(type, rows, language).length > 0,
  )
  return (
    <aside className={styles.root} aria-label={t('label')}>
      <nav>
        {sections.map((section) => (
          <a
            key={section.id}
            href={`#${section.id}`}
            aria-current={section.id === current ? 'true' : undefined}
          >
            {declared(`${section.key}.title`)}
            {section.rows.flat().some((name) => errors[name] !== undefined) && (
              <Icon name="alert" size={14} />
            )}
          </a>
        ))}
      </nav>
      {stored !== null && (
        <dl>
          <div>
            <dt>{t('lastSaved')}</dt>
            <dd>
              <LastSaved type={type} record={stored} />
            </dd>
          </div>
        </dl>
      )}
    </aside>
  )
}

function useSectionInView(layout: Layout): string | undefined {
  const [current, setCurrent] = useState(layout.sections[0]?.id)
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        setCurrent((last) => layout.sections.find(({ id }) => inView.has(id))?.id ?? last)
      },
      { rootMargin: '-80px 0px -40% 0px' },
    )
    for (const { id } of layout.sections) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [layout])
  return current
}

interface LastSavedProps {
  type: ContentType
  record: AnyRecord
}

/** Time and author of the last save. Version 1 of a single record was created by the program. */
export function LastSaved({ type, record }: LastSavedProps) {
  const t = useTranslations('forms.fields.lastSaved')
  if (type.single && record.version === 1) return t('notYet')
  const { updatedAt, updatedBy } = record
  if (!updatedBy) return <When at={updatedAt} />
  return t.rich('savedBy', { name: updatedBy.name, when: () => <When at={updatedAt} /> })
}
