import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Language } from '../../../../domain/languages/language.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { pictureUrl } from '../media/media-value.ts'
import { LabelText } from '../widgets/field-group.tsx'
import styles from './translated-field.module.css'
import { type TranslatedTexts, type TranslationSlot, wholeText } from './translation-slots.ts'

export interface TranslatedTextProps {
  slot: TranslationSlot
  /** Label of the field. */
  label: string
  language: Language
  texts: TranslatedTexts
  isMissing: boolean
  /** The program's own translations, by slot. */
  shipped: Readonly<Record<string, string>>
  /** For a field with a single text. */
  isOutdated?: boolean
  change: (key: string, text: string) => void
  onBlur: () => void
  inputRef?: (element: HTMLElement | null) => void
}

/** Translation of one text, below its original. */
export function TranslatedText(props: TranslatedTextProps) {
  const { slot, language, texts, change, onBlur, inputRef } = props
  const t = useTranslations('forms.languages.field')
  const declared = useDeclaredTexts()
  const isOnly = slot.key === wholeText
  const photo = slot.picture && t('photo', { number: String(slot.picture.number) })
  const inField = slot.label === '' ? (photo ?? slot.original) : declared(slot.label)
  const label = isOnly ? props.label : inField
  const aside = props.isMissing ? t('missing') : props.isOutdated ? t('outdated') : undefined
  const shared = {
    ref: inputRef,
    label: <LabelText label={label} aside={aside} />,
    description: label === slot.original ? undefined : <Original slot={slot} />,
    lang: language,
    autoComplete: 'off',
    placeholder: slot.isDefault ? props.shipped[slot.key] : undefined,
    value: texts[slot.key] ?? '',
    onBlur,
  }
  return slot.isLong ? (
    <GrowingTextarea
      {...shared}
      onChange={(event) => change(slot.key, event.currentTarget.value)}
      minRows={2}
      maxRows={12}
    />
  ) : (
    <TextInput {...shared} onChange={(event) => change(slot.key, event.currentTarget.value)} />
  )
}

/** The text in the default language, with the picture that it describes. */
function Original({ slot: { original, picture } }: { slot: TranslationSlot }) {
  const t = useTranslations('forms.languages.field')
  const { languages } = useShop()
  return (
    <span className={styles.original}>
      {picture !== undefined && <img src={pictureUrl(picture.media, 80)} alt="" loading="lazy" />}
      <span lang={languages[0]}>{original || t('removed')}</span>
    </span>
  )
}
