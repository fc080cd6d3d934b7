import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  type ChoiceDefinition,
  MAX_PRODUCT_CHOICES,
  type NamedChoice,
} from '../../../../domain/choices/offered-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import type { FormEntry } from '../form-values.ts'
import { FieldGroup } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { choicesAddress, countValues, measureBounds, readNamedChoices } from './named-choices.ts'
import { OfferedValues } from './offered-values.tsx'
import styles from './product-choices.module.css'
import { useChoices } from './use-choices.ts'

/** Choices of a product, each with the values that it offers. */
export function ProductChoicesWidget(props: WidgetProps<FormEntry[]>) {
  const t = useTranslations('forms.productChoices.widget')
  const { input, error } = props
  const named = readNamedChoices(input.value)
  const { definitions, isLoaded, isFailed } = useChoices()
  const nameAt = (index: number) =>
    definitions.get(named[index]?.choice ?? '')?.name ??
    t('choiceNumber', { number: String(index + 1) })
  const others = [...definitions.values()].filter(
    ({ _id }) => !named.some(({ choice }) => choice === _id),
  )

  return (
    <FieldGroup label={props.label} hints={props.hints} error={error}>
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
    return <span className={styles.soft}>{t('full', { max: String(MAX_PRODUCT_CHOICES) })}</span>
  if (choices.length === 0) return <span className={styles.soft}>{t('allOffered')}</span>
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
