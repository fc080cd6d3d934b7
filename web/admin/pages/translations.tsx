import { Button, SegmentedControl, Switch } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  type TranslationGap,
  type TranslationProgress,
  translationEndpoints,
} from '../../../domain/api/translations.ts'
import { type Language, languageNames } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { useExport } from '../catalogue/csv/csv-actions.tsx'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { mayOpen, settingsScreens } from '../content/screens/screens.ts'
import { gapPath, gapsFor, screensOfGap } from '../content/translation-gaps.tsx'
import { useTypeNames } from '../content/type-names.ts'
import { useSettingsSwitch } from '../content/use-settings-change.ts'
import { languageParameter } from '../forms/languages/translation-keys.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Progress } from '../ui/progress.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
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
            <ul className="panel divided">
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
      <div className="cluster">
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

/** Records with gaps in a language, by type; each leads to its form. */
function GapList({ language }: { language: Language }) {
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

interface LanguageProgressProps {
  progress: TranslationProgress
  /** Only owners publish and hide languages. */
  isOwner: boolean
}

/** A language with its progress, the switch that publishes it, and the way to its next gap. */
function LanguageProgress({ progress, isOwner }: LanguageProgressProps) {
  const t = useTranslations('translations.translations')
  const declared = useDeclaredTexts()
  const { api, admin, whileBusy } = useAdmin()
  const navigate = useNavigate()
  const { language, isOn, total, translated, outdated } = progress
  const name = declared(`languageNames.${language}`)
  const switchLanguage = useSettingsSwitch('languages')
  const isDone = translated === total && outdated === 0

  const openNext = () =>
    attempt(async () => {
      const { gaps } = await whileBusy(api.call(translationEndpoints.gaps, { language }))
      const [next] = gapsFor(admin?.role, gaps)
      if (next === undefined) showDone(t('none'))
      else void navigate(gapPath(next, language))
    })
  // The other languages and all translations stay.
  const turn = (isPublished: boolean) =>
    whileBusy(
      switchLanguage(language, isPublished, (isOn) =>
        t(isOn ? 'turnedOn' : 'turnedOff', { language: name }),
      ),
    )
  return (
    <li className={styles.language}>
      <div className={styles.words}>
        <h2>
          <span lang={language}>{languageNames[language]}</span>
          {name !== languageNames[language] && <small> {name}</small>}
        </h2>
        <Progress value={translated} max={Math.max(total, 1)} label={name} />
        <p>
          {t('progress', { translated, total })}
          {outdated > 0 && ` · ${t('outdated', { count: outdated })}`}
        </p>
      </div>
      {isOwner ? (
        <Switch
          label={t('published')}
          aria-label={t('publishedOf', { language: name })}
          checked={isOn}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      ) : (
        <span className={styles.state}>{isOn ? t('published') : t('hidden')}</span>
      )}
      {isDone ? (
        <span className={styles.state}>
          <Icon name="check" size={16} /> {t('done')}
        </span>
      ) : (
        <Button
          aria-label={t('nextOf', { language: name })}
          rightSection={<Icon name="right" size={16} />}
          onClick={openNext}
        >
          {t('next')}
        </Button>
      )}
    </li>
  )
}
