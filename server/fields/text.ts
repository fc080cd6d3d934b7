import type { TextField } from '../../domain/content/fields/field-types.ts'
import { checkTranslatedText } from '../../domain/languages/translation-texts.ts'
import { message } from '../../domain/messages/api-message.ts'
import { invalid } from '../kernel/errors.ts'
import { type FieldKind, plainKind } from './field-kind.ts'
import { isText, storedSchemas } from './stored-values.ts'

export const textKind: FieldKind<TextField, string> = {
  ...plainKind(storedSchemas.text),
  emptyValue: ({ initial = '' }) => initial,
  // Fast path: most columns are text, and a check by schema costs many times as much.
  fromColumn: (_, column) => (isText(column) ? column : storedSchemas.text.parse(column)),
  check({ fixed }, value, { name, current }) {
    const hasValue = current !== undefined && current !== ''
    if (fixed !== undefined && hasValue && value !== current)
      throw invalid({ [name]: message(fixed) })
    return value
  },
  replaceTexts: (_, path, value, replacement) =>
    typeof value === 'string' ? replacement.text(path, value) : value,
  readTexts: (field, path, sent, { add }) => add(path, checkTranslatedText(field, sent)),
}
