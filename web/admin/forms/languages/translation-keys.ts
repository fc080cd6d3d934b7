import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import {
  isTranslated,
  translatedFieldsOf,
} from '../../../../domain/content/fields/translated-fields.ts'
import { knownLanguages, type Language } from '../../../../domain/languages/language.ts'
import type { Section } from '../form-layout.ts'

/** Value of a form: a field, or its translation into a language. */
export interface FormField {
  /** Name of the value in the form. */
  key: string
  name: string
  field: Field
  /** Null for the field itself, which is in the default language. */
  language: Language | null
}

/** Name of a translation in a form, as of its column in a CSV file: `name@hi`. */
export function translationKey(name: string, language: Language): string {
  return `${name}@${language}`
}

const known = new WeakMap<ContentType, readonly FormField[]>()

/** All values of a form: its fields, then their translations into every known language. */
export function formFieldsOf(type: ContentType): readonly FormField[] {
  const fields = known.get(type) ?? [
    ...fieldsOf(type).map(([name, field]) => ({ key: name, name, field, language: null })),
    ...knownLanguages.flatMap((language) =>
      translatedFieldsOf(type).map(([name, field]) => ({
        key: translationKey(name, language),
        name,
        field,
        language,
      })),
    ),
  ]
  known.set(type, fields)
  return fields
}

/** The translations among the values of a form. */
export function translationsOf(type: ContentType): (FormField & { language: Language })[] {
  return formFieldsOf(type).flatMap(({ language, ...field }) =>
    language === null ? [] : [{ ...field, language }],
  )
}

/** Rows of a form in a language, without the fields that are not translated. */
export function rowsInLanguage(
  type: ContentType,
  rows: Section['rows'],
  language: Language | null,
): Section['rows'] {
  if (language === null) return rows
  const isShown = (name: string) => {
    const field = type.fields[name]
    return field !== undefined && isTranslated(field)
  }
  return rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0)
}

/** Parameter of a form's URL with the language that it opens in. */
export const languageParameter = 'language'

/** Parameter of a form's URL that was opened to close gaps, one record after the other. */
export const gapsParameter = 'gaps'
