import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { choiceScreens } from '../../content/screens/catalogue-screens.ts'
import styles from '../../forms/choices/product-choices.module.css'
import { OfferedValues } from '../../forms/choices/product-choices-widget.tsx'
import { useChoices } from '../../forms/choices/use-choices.ts'
import dialog from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { FormFailure } from '../../ui/load-state.tsx'
import { NamedOptions } from '../category-options.tsx'

interface OfferDialogProps {
  chosen: Product[]
  /** Resolves to the server's error, or to '' once the products offer the choice. */
  onOffer: (offer: NamedChoice, name: string) => Promise<string>
  onClose: () => void
}

/** Offers a choice on the selected products, with all of its values or some. */
export function OfferDialog({ chosen, onOffer, onClose }: OfferDialogProps) {
  const t = useTranslations('catalogue.choices.offerDialog')
  const { definitions, isLoaded } = useChoices()
  const choices = [...definitions.values()]
  const [id, setId] = useState('')
  const [values, setValues] = useState<string[]>([])
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState('')
  // The only one needs no choosing.
  const picked =
    choices.find(({ _id }) => _id === id) ?? (choices.length === 1 ? choices[0] : undefined)
  const hasValues = picked !== undefined && picked.kind !== 'measure'

  const offer = async () => {
    if (picked === undefined) return
    setWorking(true)
    setFailure(await onOffer({ choice: picked._id, values }, picked.name))
    setWorking(false)
  }

  return (
    <Modal opened onClose={onClose} title={t('title', { count: chosen.length })}>
      <div className={dialog.body}>
        {isLoaded && choices.length === 0 ? (
          <p>
            {t.rich('noneYet', {
              link: (words) => <Link to={`${choiceScreens.address}/add`}>{words}</Link>,
            })}
          </p>
        ) : (
          <NativeSelect
            label={t('choice')}
            data-autofocus
            value={picked?._id ?? ''}
            onChange={(event) => {
              setId(event.currentTarget.value)
              setValues([])
              setFailure('')
            }}
          >
            <option value="" disabled hidden>
              {t('pick')}
            </option>
            <NamedOptions of={choices} />
          </NativeSelect>
        )}
        {hasValues && (
          <div className="panel">
            <OfferedValues definition={picked} values={values} onChange={setValues} />
          </div>
        )}
        {picked !== undefined && (
          <p className={styles.note}>{t('replaces', { name: picked.name })}</p>
        )}
        <FormFailure words={failure} />
      </div>
      <DialogActions
        submit={t('offer')}
        disabled={picked === undefined || (hasValues && picked.values.length === 0)}
        loading={isWorking}
        onSubmit={offer}
        onClose={onClose}
      />
    </Modal>
  )
}
