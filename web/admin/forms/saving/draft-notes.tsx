import { Button } from '@mantine/core'
import { Fragment, type MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { When } from '../../ui/timestamp.tsx'
import { findField, focusField } from '../field-focus.ts'
import { missingFields } from '../fields/field-forms.ts'
import type { RecordForm } from '../use-record-form.ts'
import styles from './draft-notes.module.css'
import type { StoredDraft } from './use-incomplete-save.ts'

/** Note that a draft of an earlier visit was restored. */
export function RestoredNote({ record }: { record: RecordForm }) {
  const t = useTranslations('forms.fields.restoredNote')
  const { restored } = record
  if (restored === null) return null
  return (
    <div className={styles.restored} role="status">
      <Icon name="undo" />
      <span>{t.rich('restored', { when: () => <When at={restored} inside /> })}</span>
      <Button variant="subtle" onClick={record.discard}>
        {t('discard')}
      </Button>
    </div>
  )
}

/** After a save without all required fields: where the values are, and links to what is missing. */
export function StoredDraftNote({ record }: { record: RecordForm }) {
  const { type, form, storedDraft, saving } = record
  const values = useWatch({ control: form.control })
  const missing = storedDraft === null || saving ? [] : missingFields(type, values)
  const t = useTranslations('forms.drafts.storedDraft')
  const declared = useDeclaredTexts()
  const labels = new Map(
    fieldsOf(type).map(([name, { path }]) => [name, declared(`fields.${path}.label`)]),
  )
  return (
    <div aria-live="polite">
      {storedDraft !== null && missing.length > 0 && (
        <div className={styles.stored}>
          <Icon name="info" />
          <p>
            {storedDraft.isCurrent && (
              <StoredDraftState storedDraft={storedDraft} labels={labels} />
            )}
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

interface StoredDraftStateProps {
  storedDraft: StoredDraft
  labels: ReadonlyMap<string, string>
}

/** Note on saved changes, and on the place of the others. */
function StoredDraftState({ storedDraft, labels }: StoredDraftStateProps) {
  const t = useTranslations('forms.drafts.storedDraft')
  const format = useFormatter()
  const { saved, isDraft, hasFiles } = storedDraft
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
