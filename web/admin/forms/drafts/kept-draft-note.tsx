import { Fragment, type MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import { Icon } from '../../ui/icon.tsx'
import { findField, focusField } from '../field-focus.ts'
import { missingFields } from '../form-values.ts'
import type { RecordForm } from '../use-record-form.ts'
import styles from './kept-draft-note.module.css'
import type { KeptDraft } from './use-incomplete-save.ts'

/** After a save without all required fields: where the values are, and links to what is missing. */
export function KeptDraftNote({ record }: { record: RecordForm }) {
  const { type, form, keptDraft, saving } = record
  const values = useWatch({ control: form.control })
  const missing = keptDraft === null || saving ? [] : missingFields(type, values)
  const labels = new Map(fieldsOf(type).map(([name, { label }]) => [name, label]))
  return (
    <div aria-live="polite">
      {keptDraft !== null && missing.length > 0 && (
        <div className={styles.root}>
          <Icon name="info" />
          <p>
            {keptDraft.isCurrent && `${describe(keptDraft)} `}
            <span className={styles.missing}>
              Still missing:{' '}
              {missing.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <a href={`#field-${name}`} onClick={(event) => leadTo(name, event)}>
                    {labels.get(name)}
                  </a>
                </Fragment>
              ))}
              .
            </span>
          </p>
        </div>
      )}
    </div>
  )
}

/** Focuses the field without a navigation, which would close a dialog. */
function leadTo(name: string, event: MouseEvent): void {
  event.preventDefault()
  const field = findField(name)
  if (field !== undefined) focusField(field)
}

function describe({ saved, isDraft, hasFiles }: KeptDraft): string {
  const files = hasFiles ? ', without the chosen files' : ''
  if (saved.length === 0) return `Kept as a draft on this device${files}.`
  const done = `${saved.join(' and ')} saved.`
  return isDraft ? `${done} The rest is kept as a draft on this device${files}.` : done
}
