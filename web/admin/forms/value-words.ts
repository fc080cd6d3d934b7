import { useLocale, useTranslations } from 'use-intl'
import type { TextField, TextsField } from '../../../domain/content/fields/field-types.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { formatDateTime } from '../ui/date-format.ts'
import { readText, readTexts } from './form-values.ts'

export interface ValueWords {
  /** Readable text: the label of an option; a timestamp in the shop's time zone. */
  wordsOf(field: TextField, value: unknown): string
  /** Changed texts with their labels. */
  formatTexts(field: TextsField, value: unknown): string
}

/** Values of fields in words of the administrator's language. */
export function useValueWords(): ValueWords {
  const t = useTranslations('forms.fields.valueWords')
  const declared = useDeclaredTexts()
  const locale = useLocale()
  const { timeZone } = useShop()
  return {
    wordsOf(field, value) {
      const text = readText(value)
      if (field.format === 'moment' && text !== '') return formatDateTime(text, timeZone, locale)
      const isOption = Object.hasOwn(field.options ?? {}, text)
      return isOption ? declared(`fields.${field.path}.options.${text}`) : text
    },
    formatTexts: ({ known }, value) =>
      Object.entries(readTexts(value))
        .map(([id, text]) => {
          const label = known[id] === undefined ? id : declared(`pageTexts.${id}`)
          return text === '' ? t('leftOut', { label }) : t('changed', { label, text })
        })
        .join('; '),
  }
}
