import { SegmentedControl } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { hasTranslatedFields } from '../../../../domain/content/fields/translated-fields.ts'
import { type Language, languageNames } from '../../../../domain/languages/language.ts'
import type { Layout } from '../form-layout.ts'
import type { RecordForm } from '../use-record-form.ts'
import styles from './translated-field.module.css'
import { countTranslations, type TranslationCounts } from './translation-values.ts'

interface LanguageSwitchProps {
  record: RecordForm
  layout: Layout
}

/** Switch between the texts of a record and their translations; none in a shop of one language. */
export function LanguageSwitch({ record, layout }: LanguageSwitchProps) {
  if (record.languages.length < 2 || !hasTranslatedFields(record.type)) return null
  return <Languages record={record} layout={layout} />
}

function Languages({ record, layout }: LanguageSwitchProps) {
  const t = useTranslations('forms.languages.switch')
  const { type, form, stored, outdated, language, languages } = record
  const values = useWatch({ control: form.control })
  const names = layout.sections.flatMap(({ rows }) => rows.flat())
  const [defaultLanguage, ...others] = languages
  if (defaultLanguage === undefined) return null
  const countsOf = (one: Language) =>
    countTranslations({ type, values, stored, outdated }, names, one)
  return (
    <div className={styles.switch}>
      <SegmentedControl
        aria-label={t('label')}
        value={language ?? defaultLanguage}
        onChange={(chosen) => record.chooseLanguage(chosen === defaultLanguage ? null : chosen)}
        data={[
          { value: defaultLanguage, label: <LanguageLabel language={defaultLanguage} /> },
          ...others.map((one) => ({
            value: one,
            label: <LanguageLabel language={one} counts={countsOf(one)} />,
          })),
        ]}
      />
    </div>
  )
}

interface LanguageLabelProps {
  language: Language
  /** Absent for the default language. */
  counts?: TranslationCounts
}

/** Name in the language itself, with what is left to translate. */
function LanguageLabel({ language, counts }: LanguageLabelProps) {
  const t = useTranslations('forms.languages.switch')
  return (
    <span className={styles.language}>
      <span lang={language}>{languageNames[language]}</span>{' '}
      <small>{counts === undefined ? t('default') : t(stateOf(counts), { ...counts })}</small>
    </span>
  )
}

function stateOf({ missing, outdated }: TranslationCounts) {
  if (missing === 0) return outdated === 0 ? 'complete' : 'outdated'
  return outdated === 0 ? 'missing' : 'missingAndOutdated'
}
