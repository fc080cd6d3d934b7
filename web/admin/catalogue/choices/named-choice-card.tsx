import { ActionIcon, Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChoiceDefinition, NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grip } from '../../ui/sortable/drag-handle.tsx'
import { SortableItem } from '../../ui/sortable/sortable.tsx'
import { countValues, measureBounds } from './named-choices.ts'
import styles from './product-choices.module.css'
import { ValueList } from './value-list.tsx'

interface NamedChoiceCardProps {
  name: string
  named: NamedChoice
  /** Undefined while it is read, or if it is gone. */
  definition: ChoiceDefinition | undefined
  isGone: boolean
  onChange: (values: string[]) => void
  onRemove: () => void
}

/** One choice that the product offers. */
export function NamedChoiceCard(props: NamedChoiceCardProps) {
  const { name, named, definition, onChange } = props
  const t = useTranslations('forms.productChoices.card')
  const inWords = useTranslations('forms.productChoices.namedChoices')
  const isAll = named.values.length === 0
  return (
    <SortableItem id={named.choice} className={styles.choice}>
      <div className={styles.head}>
        <Grip name={name} />
        <b className={styles.name}>{name}</b>
        {props.isGone && <small className={styles.soft}>{t('gone')}</small>}
        {definition?.kind === 'measure' && (
          <small className={styles.soft}>{measureBounds(definition, inWords)}</small>
        )}
        <ActionIcon aria-label={t('remove', { name })} onClick={props.onRemove}>
          <Icon name="close" size={16} />
        </ActionIcon>
      </div>
      {definition !== undefined && definition.kind !== 'measure' && (
        <fieldset className={styles.values} aria-label={t('valuesOf', { name })}>
          <Checkbox
            className={styles.all}
            label={t('all')}
            description={isAll ? t('now', { values: countValues(definition, inWords) }) : undefined}
            checked={isAll}
            disabled={definition.values.length === 0}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [] : definition.values.map(({ _id }) => _id))
            }
          />
          {!isAll && (
            <ValueList definition={definition} ticked={named.values} onChange={onChange} />
          )}
        </fieldset>
      )}
    </SortableItem>
  )
}
