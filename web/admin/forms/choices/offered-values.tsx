import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChoiceDefinition, ChoiceValue } from '../../../../domain/choices/offered-choice.ts'
import { storedImage } from '../../media/media-value.ts'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { isSame } from '../form-values.ts'
import { countValues, listedValues } from './named-choices.ts'
import styles from './product-choices.module.css'
import { Sample } from './sample.tsx'

interface OfferedValuesProps {
  definition: ChoiceDefinition
  /** Ids of the offered values, in order; none mean all. */
  values: string[]
  onChange: (values: string[]) => void
}

/** Values of a choice that products offer: all, or some in an order of their own. */
export function OfferedValues({ definition, values, onChange }: OfferedValuesProps) {
  const t = useTranslations('forms.productChoices.card')
  const inWords = useTranslations('forms.productChoices.namedChoices')
  const isAll = values.length === 0
  return (
    <fieldset className={styles.values} aria-label={t('valuesOf', { name: definition.name })}>
      <Checkbox
        label={t('all')}
        description={isAll ? t('now', { values: countValues(definition, inWords) }) : undefined}
        checked={isAll}
        disabled={definition.values.length === 0}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? [] : definition.values.map(({ _id }) => _id))
        }
      />
      {!isAll && <ValueList definition={definition} ticked={values} onChange={onChange} />}
    </fieldset>
  )
}

interface ValueListProps extends Omit<OfferedValuesProps, 'values'> {
  /** Ids of the offered values, in order. */
  ticked: string[]
}

/**
 * Values of a choice: ticked ones are offered, in this order. One stays ticked, since no values
 * would mean all of them.
 */
function ValueList({ definition, ticked, onChange }: ValueListProps) {
  const t = useTranslations('forms.productChoices.valueList')
  const [listed, setListed] = useListed(definition, ticked)
  const [isLastRefused, setLastRefused] = useState(false)
  const valueAt = (index: number) => definition.values.find(({ _id }) => _id === listed[index])
  const move = (from: number, to: number) => {
    const moved = withEntryMoved(listed, from, to)
    setListed(moved)
    onChange(moved.filter((id) => ticked.includes(id)))
  }
  const tick = (value: ChoiceValue, isTicked: boolean) => {
    const next = listed.filter((id) => (id === value._id ? isTicked : ticked.includes(id)))
    setLastRefused(next.length === 0)
    if (next.length > 0) onChange(next)
  }
  return (
    <>
      <Sortable ids={listed} nameOf={(index) => valueAt(index)?.name ?? ''} onMove={move}>
        <ol className={styles.list}>
          {listed.map((id, index) => {
            const value = valueAt(index)
            return value === undefined ? null : (
              <SortableItem key={id} id={id} className={styles.value}>
                <Grip name={value.name} />
                <Checkbox
                  className={styles.tick}
                  classNames={{ label: styles.tickLabel }}
                  label={
                    <>
                      <Sample
                        image={storedImage(value.image, undefined)}
                        colour={value.colour}
                        size={24}
                        isRound
                      />
                      <span className={styles.valueName}>
                        {value.name}
                        <ValueNote value={value} />
                      </span>
                    </>
                  }
                  checked={ticked.includes(value._id)}
                  onChange={(event) => tick(value, event.currentTarget.checked)}
                />
              </SortableItem>
            )
          })}
        </ol>
      </Sortable>
      <p role="status" className={styles.note}>
        {isLastRefused && t('lastStays')}
      </p>
    </>
  )
}

/** Ids in the order shown. It stays while values are ticked, so that none of them jumps. */
function useListed(definition: ChoiceDefinition, ticked: string[]) {
  const [listed, setListed] = useState(() => listedValues(definition, ticked))
  const fresh = listedValues(definition, ticked)
  const isTicked = (id: string) => ticked.includes(id)
  const isCurrent =
    listed.length === fresh.length && isSame(listed.filter(isTicked), fresh.filter(isTicked))
  // The form was reset, or a value was added in another tab.
  if (!isCurrent) setListed(fresh)
  return [isCurrent ? listed : fresh, setListed] as const
}

/** Why visitors cannot choose the value; nothing if they can. */
function ValueNote({ value: { hidden, isAvailable } }: { value: ChoiceValue }) {
  const t = useTranslations('forms.productChoices.valueList')
  if (hidden) return <small>{t('hidden')}</small>
  return isAvailable ? null : <small>{t('unavailable')}</small>
}
