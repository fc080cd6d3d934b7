import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DetailedPicture,
  type PictureUse,
  pictureEndpoints,
} from '../../../domain/api/pictures.ts'
import { resourceOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { readError, useData, useDataChange } from '../app/use-data.ts'
import { useLeaveGuard } from '../forms/navigation-guard.tsx'
import type { Picture } from '../forms/pictures/use-pictures.ts'
import { closestVariantUrl } from '../ui/image-variant.ts'
import { Failure, FormFailure } from '../ui/load-state.tsx'
import styles from './describe.module.css'
import {
  DescriptionFields,
  type Descriptions,
  describeChanges,
  readDescriptions,
} from './description-fields.tsx'
import detail from './picture-detail.module.css'
import type { DescribeQueue } from './use-describe-queue.ts'

interface DescribeStepProps {
  picture: Picture
  queue: DescribeQueue
  /** Language that was written last; empty at first. */
  language: string
  onLanguage: (language: string) => void
}

/** A picture, large, with the fields for its description. */
export function DescribeStep({ picture, ...props }: DescribeStepProps) {
  const query = useData(pictureEndpoints.read, { id: picture._id })
  const { data, error, refetch } = query
  return (
    <div className={`${detail.columns} ${styles.step}`}>
      <div className={detail.large}>
        <img src={closestVariantUrl(picture, 960)} alt="" />
        <p className="soft one-line">{picture.name}</p>
      </div>
      {data !== undefined && <StepForm detailed={data.pictureData} onReload={refetch} {...props} />}
      {data === undefined && error === null && <Skeleton height={140} radius="md" />}
      {data === undefined && error !== null && (
        <Failure message={error.message} onRetry={refetch} />
      )}
    </div>
  )
}

interface StepFormProps extends Omit<DescribeStepProps, 'picture'> {
  detailed: DetailedPicture
  onReload: () => unknown
}

function StepForm({ detailed, onReload, queue, language, onLanguage }: StepFormProps) {
  const t = useTranslations('pictures.describe')
  const api = useApi()
  const { languages } = useShop()
  const stored = readDescriptions(detailed, languages)
  /** Changed texts alone, so that those of others arrive in the fields that were left alone. */
  const [typed, setTyped] = useState<Descriptions>(new Map())
  const values = new Map([...stored, ...typed])
  const type = (one: Language, text: string) => setTyped(new Map([...typed, [one, text]]))
  const changeData = useDataChange(pictureEndpoints.read, { id: detailed._id })
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const [first] = languages
  const focused = languages.find((one) => one === language) ?? first
  const changes = describeChanges(values, stored)
  const guard = useLeaveGuard({ dirty: changes !== null && !isSaving, name: detailed.name })

  async function save(): Promise<void> {
    if (isSaving) return
    if (changes === null) return queue.goOn()
    setSaving(true)
    setFailure('')
    try {
      const options = { version: detailed.version, keepsCache: true }
      const saved = await api.call(pictureEndpoints.update, { id: detailed._id }, changes, options)
      await changeData(() => ({ pictureData: saved.pictureData }))
      queue.update(saved.pictureData)
      guard.allow()
      queue.goOn()
    } catch (thrown) {
      const error = readError(thrown)
      setFailure(error.message)
      setSaving(false)
      if (error.status === 409) onReload()
    }
  }

  const start = (text: string) => {
    if (focused === undefined) return
    type(focused, text)
    document.querySelector<HTMLElement>(`textarea[lang="${focused}"]`)?.focus()
  }
  return (
    <form
      className={detail.side}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <DescriptionFields
        values={values}
        focused={focused}
        onFocus={onLanguage}
        onEnter={() => void save()}
        onChange={type}
      />
      {focused !== undefined && values.get(focused) === '' && (
        <Suggestions uses={detailed.usedBy} onChoose={start} />
      )}
      <FormFailure words={failure} />
      <div className={`cluster ${styles.buttons}`}>
        <Button disabled={queue.done === 0} onClick={queue.goBack}>
          {t('back')}
        </Button>
        <Button onClick={queue.goOn}>{t('skip')}</Button>
        <Button type="submit" variant="filled" loading={isSaving}>
          {t('save')}
        </Button>
      </div>
      <p className={`fine-print ${styles.hint}`}>{t('hint')}</p>
      {guard.dialog}
    </form>
  )
}

/** Names offered at once. */
const MAX_SUGGESTIONS = 3

interface SuggestionsProps {
  uses: readonly PictureUse[]
  onChoose: (text: string) => void
}

/** Names of the records that show a picture, as starts of its description. */
function Suggestions({ uses, onChoose }: SuggestionsProps) {
  const t = useTranslations('pictures.describe')
  const names = suggestStarts(uses)
  if (names.length === 0) return null
  return (
    <div className={`cluster ${styles.suggestions}`}>
      <span className="fine-print">{t('startWith')}</span>
      {names.map((name) => (
        <Button key={name} size="xs" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

/** Names to start a description with: those of products first, each once. */
export function suggestStarts(uses: readonly PictureUse[]): string[] {
  const products = uses.filter(({ resource }) => resource === resourceOf(product))
  const named = [...products, ...uses].map(({ name }) => name).filter((name) => name !== '')
  return [...new Set(named)].slice(0, MAX_SUGGESTIONS)
}
