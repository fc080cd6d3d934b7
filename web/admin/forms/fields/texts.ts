import { useTranslations } from 'use-intl'
import type { TextsField } from '../../../../domain/content/fields/field-types.ts'
import { pageTextsOf } from '../../../../domain/text/site-messages.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { readTexts } from '../form-values.ts'
import { changedTexts } from '../languages/translation-slots.ts'
import type { FieldForm } from './field-form.ts'

export const texts: FieldForm<TextsField> = {
  read: (_field, response) => readTexts(response),
  append: (body, name, _field, value) => body.append(name, JSON.stringify(readTexts(value))),
  isMissing: () => false,
  preview: (_field, value) => readTexts(value),
  shown: 'words',
  useWords: useChangedTexts,
  nothing: 'defaultTexts',
  translation: {
    slots({ known }, value) {
      const own = readTexts(value)
      return Object.entries(known).map(([id, { defaultText }]) => ({
        key: id,
        label: `pageTexts.${id}`,
        original: own[id] ?? defaultText,
        isLong: true,
        isDefault: own[id] === undefined,
      }))
    },
    send: (_field, now, then) => Object.fromEntries(changedTexts(now, then)),
    shipped: (_field, messages) => pageTextsOf(messages),
  },
}

/** Changed texts with their labels. */
function useChangedTexts({ known }: TextsField): (value: unknown) => string {
  const t = useTranslations('forms.fields.valueWords')
  const declared = useDeclaredTexts()
  return (value) =>
    Object.entries(readTexts(value))
      .map(([id, text]) => {
        const label = known[id] === undefined ? id : declared(`pageTexts.${id}`)
        return text === '' ? t('leftOut', { label }) : t('changed', { label, text })
      })
      .join('; ')
}
