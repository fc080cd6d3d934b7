import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import type { Product } from '../../../../domain/api/products.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { choice as choiceType } from '../../../../domain/content/choice.ts'
import { useData } from '../../app/use-data.ts'
import { choiceScreens } from '../../content/screens/choice-screens.ts'
import { storedImage } from '../../media/media-value.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { FormFailure } from '../../ui/form-error.tsx'
import type { Choice } from './choices.tsx'
import styles from './offer-dialog.module.css'
import { Sample } from './sample.tsx'

interface OfferDialogProps {
  chosen: Product[]
  /** Resolves to the server's error, or to '' once the products offer the choice. */
  onOffer: (offer: NamedChoice, name: string) => Promise<string>
  onClose: () => void
}

/** Offers a choice on the selected products, with all of its values or some. */
export function OfferDialog({ chosen, onOffer, onClose }: OfferDialogProps) {
  const t = useTranslations('catalogue.choices.offerDialog')
  const { data } = useData(contentEndpoints(choiceType).list, {})
  const choices = data?.choiceData ?? []
  const [id, setId] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState('')
  // The only one needs no choosing.
  const picked =
    choices.find(({ _id }) => _id === id) ?? (choices.length === 1 ? choices[0] : undefined)
  const ticked = (picked?.values ?? []).filter(({ _id }) => !left.includes(_id))
  const hasValues = picked !== undefined && picked.kind !== 'measure'

  const offer = async () => {
    if (picked === undefined) return
    setWorking(true)
    const isWhole = ticked.length === picked.values.length
    const values = isWhole ? [] : ticked.map(({ _id }) => _id)
    setFailure(await onOffer({ choice: picked._id, values }, picked.name))
    setWorking(false)
  }

  return (
    <Modal opened onClose={onClose} title={t('title', { count: chosen.length })}>
      <div className={dialog.body}>
        {data !== undefined && choices.length === 0 ? (
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
              setLeft([])
              setFailure('')
            }}
          >
            <option value="" disabled hidden>
              {t('pick')}
            </option>
            {choices.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
        {hasValues && <Values choice={picked} left={left} onLeave={setLeft} />}
        {picked !== undefined && (
          <p className={styles.note}>{t('replaces', { name: picked.name })}</p>
        )}
        <FormFailure words={failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="filled"
          disabled={picked === undefined || (hasValues && ticked.length === 0)}
          loading={isWorking}
          onClick={offer}
        >
          {t('offer')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

interface ValuesProps {
  choice: Choice
  /** Ids of values that are not offered. */
  left: readonly string[]
  onLeave: (left: readonly string[]) => void
}

function Values({ choice: { name, kind, values }, left, onLeave }: ValuesProps) {
  const t = useTranslations('catalogue.choices.offerDialog')
  const isAll = left.length === 0
  return (
    <fieldset className={styles.values}>
      <legend>{t('values', { name })}</legend>
      <Checkbox
        label={t('all', { count: values.length })}
        checked={isAll}
        indeterminate={!isAll && left.length < values.length}
        onChange={() => onLeave(isAll ? values.map(({ _id }) => _id) : [])}
      />
      <ul>
        {values.map((value) => (
          <li key={value._id}>
            <Checkbox
              label={
                <span className={styles.value}>
                  {kind === 'swatch' && (
                    <Sample
                      colour={value.colour}
                      image={storedImage(value.image, undefined)}
                      size={24}
                    />
                  )}
                  {value.name}
                  {value.hidden && <small>{t('hidden')}</small>}
                </span>
              }
              checked={!left.includes(value._id)}
              onChange={(event) =>
                onLeave(
                  event.currentTarget.checked
                    ? left.filter((id) => id !== value._id)
                    : [...left, value._id],
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
