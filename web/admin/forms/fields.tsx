import { fieldsOf } from '../../../domain/content/content-type.ts'
import { useAdminLanguage, useDeclaredTexts } from '../languages/language-provider.tsx'
import styles from './fields.module.css'
import type { Layout, Section } from './form-layout.ts'
import { TranslatedField } from './languages/translated-field.tsx'
import { rowsInLanguage, translationKey } from './languages/translation-keys.ts'
import type { RecordForm } from './use-record-form.ts'
import { FieldWidget } from './widgets/field-widget.tsx'
import { findHints } from './widgets/widget.ts'

interface FieldsProps {
  record: RecordForm
  layout: Layout
  rows: Section['rows']
}

/** Fields of one section, or their translations, row by row. */
export function Fields({ record, layout, rows }: FieldsProps) {
  const { type, language } = record
  const declared = useDeclaredTexts()
  const { findDeclared } = useAdminLanguage()
  const fields = new Map(fieldsOf(type))
  return (
    <div className={styles.root}>
      {rowsInLanguage(type, rows, language).map((names) => (
        <div key={names[0]} className={styles.row} data-columns={names.length}>
          {names.map((name) => {
            const field = fields.get(name)
            if (field === undefined) return null
            if (language !== null) {
              return (
                <TranslatedField
                  key={translationKey(name, language)}
                  record={record}
                  name={name}
                  field={field}
                  language={language}
                />
              )
            }
            return (
              <div key={name} className={styles.field} data-field={name}>
                <FieldWidget
                  name={name}
                  label={declared(`fields.${field.path}.label`)}
                  field={field}
                  control={record.form.control}
                  hints={{ ...findHints(field, findDeclared), ...layout.hints[name] }}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
