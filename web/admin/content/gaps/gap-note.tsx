import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageNames } from '../../../../domain/languages/language.ts'
import { languageParameter } from '../../forms/languages/form-url.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from '../record-page.module.css'
import { translationsPath } from '../screens/screens.ts'
import type { GapTour } from './use-gap-tour.ts'

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
