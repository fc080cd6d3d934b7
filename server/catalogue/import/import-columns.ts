import { columnOf } from '../../../domain/catalogue/product-columns.ts'
import { fieldsOf } from '../../../domain/content/content-type.ts'
import type { ListField } from '../../../domain/content/fields/list-field.ts'
import type { TextField } from '../../../domain/content/fields/text-field.ts'
import { translatedFieldsOf } from '../../../domain/content/fields/translated-fields.ts'
import { product } from '../../../domain/content/product.ts'
import type { Language, ShopLanguages } from '../../../domain/languages/language.ts'
import { message } from '../../../domain/messages/api-message.ts'
import { invalid } from '../../kernel/errors.ts'

/** Column `name@hi` with the translations of a field. */
export interface TranslationColumn {
  column: string
  language: Language
  /** The field's name. */
  name: string
  field: TextField | ListField
}

/** Columns for the languages that are on beside the default one, by language. */
export function translationColumnsOf({ all, default: own }: ShopLanguages): TranslationColumn[] {
  return all
    .filter((language) => language !== own)
    .flatMap((language) =>
      translatedFieldsOf(product).flatMap(([name, field]) =>
        field.kind === 'text' || field.kind === 'list'
          ? { column: `${name}@${language}`, language, name, field }
          : [],
      ),
    )
}

/** All columns of a table of products, in order. */
export function allColumns(translated: readonly TranslationColumn[]): string[] {
  return [
    '_id',
    ...fieldsOf(product).map(([name]) => columnOf(name)),
    ...translated.map(({ column }) => column),
  ]
}

/** Throws a 422 that names unknown columns, or those that the table has twice. */
export function expectColumns(columns: string[], known: readonly string[]): void {
  const named = columns.filter((column) => column !== '')
  const unknown = named.filter((column) => !known.includes(column))
  if (unknown.length > 0)
    throw invalid({
      file: message('import.unknownColumns', {
        columns: unknown.join(', '),
        known: known.join(', '),
      }),
    })
  const twice = named.filter((column, index) => named.indexOf(column) < index)
  if (twice.length > 0)
    throw invalid({ file: message('import.duplicateColumns', { columns: twice.join(', ') }) })
}
