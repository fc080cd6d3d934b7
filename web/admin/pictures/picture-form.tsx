import { Button, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import type { DetailedPicture } from '../../../domain/api/pictures.ts'
import { limits } from '../../../domain/content/limits.ts'
import { useLeaveGuard } from '../forms/navigation-guard.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import { DescriptionFields } from './description-fields.tsx'
import styles from './picture-detail.module.css'
import type { PictureFormState } from './use-picture-form.ts'

interface PictureFormProps {
  picture: DetailedPicture
  form: PictureFormState
}

/** Name and descriptions of a picture. */
export function PictureForm({ picture, form }: PictureFormProps) {
  const t = useTranslations('pictures.screen')
  const declared = useDeclaredTexts()
  const { values, isDirty, errors } = form
  const save = () => void form.save()
  const guard = useLeaveGuard({ dirty: isDirty, name: picture.name, onSave: save })
  useHotkeys([['mod+S', save]], [], true)
  return (
    <form
      className={styles.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        label={declared('fields.picture.name.label')}
        value={values.name}
        error={errors.name}
        maxLength={limits.line}
        onChange={(event) => form.setName(event.currentTarget.value)}
      />
      {picture.kind === 'image' && (
        <DescriptionFields values={values.descriptions} onChange={form.describe} onEnter={save} />
      )}
      <FormFailure words={[form.failure, errors.alt, errors.focus].filter(Boolean).join(' ')} />
      <div className="cluster">
        <Button type="submit" variant="filled" loading={form.isSaving} disabled={!isDirty}>
          {t('save')}
        </Button>
        {isDirty && <Button onClick={form.reset}>{t('discard')}</Button>}
      </div>
      {guard.dialog}
    </form>
  )
}
