import { Button } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Role } from '../../../domain/api/credentials.ts'
import { type TranslationGap, translationEndpoints } from '../../../domain/api/translations.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import {
  isLanguage,
  type Language,
  languageNames,
  originalLanguage,
} from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import {
  gapsParameter,
  languageParameter,
  translationKey,
} from '../forms/languages/translation-keys.ts'
import { Icon } from '../ui/icon.tsx'
import { showDone } from '../ui/toast.tsx'
import styles from './record-page.module.css'
import { type ContentScreens, fieldHash } from './screens/screen-definition.ts'
import { contentScreens, mayOpen, recordAddress, translationsPath } from './screens/screens.ts'

/** Parameter of a list's URL with the record whose form opens in a dialog. */
export const recordParameter = 'record'

export function screensOfGap({ table }: Pick<TranslationGap, 'table'>): ContentScreens | undefined {
  return contentScreens.find(({ type }) => type.table === table)
}

/** Gaps in records that a person may change. */
export function gapsFor(role: Role | undefined, gaps: readonly TranslationGap[]): TranslationGap[] {
  return gaps.filter((gap) => mayOpen(screensOfGap(gap)?.address ?? '', role))
}

/** URL of a record's form in a language, at its first gap. */
export function gapPath(gap: TranslationGap, language: Language): string {
  const screens = screensOfGap(gap)
  if (screens === undefined) return '/admin'
  const { type, form, address } = screens
  const search = new URLSearchParams({ [languageParameter]: language, [gapsParameter]: '' })
  if (form === 'dialog' && !type.single) search.set(recordParameter, gap._id)
  const path = form === 'page' && type.single ? `${address}/edit` : recordAddress(screens, gap._id)
  const [first] = gap.fields
  const hash = first === undefined ? '' : fieldHash(translationKey(first.name, language))
  return `${path}?${search}${hash}`
}

/** The gap after that of a record; after the last one the first. Undefined if there is no other. */
export function findNextGap(
  gaps: readonly TranslationGap[],
  { table, _id }: Pick<TranslationGap, 'table' | '_id'>,
): TranslationGap | undefined {
  const isHere = (gap: TranslationGap) => gap.table === table && gap._id === _id
  const here = gaps.findIndex(isHere)
  return [...gaps.slice(here + 1), ...gaps].find((gap) => !isHere(gap))
}

/** URL of the overview of translations. */
function overviewIn(language: Language): string {
  return `${translationsPath}?${new URLSearchParams({ [languageParameter]: language })}`
}

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
  return (
    <div className={styles.gapNote}>
      <p>
        {t.rich('note', {
          language: () => <span lang={language}>{languageNames[language]}</span>,
        })}{' '}
        {others !== undefined && t('others', { count: others })}
      </p>
      <Link to={overviewIn(language)}>{t('overview')}</Link>
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
    void navigate(next === undefined ? overviewIn(language) : gapPath(next, language))
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
