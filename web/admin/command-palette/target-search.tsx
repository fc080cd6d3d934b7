import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import styles from './command-palette.module.css'
import type { Target } from './target-language.ts'
import type { TargetGroup } from './use-palette-groups.ts'

interface TargetSearchProps {
  label: string
  placeholder: string
  words: string
  onWords: (words: string) => void
  groups: TargetGroup[]
  isLoading: boolean
  onChoose: (target: Target) => void
  onClose: () => void
  /** Deleting in an empty field leads back. */
  onBack?: () => void
}

/** Search field with the list of its results. */
export function TargetSearch(props: TargetSearchProps) {
  const t = useTranslations('commandPalette.targetSearch')
  const { label, words, groups, isLoading, onClose, onBack } = props
  const targets = groups.flatMap((group) => group.targets)
  const combobox = useCombobox({ opened: true })
  const { selectFirstOption } = combobox
  // Second render: the input can reference its list by id only once the list is mounted.
  const [, setIsListed] = useState(false)
  useEffect(() => setIsListed(true), [])

  // Each new list preselects its first entry, the best match.
  const list = targets.map(({ id }) => id).join()
  useEffect(() => {
    selectFirstOption()
  }, [words, list])

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = targets.find((target) => target.id === id)
        if (chosen !== undefined) props.onChoose(chosen)
      }}
      withinPortal={false}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          className={styles.field}
          autoFocus
          data-autofocus
          role="combobox"
          aria-label={label}
          placeholder={props.placeholder}
          value={words}
          onChange={(event) => props.onWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Combobox handles Escape by closing its list, which here is always open.
            if (event.key === 'Escape') onClose()
            if (event.key === 'Backspace' && words === '') onBack?.()
          }}
          leftSection={<Icon name="search" size={16} />}
          rightSection={<kbd className={styles.escape}>Esc</kbd>}
          rightSectionWidth={48}
        />
      </Combobox.EventsTarget>
      <VisuallyHidden role="status">
        {targets.length === 0 && isLoading ? '' : t('count', { count: targets.length })}
      </VisuallyHidden>
      <Combobox.Options className={styles.options} aria-label={t('results')} tabIndex={0}>
        {groups.map(({ name, targets }) => (
          <Combobox.Group key={name} label={name} className={styles.group}>
            {targets.map((target) => (
              <Combobox.Option key={target.id} value={target.id} className={styles.option}>
                <TargetWords target={target} />
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
        {targets.length === 0 && !isLoading && <Combobox.Empty>{t('none')}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  )
}

function TargetWords({ target: { icon, picture, label, hint } }: { target: Target }) {
  return (
    <>
      {picture === undefined ? (
        <Icon name={icon} />
      ) : (
        <Thumbnail picture={picture} size={32} className={styles.picture} />
      )}
      <span>{label}</span>
      {hint !== undefined && <small className="one-line">{hint}</small>}
    </>
  )
}
