import { Switch } from '@mantine/core'
import { useId, useState } from 'react'
import {
  furnitureVocabulary,
  type VocabularyGroup,
} from '../../../domain/search/furniture-vocabulary.ts'
import { Icon } from '../ui/icon.tsx'
import { type GroupKind, kindLabels, otherWords, titleOf } from './group-search.ts'
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
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const listId = useId()
  const offCount = groups.filter(({ id }) => disabled.has(id)).length
  return (
    <section className={styles.root} aria-label={kindLabels[kind]}>
      <h2>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} />
          <span>{kindLabels[kind]}</span>
          <small>
            {groups.length === 1 ? '1 group' : `${groups.length} groups`}
            {offCount > 0 && `, ${offCount} off`}
          </small>
        </button>
      </h2>
      {isOpen && (
        <ul id={listId} className={styles.groups}>
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
  const [titleId, wordsId] = [useId(), useId()]
  const { includes = [], near = [] } = group
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
          {includes.length > 0 && <p className={styles.soft}>Also finds: {listTitles(includes)}</p>}
          {near.length > 0 && <p className={styles.soft}>Then offers: {listTitles(near)}</p>}
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
