import { ActionIcon, Button, Checkbox, Menu } from '@mantine/core'
import { type Ref, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  type ChoiceDefinition,
  type ChoiceValue,
  MAX_PRODUCT_CHOICES,
  type NamedChoice,
} from '../../../../domain/choices/offered-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { type FormEntry, isSame } from '../form-values.ts'
import { storedImage } from '../media/media-value.ts'
import { FieldGroup } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import {
  choicesAddress,
  countValues,
  listedValues,
  measureBounds,
  readNamedChoices,
} from './named-choices.ts'
import styles from './product-choices.module.css'
import { Sample } from './sample.tsx'
import { useChoices } from './use-choices.ts'

/** Choices of a product, each with the values that it offers. */
export function ProductChoicesWidget(props: WidgetProps<FormEntry[]>) {
  const t = useTranslations('forms.productChoices.widget')
  const { input } = props
  const named = readNamedChoices(input.value)
  const { definitions, isLoaded, isFailed } = useChoices()
  const nameAt = (index: number) =>
    definitions.get(named[index]?.choice ?? '')?.name ??
    t('choiceNumber', { number: String(index + 1) })
  const others = [...definitions.values()].filter(
    ({ _id }) => !named.some(({ choice }) => choice === _id),
  )

  return (
    <FieldGroup {...props}>
      {named.length > 0 && (
        <Sortable
          ids={named.map(({ choice }) => choice)}
          nameOf={nameAt}
          onMove={(from, to) => input.onChange(withEntryMoved(named, from, to))}
        >
          <ol className={styles.list}>
            {named.map((one, index) => (
              <NamedChoiceCard
                key={one.choice}
                name={nameAt(index)}
                named={one}
                definition={definitions.get(one.choice)}
                isGone={isLoaded && !definitions.has(one.choice)}
                onChange={(values) => input.onChange(named.with(index, { ...one, values }))}
                onRemove={() => input.onChange(named.toSpliced(index, 1))}
              />
            ))}
          </ol>
        </Sortable>
      )}
      {isFailed && <p className={styles.note}>{t('failed')}</p>}
      {isLoaded && definitions.size === 0 && <Introduction />}
      {definitions.size > 0 && (
        <div className={styles.actions}>
          <ChoiceMenu
            buttonRef={input.ref}
            choices={others}
            isFull={named.length >= MAX_PRODUCT_CHOICES}
            onChoose={(choice) => input.onChange([...named, { choice, values: [] }])}
          />
          <AddLink />
        </div>
      )}
    </FieldGroup>
  )
}

interface NamedChoiceCardProps {
  name: string
  named: NamedChoice
  /** Undefined while it is read, or if it is gone. */
  definition: ChoiceDefinition | undefined
  isGone: boolean
  onChange: (values: string[]) => void
  onRemove: () => void
}

/** Row of a choice that the product offers. */
function NamedChoiceCard(props: NamedChoiceCardProps) {
  const { name, named, definition, onChange } = props
  const t = useTranslations('forms.productChoices.card')
  const inWords = useTranslations('forms.productChoices.namedChoices')
  return (
    <SortableItem id={named.choice} className="panel">
      <div className={styles.head}>
        <Grip name={name} />
        <b className={styles.name}>{name}</b>
        {props.isGone && <small className="fine-print">{t('gone')}</small>}
        {definition?.kind === 'measure' && (
          <small className="fine-print">{measureBounds(definition, inWords)}</small>
        )}
        <ActionIcon aria-label={t('remove', { name })} onClick={props.onRemove}>
          <Icon name="close" size={16} />
        </ActionIcon>
      </div>
      {definition !== undefined && definition.kind !== 'measure' && (
        <OfferedValues definition={definition} values={named.values} onChange={onChange} />
      )}
    </SortableItem>
  )
}

interface ChoiceMenuProps {
  /** Choices that the product does not offer yet. */
  choices: ChoiceDefinition[]
  /** True if the product has as many as it can. */
  isFull: boolean
  onChoose: (id: string) => void
  buttonRef: Ref<HTMLButtonElement>
}

/** Button that lists the choices of the shop which the product does not offer yet. */
function ChoiceMenu({ choices, isFull, onChoose, buttonRef }: ChoiceMenuProps) {
  const t = useTranslations('forms.productChoices.widget')
  const inWords = useTranslations('forms.productChoices.namedChoices')
  if (isFull)
    return <span className="fine-print">{t('full', { max: String(MAX_PRODUCT_CHOICES) })}</span>
  if (choices.length === 0) return <span className="fine-print">{t('allOffered')}</span>
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button ref={buttonRef} leftSection={<Icon name="plus" size={16} />}>
          {t('offer')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {choices.map((choice) => (
          <Menu.Item key={choice._id} onClick={() => onChoose(choice._id)}>
            {choice.name}
            <small className={styles.menuNote}>
              {choice.kind === 'measure'
                ? measureBounds(choice, inWords)
                : countValues(choice, inWords)}
            </small>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Introduction() {
  const t = useTranslations('forms.productChoices.widget')
  return (
    <p className={styles.note}>
      {t('introduction')} <AddLink />
    </p>
  )
}

/** Opens another tab, so that the form stays as it is. */
function AddLink() {
  const t = useTranslations('forms.productChoices.widget')
  return (
    <Link className={styles.link} to={`${choicesAddress}/add`} target="_blank">
      {t('add')}
    </Link>
  )
}

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
