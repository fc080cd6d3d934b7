import { useTranslations } from 'use-intl'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { formOf, mediaIn } from '../fields/field-forms.ts'
import { describeTranslation } from '../languages/translation-values.ts'
import { keyOf, previewOf } from '../media/media-value.ts'
import styles from './shown-value.module.css'

interface ShownValueProps {
  field: Field
  /** Null for the field itself, otherwise the language of its translation. */
  language: Language | null
  value: unknown
}

/** Value of a field or translation in a comparison. */
export function ShownValue({ field, language, value }: ShownValueProps) {
  const t = useTranslations('forms.fields.valueWords')
  const { nothing, useWords, parse } = formOf(field)
  const own = parse(value)
  const words = useWords(field, [own])(own)
  const pictures = mediaIn(field, own)
  if (language !== null)
    return <span lang={language}>{describeTranslation(value) || <i>{t('empty')}</i>}</span>
  if (words !== '' || pictures.length === 0) return <>{words || <i>{t(nothing)}</i>}</>
  return (
    <span className={styles.pictures}>
      {pictures.map((media) => (
        <img key={keyOf(media)} src={previewOf(media)} alt="" className={styles.picture} />
      ))}
    </span>
  )
}
