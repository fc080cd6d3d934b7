import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import { hasTranslatedFields } from '../../../../domain/content/fields/translated-fields.ts'
import { isLanguage, type Language } from '../../../../domain/languages/language.ts'
import { useShop } from '../../app/shop-settings.tsx'
import type { FormValues } from '../form-values.ts'
import { languageParameter } from './translation-keys.ts'

/** Language of a form. An invalid field brings the fields back, so that it can be corrected. */
export function useFormLanguage(type: ContentType, form: UseFormReturn<FormValues>) {
  const shop = useShop()
  const [search] = useSearchParams()
  const named = search.get(languageParameter) ?? ''
  const [chosen, setChosen] = useState<string | null>(named)
  const isHidden = isLanguage(named) && !shop.languages.includes(named)
  /** Languages of the form, the default one first; also one that is hidden, if its URL names it. */
  const languages: readonly Language[] = isHidden ? [...shop.languages, named] : shop.languages
  const { errors, submitCount } = form.formState
  const invalid = fieldsOf(type).find(([name]) => errors[name] !== undefined)?.[0]
  const [, ...others] = languages
  /** Language whose translations the form shows; null for the fields themselves. */
  const language =
    (hasTranslatedFields(type) ? others.find((other) => other === chosen) : undefined) ?? null

  useEffect(() => {
    if (invalid !== undefined) setChosen(null)
  }, [invalid, submitCount])
  useEffect(() => {
    if (language === null && invalid !== undefined) form.setFocus(invalid)
  }, [language])

  const chooseLanguage = (next: Language | null) => setChosen(next)
  return { language, languages, chooseLanguage }
}
