import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { settingsScreens } from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Failure } from '../ui/load-error.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { SkeletonRows } from '../ui/skeletons.tsx'
import { findGroups } from './group-search.ts'
import { useDisabledGroups } from './use-disabled-groups.ts'
import styles from './vocabulary-section.module.css'
import { VocabularySection } from './vocabulary-section.tsx'

/** Groups of words that every search knows; each can be turned off. */
export default function SearchWords() {
  const t = useTranslations('searchWords.searchWords')
  const declared = useDeclaredTexts()
  const { disabled, isLoaded, error, refetch, turn } = useDisabledGroups()
  const [text, setText] = useState('')
  /** Groups that were off when only those were asked for: one turned on again stays in sight. */
  const [onlyIds, setOnlyIds] = useState<ReadonlySet<string> | null>(null)
  const kinds = findGroups(furnitureVocabulary, { text, ids: onlyIds })
  const count = kinds.reduce((sum, { groups }) => sum + groups.length, 0)
  const all = furnitureVocabulary.length
  const isNarrowed = text !== '' || onlyIds !== null

  return (
    <div className={styles.searchWords}>
      <PageHeader
        title={t('title')}
        parent={{ label: declared(settingsScreens.label), to: settingsScreens.address }}
        here={t('title')}
      />
      <p className={styles.lead}>
        {t.rich('lead', {
          link: (words) => (
            <Link to={settingsScreens.address + fieldHash('synonyms')}>{words}</Link>
          ),
        })}
      </p>
      {error !== null && <Failure message={error.message} onRetry={refetch} />}
      {!isLoaded && error === null && <SkeletonRows count={8} />}
      {isLoaded && (
        <div data-field="disabledVocabularyGroups">
          <div className={styles.find}>
            <SearchField
              label={t('find')}
              placeholder={t('find')}
              value={text}
              onSearch={setText}
            />
            <Checkbox
              label={t('onlyOff', { count: disabled.size })}
              checked={onlyIds !== null}
              onChange={(event) => setOnlyIds(event.currentTarget.checked ? disabled : null)}
            />
          </div>
          <p className={styles.count} role="status">
            {isNarrowed ? t('found', { count, all }) : t('all', { all })}
          </p>
          {kinds.map(({ kind, groups }) => (
            <VocabularySection
              // A new search shows what it found, whatever was open before.
              key={`${kind} ${text} ${onlyIds !== null}`}
              kind={kind}
              groups={groups}
              disabled={disabled}
              isInitiallyOpen={isNarrowed}
              onTurn={turn}
            />
          ))}
        </div>
      )}
    </div>
  )
}
