import { useTranslations } from 'use-intl'
import type { TextsField } from '../../../../domain/content/fields/texts-field.ts'
import { pageTextsOf } from '../../../../domain/text/site-messages.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { readTexts } from '../form-values.ts'
import { changedTexts } from '../languages/translation-slots.ts'
import type { FieldForm } from './field-form.ts'

export const texts: FieldForm<TextsField> = {
  parse: readTexts,
  append: (body, name, _field, value) => body.append(name, JSON.stringify(value)),
  isMissing: () => false,
  preview: (_field, value) => value,
  shown: 'words',
  useWords: useChangedTexts,
  nothing: 'defaultTexts',
  translation: {
    slots({ known }, value) {
      return Object.entries(known).map(([id, { defaultText }]) => ({
        key: id,
        label: `pageTexts.${id}`,
        original: value[id] ?? defaultText,
        isLong: true,
        isDefault: value[id] === undefined,
      }))
    },
    send: (_field, now, then) => Object.fromEntries(changedTexts(now, then)),
    shipped: (_field, messages) => pageTextsOf(messages),
  },
}

/** Changed texts with their labels. */
function useChangedTexts({ known }: TextsField): (value: Record<string, string>) => string {
  const t = useTranslations('forms.fields.valueWords')
  const declared = useDeclaredTexts()
  return (value) =>
    Object.entries(value)
      .map(([id, text]) => {
        const label = known[id] === undefined ? id : declared(`pageTexts.${id}`)
        return text === '' ? t('leftOut', { label }) : t('changed', { label, text })
      })
      .join('; ')
}
