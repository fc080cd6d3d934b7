import { fieldsOf } from '../../../domain/content/content-type.ts'
import styles from './fields.module.css'
import type { Layout, Section } from './form-layout.ts'
import type { RecordForm } from './use-record-form.ts'
import { FieldWidget } from './widgets/field-widget.tsx'

interface FieldsProps {
  record: RecordForm
  layout: Layout
  rows: Section['rows']
}

/** Fields of one section, row by row. */
export function Fields({ record, layout, rows }: FieldsProps) {
  const fields = new Map(fieldsOf(record.type))
  return (
    <div className={styles.root}>
      {rows.map((names) => (
        <div key={names[0]} className={styles.row} data-columns={names.length}>
          {names.map((name) => {
            const field = fields.get(name)
            return field === undefined ? null : (
              <div key={name} className={styles.field} data-field={name}>
                <FieldWidget
                  name={name}
                  field={field}
                  control={record.form.control}
                  hints={layout.hints[name]}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
