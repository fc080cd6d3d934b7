import { Fragment, type MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
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
  const t = useTranslations('forms.drafts.keptDraft')
  const declared = useDeclaredTexts()
  const labels = new Map(fieldsOf(type).map(([name, { label }]) => [name, declared(label)]))
  return (
    <div aria-live="polite">
      {keptDraft !== null && missing.length > 0 && (
        <div className={styles.root}>
          <Icon name="info" />
          <p>
            {keptDraft.isCurrent && <KeptDraftState keptDraft={keptDraft} labels={labels} />}
            <span className={styles.missing}>
              {t.rich('missing', {
                fields: () => <MissingFields names={missing} labels={labels} />,
              })}
            </span>
          </p>
        </div>
      )}
    </div>
  )
}

interface KeptDraftStateProps {
  keptDraft: KeptDraft
  labels: ReadonlyMap<string, string>
}

/** What was saved and where the rest is. */
function KeptDraftState({ keptDraft, labels }: KeptDraftStateProps) {
  const t = useTranslations('forms.drafts.keptDraft')
  const format = useFormatter()
  const { saved, isDraft, hasFiles } = keptDraft
  const fields = format.list(saved.map((name) => labels.get(name) ?? name))
  if (saved.length === 0) return `${hasFiles ? t('keptWithoutFiles') : t('kept')} `
  if (!isDraft) return `${t('saved', { fields })} `
  return `${hasFiles ? t('restKeptWithoutFiles', { fields }) : t('restKept', { fields })} `
}

interface MissingFieldsProps {
  names: readonly string[]
  labels: ReadonlyMap<string, string>
}

/** Links to the fields that lack a value. */
function MissingFields({ names, labels }: MissingFieldsProps) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <a href={`#field-${name}`} onClick={(event) => leadTo(name, event)}>
        {labels.get(name)}
      </a>
    </Fragment>
  ))
}

/** Focuses the field without a navigation, which would close a dialog. */
function leadTo(name: string, event: MouseEvent): void {
  event.preventDefault()
  const field = findField(name)
  if (field !== undefined) focusField(field)
}
