import { Checkbox } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { useData } from '../app/use-data.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { settingsScreens } from '../content/screens/screens.ts'
import { useSettingsSwitch } from '../content/use-settings-change.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { findGroups } from './group-search.ts'
import styles from './vocabulary-section.module.css'
import { VocabularySection } from './vocabulary-section.tsx'

/** Groups of words that every search knows; each can be turned off. */
export default function SearchWords() {
  const t = useTranslations('searchWords.searchWords')
  const declared = useDeclaredTexts()
  const { disabled, query, turn } = useDisabledGroups()
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
      <LoadState of={query} rows={8} />
      {query.data !== undefined && (
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

interface SwitchedGroup {
  id: string
  title: string
}

const { read } = contentEndpoints(settings)

/** Built-in groups that are turned off. A change shows at once; saves follow one another. */
function useDisabledGroups() {
  const t = useTranslations('searchWords.useDisabledGroups')
  const query = useData(read, {})
  const { data, refetch } = query
  const switchGroup = useSettingsSwitch('disabledVocabularyGroups')
  /** Switches that are not saved yet: id to whether the group is off. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const saves = useRef(Promise.resolve())

  const disabled = new Set(data?.settingsData.disabledVocabularyGroups)
  for (const [id, isOff] of pending) {
    if (isOff) disabled.add(id)
    else disabled.delete(id)
  }

  async function save({ id, title }: SwitchedGroup, isOff: boolean): Promise<void> {
    await switchGroup(id, isOff, (isDisabled) => t(isDisabled ? 'off' : 'on', { title }))
    await refetch()
    setPending((before) => new Map([...before].filter(([other]) => other !== id)))
  }

  function turn(group: SwitchedGroup, isOff: boolean): void {
    setPending((before) => new Map([...before, [group.id, isOff]]))
    saves.current = saves.current.then(() => save(group, isOff))
  }

  return { disabled, query, turn }
}
