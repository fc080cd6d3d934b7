import { Input } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { MAX_PRODUCT_CHOICES } from '../../../../domain/choices/offered-choice.ts'
import { LabelText } from '../../forms/widgets/label-text.tsx'
import { useWidget, type WidgetProps } from '../../forms/widgets/widget.ts'
import { withEntryMoved } from '../../ui/sortable/entry-order.ts'
import { Sortable } from '../../ui/sortable/sortable.tsx'
import { ChoiceMenu } from './choice-menu.tsx'
import { choicesAddress } from './choices-address.ts'
import { NamedChoiceCard } from './named-choice-card.tsx'
import { readNamedChoices } from './named-choices.ts'
import styles from './product-choices.module.css'
import { useChoices } from './use-choices.ts'

/** Choices of a product, each with the values that it offers. */
export function ProductChoicesWidget(props: WidgetProps) {
  const t = useTranslations('forms.productChoices.widget')
  const { field, error } = useWidget(props)
  const named = readNamedChoices(field.value)
  const { definitions, isLoaded, isFailed } = useChoices()
  const nameAt = (index: number) =>
    definitions.get(named[index]?.choice ?? '')?.name ??
    t('choiceNumber', { number: String(index + 1) })
  const others = [...definitions.values()].filter(
    ({ _id }) => !named.some(({ choice }) => choice === _id),
  )

  return (
    <Input.Wrapper
      label={<LabelText label={props.label} bare={props.hints.bare} />}
      labelElement="div"
      description={props.hints.help}
      error={error}
      role="group"
      aria-label={props.label}
    >
      {named.length > 0 && (
        <Sortable
          ids={named.map(({ choice }) => choice)}
          nameOf={nameAt}
          onMove={(from, to) => field.onChange(withEntryMoved(named, from, to))}
        >
          <ol className={styles.list}>
            {named.map((one, index) => (
              <NamedChoiceCard
                key={one.choice}
                name={nameAt(index)}
                named={one}
                definition={definitions.get(one.choice)}
                isGone={isLoaded && !definitions.has(one.choice)}
                onChange={(values) => field.onChange(named.with(index, { ...one, values }))}
                onRemove={() => field.onChange(named.toSpliced(index, 1))}
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
            buttonRef={field.ref}
            choices={others}
            isFull={named.length >= MAX_PRODUCT_CHOICES}
            onChoose={(choice) => field.onChange([...named, { choice, values: [] }])}
          />
          <AddLink />
        </div>
      )}
    </Input.Wrapper>
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
