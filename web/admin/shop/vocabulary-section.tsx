import { Switch } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  furnitureVocabulary,
  type VocabularyGroup,
} from '../../../domain/search/furniture-vocabulary.ts'
import { Icon } from '../ui/icon.tsx'
import { type GroupKind, otherWords, titleOf } from './group-search.ts'
import styles from './vocabulary-section.module.css'

interface VocabularySectionProps {
  kind: GroupKind
  groups: readonly VocabularyGroup[]
  /** Ids of the groups that are off. */
  disabled: ReadonlySet<string>
  isInitiallyOpen: boolean
  onTurn: (group: { id: string; title: string }, isOff: boolean) => void
}

/** Groups of one kind behind a heading that opens them. */
export function VocabularySection(props: VocabularySectionProps) {
  const { kind, groups, disabled, isInitiallyOpen, onTurn } = props
  const t = useTranslations('searchWords.vocabularySection')
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const listId = useId()
  const offCount = groups.filter(({ id }) => disabled.has(id)).length
  return (
    <section className={styles.root} aria-label={t(`kinds.${kind}`)}>
      <h2>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} />
          <span>{t(`kinds.${kind}`)}</span>
          <small>{t('count', { count: groups.length, off: offCount })}</small>
        </button>
      </h2>
      {isOpen && (
        <ul id={listId}>
          {groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              isOff={disabled.has(group.id)}
              onTurn={(isOff) => onTurn({ id: group.id, title: titleOf(group) }, isOff)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface GroupProps {
  group: VocabularyGroup
  isOff: boolean
  onTurn: (isOff: boolean) => void
}

function Group({ group, isOff, onTurn }: GroupProps) {
  const t = useTranslations('searchWords.vocabularySection')
  const [titleId, wordsId] = [useId(), useId()]
  const { includes, near } = group
  return (
    <li className={styles.group} data-off={isOff ? '' : undefined}>
      <div className={styles.words}>
        <b id={titleId}>{titleOf(group)}</b>
        <div id={wordsId}>
          {otherWords(group).map(({ lang, text }) => (
            <p key={text} lang={lang}>
              {text}
            </p>
          ))}
          {includes.length > 0 && (
            <p className="fine-print">{t('includes', { titles: listTitles(includes) })}</p>
          )}
          {near.length > 0 && (
            <p className="fine-print">{t('near', { titles: listTitles(near) })}</p>
          )}
        </div>
      </div>
      <Switch
        className={styles.switch}
        aria-labelledby={titleId}
        aria-describedby={wordsId}
        checked={!isOff}
        onChange={(event) => onTurn(!event.currentTarget.checked)}
      />
    </li>
  )
}

const titles = new Map(furnitureVocabulary.map((group) => [group.id, titleOf(group)]))

function listTitles(ids: readonly string[]): string {
  return ids.flatMap((id) => titles.get(id) ?? []).join(', ')
}
