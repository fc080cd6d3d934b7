import { Button, SegmentedControl } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { translationEndpoints } from '../../../domain/api/translations.ts'
import { languageNames } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { useExport } from '../catalogue/csv/csv-actions.tsx'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { mayOpen, settingsScreens } from '../content/screens/screens.ts'
import { languageParameter } from '../forms/languages/form-url.ts'
import { Icon } from '../ui/icon.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { GapList } from './gap-list.tsx'
import { LanguageProgress } from './language-progress.tsx'
import styles from './translations.module.css'

/** Numbers of translated and of missing texts, by language. */
export default function Translations() {
  const t = useTranslations('translations.translations')
  const { admin } = useAdmin()
  const [search, setSearch] = useSearchParams()
  const query = useData(translationEndpoints.progress, {})
  const { data } = query
  const languages = data?.languages
  const named = languages?.find(({ language }) => language === search.get(languageParameter))
  const chosen = (named ?? languages?.[0])?.language
  const isOwner = mayOpen(settingsScreens.address, admin?.role)
  const settingsPath = settingsScreens.address + fieldHash('languages')

  return (
    <div className={styles.root}>
      <PageHeader title={t('title')} lead={t('lead')}>
        {isOwner && languages !== undefined && languages.length > 0 && (
          <Button component={Link} to={settingsPath} leftSection={<Icon name="plus" size={16} />}>
            {t('addLanguage')}
          </Button>
        )}
      </PageHeader>
      <LoadState of={query} rows={3} />
      {languages?.length === 0 && (
        <EmptyState
          icon="globe"
          title={t('oneTitle')}
          text={isOwner ? t('oneText') : t('oneTextForEditors')}
          action={
            isOwner && (
              <Button component={Link} to={settingsPath} variant="filled">
                {t('addLanguage')}
              </Button>
            )
          }
        />
      )}
      {languages !== undefined && chosen !== undefined && (
        <>
          <section aria-label={t('languages')}>
            <ul className={styles.languages}>
              {languages.map((progress) => (
                <LanguageProgress key={progress.language} progress={progress} isOwner={isOwner} />
              ))}
            </ul>
          </section>
          <section className={styles.left} aria-labelledby="left-h">
            <h2 id="left-h">{t('gaps')}</h2>
            {languages.length > 1 && (
              <div className={styles.switch}>
                <SegmentedControl
                  aria-label={t('language')}
                  value={chosen}
                  onChange={(language) =>
                    setSearch({ [languageParameter]: language }, { replace: true })
                  }
                  data={languages.map(({ language }) => ({
                    value: language,
                    label: <span lang={language}>{languageNames[language]}</span>,
                  }))}
                />
              </div>
            )}
            <GapList key={chosen} language={chosen} />
          </section>
          <ProductSpreadsheet />
        </>
      )}
    </div>
  )
}

/** Translations of the products in a spreadsheet. */
function ProductSpreadsheet() {
  const t = useTranslations('translations.translations')
  const download = useExport()
  return (
    <section className={styles.left} aria-labelledby="spreadsheet-h">
      <h2 id="spreadsheet-h">{t('spreadsheet')}</h2>
      <p className={styles.state}>{t('spreadsheetHint')}</p>
      <div className={styles.buttons}>
        <Button leftSection={<Icon name="download" size={16} />} onClick={download}>
          {t('exportProducts')}
        </Button>
        <Button
          component={Link}
          to={`${productScreens.address}/import`}
          leftSection={<Icon name="upload" size={16} />}
        >
          {t('importProducts')}
        </Button>
      </div>
    </section>
  )
}
