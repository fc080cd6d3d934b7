import { Button, Menu } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import {
  type ChoiceDefinition,
  MAX_PRODUCT_CHOICES,
} from '../../../../domain/choices/offered-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import { countValues, measureBounds } from './named-choices.ts'
import styles from './product-choices.module.css'

interface ChoiceMenuProps {
  /** Choices that the product does not offer yet. */
  choices: ChoiceDefinition[]
  /** True if the product has as many as it can. */
  isFull: boolean
  onChoose: (id: string) => void
  buttonRef: Ref<HTMLButtonElement>
}

/** Button that lists the choices of the shop which the product does not offer yet. */
export function ChoiceMenu({ choices, isFull, onChoose, buttonRef }: ChoiceMenuProps) {
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
