import { NativeSelect } from '@mantine/core'
import { useContext, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ChoiceValue } from '../../../../domain/choices/offered-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Grip, SortableItem } from '../../ui/sortable.tsx'
import {
  findValue,
  type PhotoValue,
  photoValues,
  readNamedChoices,
} from '../choices/named-choices.ts'
import { Sample } from '../choices/sample.tsx'
import { useChoices } from '../choices/use-choices.ts'
import { UploadsContext } from '../form-files.ts'
import type { FormValues } from '../form-values.ts'
import { DescribeButton } from './alt-text-dialog.tsx'
import { keyOf, type MediaValue, pictureUrl, storedImage } from './media-value.ts'
import styles from './picture-field.module.css'
import { PictureMenu } from './picture-menu.tsx'
import type { PictureSource } from './picture-sources.tsx'

interface PictureTileProps {
  picture: MediaValue
  index: number
  values: PhotoValues
  sources: readonly PictureSource[]
  onChange: (picture: MediaValue) => void
  onRemove: () => void
}

/** Picture of a list with its actions below. */
export function PictureTile({ picture, index, values, sources, ...on }: PictureTileProps) {
  const t = useTranslations('forms.widgets')
  const name = t('images.photoInside', { number: String(index + 1) })
  const failure = picture.kind === 'chosen' ? picture.failure : null
  const shownValue = values.find(picture.value)
  return (
    <SortableItem
      id={keyOf(picture)}
      className={styles.tile}
      data-refused={failure === null ? undefined : ''}
    >
      <div className={styles.picture}>
        {picture.kind === 'chosen' && picture.failure !== null ? (
          <p className={styles.fault} title={picture.failure.sentence}>
            <Icon name="alert" />
            <b>{picture.failure.words}</b>
            <span className="one-line">{picture.file.name}</span>
          </p>
        ) : (
          <Shown picture={picture} />
        )}
        {index === 0 && (
          <span className={`picture-badge ${styles.cover}`}>{t('images.cover')}</span>
        )}
        {failure === null && shownValue !== undefined && <PhotoValueBadge value={shownValue} />}
      </div>
      <div className={styles.bar}>
        <Grip name={name} className={styles.grip} />
        {failure === null && (
          <DescribeButton
            picture={picture}
            name={name}
            className={styles.button}
            onDescribe={on.onChange}
          />
        )}
        <PictureMenu
          picture={picture}
          kind="image"
          name={name}
          sources={sources}
          onChange={on.onChange}
        >
          {(opener) => (
            <button
              {...opener}
              type="button"
              className={styles.button}
              aria-label={t('media.changeOf', { name })}
              title={t('media.change')}
              data-change=""
            >
              <Icon name="more" size={15} />
            </button>
          )}
        </PictureMenu>
        <button
          type="button"
          className={styles.button}
          aria-label={t('media.removeOf', { name })}
          title={t('media.remove')}
          onClick={on.onRemove}
        >
          <Icon name="close" size={15} />
        </button>
      </div>
      {failure === null && (
        <PhotoValueSelect
          chosen={picture.value}
          values={values}
          name={name}
          onChange={(value) => on.onChange({ ...picture, value })}
        />
      )}
    </SortableItem>
  )
}

/** Picture, with its upload progress. */
function Shown({ picture }: { picture: MediaValue }) {
  const t = useTranslations('forms.widgets.media')
  const done = useContext(UploadsContext).get(keyOf(picture))
  return (
    <>
      <img
        src={pictureUrl(picture, 240)}
        alt={picture.alt || (picture.kind === 'chosen' ? picture.file.name : '')}
        data-faded={done === undefined ? undefined : ''}
        draggable={false}
      />
      {done !== undefined && (
        <span className={styles.progress}>
          {Math.round(done * 100)} %
          <Progress max={1} value={done} label={t('upload')} className={styles.sent} />
        </span>
      )}
    </>
  )
}

interface PhotoValues {
  /** Values that the product offers in the present state of the form. */
  offered: readonly PhotoValue[]
  /** Any value, offered or not. */
  find: (id: string) => ChoiceValue | undefined
}

/** Values that a photo of this form can show; none if photos of its type have no values. */
export function usePhotoValues(control: Control<FormValues>, hasValues: boolean): PhotoValues {
  const choices = useWatch({ control, name: 'choices' })
  const named = useMemo(() => readNamedChoices(choices), [choices])
  const { definitions } = useChoices(hasValues)
  return useMemo(
    () => ({
      offered: photoValues(named, definitions),
      find: (id: string) => findValue(definitions, id),
    }),
    [named, definitions],
  )
}

interface PhotoValueSelectProps {
  /** Id of the value; empty for none. */
  chosen: string
  values: PhotoValues
  /** Name of the photo in its form. */
  name: string
  onChange: (id: string) => void
}

/** Value of a choice that a photo shows; nothing while the product offers none. */
function PhotoValueSelect({ chosen, values, name, onChange }: PhotoValueSelectProps) {
  const t = useTranslations('forms.productChoices.photoValue')
  const { offered } = values
  const isOffered = offered.some(({ _id }) => _id === chosen)
  if (offered.length === 0 && chosen === '') return null
  return (
    <NativeSelect
      classNames={{ input: styles.select }}
      aria-label={t('label', { name })}
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('any')}</option>
      {chosen !== '' && !isOffered && (
        <option value={chosen}>
          {t('notOffered', { name: values.find(chosen)?.name ?? '…' })}
        </option>
      )}
      {offered.map(({ _id, label }) => (
        <option key={_id} value={_id}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}

/** Name of the value on the photo itself. */
function PhotoValueBadge({ value }: { value: ChoiceValue }) {
  return (
    <span className={`picture-badge ${styles.badge}`} aria-hidden="true">
      <Sample image={storedImage(value.image, undefined)} colour={value.colour} size={14} isRound />
      <span className="one-line">{value.name}</span>
    </span>
  )
}
