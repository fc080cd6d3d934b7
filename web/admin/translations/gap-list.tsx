import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type TranslationGap, translationEndpoints } from '../../../domain/api/translations.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { gapPath, gapsFor, screensOfGap } from '../content/gap-path.ts'
import { useTypeNames } from '../content/type-names.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { LoadState } from '../ui/load-state.tsx'
import styles from './translations.module.css'

/** Records with gaps in a language, by type; each leads to its form. */
export function GapList({ language }: { language: Language }) {
  const t = useTranslations('translations.translations')
  const declared = useDeclaredTexts()
  const { admin } = useAdmin()
  const query = useData(translationEndpoints.gaps, { language })
  const { data, error } = query
  if (data === undefined || error !== null) return <LoadState of={query} rows={5} />
  const gaps = gapsFor(admin?.role, data.gaps)
  const byType = Map.groupBy(gaps, ({ table }) => table)
  const more = data.total - data.gaps.length
  return (
    <>
      {gaps.length === 0 && <p className={styles.state}>{t('none')}</p>}
      {Array.from(byType, ([table, own]) => (
        <section key={table} aria-label={declared(`types.${table}.many`)}>
          <h3>{declared(`types.${table}.many`)}</h3>
          <ul className={styles.gaps}>
            {own.map((gap) => (
              <Gap key={gap._id} gap={gap} language={language} />
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && <p className={styles.state}>{t('more', { count: more })}</p>}
    </>
  )
}

function Gap({ gap, language }: { gap: TranslationGap; language: Language }) {
  const t = useTranslations('translations.translations')
  const declared = useDeclaredTexts()
  const typeNames = useTypeNames()
  const { languages } = useShop()
  const type = screensOfGap(gap)?.type
  const labelsOf = (state: TranslationGap['fields'][number]['state']) =>
    gap.fields
      .filter((field) => field.state === state)
      .map(({ name }) => declared(`fields.${gap.table}.${name}.label`))
      .join(', ')
  const [missing, changed] = [labelsOf('missing'), labelsOf('outdated')]
  const nameless = type?.single
    ? declared(`types.${gap.table}.many`)
    : t('untitled', { type: type === undefined ? '' : typeNames(type).one })
  return (
    <li>
      <Link to={gapPath(gap, language)}>
        {gap.title === '' ? nameless : <span lang={languages[0]}>{gap.title}</span>}
      </Link>
      {missing !== '' && <span>{t('missing', { fields: missing })}</span>}
      {changed !== '' && <span>{t('changed', { fields: changed })}</span>}
    </li>
  )
}
