import { useMemo } from 'react'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { englishMessages } from '../../../../domain/text/site-messages.ts'
import { useSiteMessages } from '../../app/page-texts.ts'
import { formOf } from '../fields/field-forms.ts'
import type { TranslatedTexts } from './translation-slots.ts'

/** The program's own translations of the default texts of a field, by slot, once they are loaded. */
export function useShippedTexts(field: Field, language: Language): TranslatedTexts {
  const messages = useSiteMessages(language)
  return useMemo(() => {
    if (messages === englishMessages) return {}
    return formOf(field).translation?.shipped?.(field, messages) ?? {}
  }, [field, messages])
}
