import { Button } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { translationEndpoints } from '../../../domain/api/translations.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import {
  isLanguage,
  type Language,
  languageNames,
  originalLanguage,
} from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { gapsParameter, languageParameter } from '../forms/languages/translation-keys.ts'
import { Icon } from '../ui/icon.tsx'
import { showDone } from '../ui/toast.tsx'
import { findNextGap, gapPath, gapsFor } from './gap-path.ts'
import styles from './record-page.module.css'
import { translationsPath } from './screens/screens.ts'

interface GapNoteProps {
  tour: GapTour | null
  /** The way on would lose changes without a question. */
  isAtRisk?: boolean
}

/** Line above a form that was opened to close a gap, with the way to the next one. */
export function GapNote({ tour, isAtRisk = false }: GapNoteProps) {
  const t = useTranslations('content.gaps')
  if (tour === null) return null
  const { language, others, goOn } = tour
  const overview = `${translationsPath}?${new URLSearchParams({ [languageParameter]: language })}`
  return (
    <div className={styles.gapNote}>
      <p>
        {t.rich('note', {
          language: () => <span lang={language}>{languageNames[language]}</span>,
        })}{' '}
        {others !== undefined && t('others', { count: others })}
      </p>
      <Link to={overview}>{t('overview')}</Link>
      {others !== undefined && others > 0 && (
        <Button onClick={goOn} disabled={isAtRisk} rightSection={<Icon name="right" size={16} />}>
          {t('next')}
        </Button>
      )}
    </div>
  )
}

interface GapTour {
  language: Language
  /** Number of other records with gaps; undefined while they are loading. */
  others: number | undefined
  /** Leads to the next gap, or back to the overview after the last one. */
  goOn: () => void
  /** Says that the record is saved, with the way on. */
  showSaved: () => void
}

/** The way from gap to gap, in a form that was opened on it; null in any other form. */
export function useGapTour(type: ContentType, id: string | undefined): GapTour | null {
  const t = useTranslations('content.gaps')
  const { admin } = useAdmin()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const tag = search.get(languageParameter) ?? ''
  const language = search.has(gapsParameter) && isLanguage(tag) ? tag : null
  // Not read again after saving: the record would lose its place in the list.
  const { data } = useData(language === null ? null : translationEndpoints.gaps, {
    language: language ?? originalLanguage,
  })
  if (language === null || id === undefined) return null
  const here = { table: type.table, _id: id }
  const gaps = data === undefined ? undefined : gapsFor(admin?.role, data.gaps)
  const next = findNextGap(gaps ?? [], here)
  const goOn = () => {
    const overview = `${translationsPath}?${new URLSearchParams({ [languageParameter]: language })}`
    void navigate(next === undefined ? overview : gapPath(next, language))
  }
  return {
    language,
    others: gaps?.filter(({ table, _id }) => table !== here.table || _id !== id).length,
    goOn,
    showSaved: () =>
      showDone(t('saved'), {
        view: { label: next === undefined ? t('overview') : t('next'), open: goOn },
      }),
  }
}
