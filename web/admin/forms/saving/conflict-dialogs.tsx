import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import { type Language, languageNames } from '../../../../domain/languages/language.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import dialog from '../../ui/dialogs.module.css'
import { DialogFooter, Modal } from '../../ui/dialogs.tsx'
import { FormFailure } from '../../ui/load-state.tsx'
import { When } from '../../ui/timestamp.tsx'
import { formOf, mediaIn } from '../fields/field-forms.ts'
import { formFieldsOf } from '../languages/translation-keys.ts'
import { describeTranslation } from '../languages/translation-values.ts'
import { keyOf, previewOf } from '../media/media-value.ts'
import type { RecordForm } from '../use-record-form.ts'
import styles from './conflict-dialog.module.css'
import type { AuditEntry, Conflict, Deletion } from './save-conflict.ts'

interface ConflictDialogProps {
  record: RecordForm
  conflict: Conflict
}

/**
 * Conflict with another administrator's save: shows both values of each field that they changed.
 * Initially selects theirs if only they changed it, mine if both did.
 */
export function ConflictDialog({ record, conflict }: ConflictDialogProps) {
  const t = useTranslations('forms.drafts.conflict')
  const format = useFormatter()
  const declared = useDeclaredTexts()
  const { type } = record
  const fields = formFieldsOf(type).filter(({ key }) => conflict.changed.includes(key))
  const people = peopleIn(conflict, t('somebodyFirst'))
  const [person = ''] = people
  const isOne = people.length === 1
  const owner = isOne ? t('theirsOf', { name: person }) : t('theirs')
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(conflict.changed.filter((name) => !conflict.disputed.includes(name))),
  )
  const pick = (name: string, side: 'mine' | 'theirs') => {
    const next = new Set(theirs)
    if (side === 'theirs') next.add(name)
    else next.delete(name)
    setTheirs(next)
  }
  const saveChoice = () => {
    const chosen = conflict.changed.map((name) => [
      name,
      conflict[theirs.has(name) ? 'theirs' : 'mine'][name],
    ])
    record.settle({ ...conflict.values, ...Object.fromEntries(chosen) })
  }

  return (
    <Modal
      opened
      onClose={record.keepEditing}
      size={680}
      title={t('title', {
        people: format.list(people),
        type: declared(`types.${type.table}.one`).toLowerCase(),
      })}
      withCloseButton={false}
      zIndex={210}
    >
      <div className={dialog.body}>
        <p>
          {t.rich('saved', { when: () => <When at={conflict.current.updatedAt} inside /> })}{' '}
          <Differences conflict={conflict} /> {t('choose')}
        </p>
        <table className={styles.diff}>
          <thead>
            <tr>
              <th>{t('field')}</th>
              <th>{t('yours')}</th>
              <th>{owner}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key: name, field, language }) => (
              <tr key={name}>
                <td>
                  <b>{declared(`fields.${field.path}.label`)}</b>
                  {language !== null && <span lang={language}> {languageNames[language]}</span>}
                  <ChangedBy conflict={conflict} name={name} />
                </td>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <label>
                      <input
                        type="radio"
                        name={name}
                        checked={(side === 'theirs') === theirs.has(name)}
                        onChange={() => pick(name, side)}
                      />
                      <span>
                        <b className={styles.side}>
                          {t('side', { owner: side === 'mine' ? t('yours') : owner })}
                        </b>
                        <ShownValue
                          field={field}
                          language={language}
                          value={conflict[side][name]}
                        />
                      </span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DialogFooter
        start={
          <Button variant="subtle" onClick={record.keepEditing}>
            {t('keepEditing')}
          </Button>
        }
      >
        <Button onClick={record.acceptTheirs}>
          {isOne ? t('useAllOf', { name: person }) : t('useTheirs')}
        </Button>
        <Button variant="filled" onClick={saveChoice} data-autofocus>
          {t('saveChoice')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

function ChangedBy({ conflict, name }: { conflict: Conflict; name: string }) {
  const t = useTranslations('forms.drafts.conflict')
  const auditEntry = conflict.changes.get(name)
  const who = auditEntry?.name ?? conflict.current.updatedBy?.name ?? t('somebody')
  const isDisputed = conflict.disputed.includes(name)
  if (auditEntry === undefined) {
    return (
      <small className="fine-print">{t(isDisputed ? 'both' : 'onlyThem', { name: who })}</small>
    )
  }
  return (
    <small className="fine-print">
      {t.rich(isDisputed ? 'bothAt' : 'onlyThemAt', {
        name: who,
        when: () => <When at={auditEntry.at} inside />,
      })}
    </small>
  )
}

/** How many fields differ. */
function Differences({ conflict: { changed, disputed } }: { conflict: Conflict }) {
  const t = useTranslations('forms.drafts.conflict')
  if (disputed.length === 0) return t('differentFields')
  const others = changed.length - disputed.length
  return t('disputed', { disputed: disputed.length, others })
}

/** Administrators who changed one of the fields; `somebody` if none is known. */
function peopleIn({ changes, changed, current }: Conflict, somebody: string): string[] {
  const names = changed.flatMap((name) => changes.get(name)?.name ?? [])
  return names.length > 0 ? [...new Set(names)] : [current.updatedBy?.name ?? somebody]
}

interface ShownValueProps {
  field: Field
  /** Null for the field itself, otherwise the language of its translation. */
  language: Language | null
  value: unknown
}

/** Value of a field or translation in a comparison. */
function ShownValue({ field, language, value }: ShownValueProps) {
  const t = useTranslations('forms.fields.valueWords')
  const { nothing, useWords, parse } = formOf(field)
  const own = parse(value)
  const words = useWords(field, [own])(own)
  const pictures = mediaIn(field, own)
  if (language !== null)
    return <span lang={language}>{describeTranslation(value) || <i>{t('empty')}</i>}</span>
  if (words !== '' || pictures.length === 0) return <>{words || <i>{t(nothing)}</i>}</>
  return (
    <span className={styles.pictures}>
      {pictures.map((media) => (
        <img key={keyOf(media)} src={previewOf(media)} alt="" className={styles.picture} />
      ))}
    </span>
  )
}

interface DeletedDialogProps {
  record: RecordForm
  deletion: Deletion
  name: string
}

/** Dialog for a record that was deleted during editing: restore it or save it as new. */
export function DeletedDialog({ record, deletion, name }: DeletedDialogProps) {
  const { type, saving } = record
  const t = useTranslations('forms.drafts.deleted')
  const declared = useDeclaredTexts()
  const noun = declared(`types.${type.table}.one`).toLowerCase()
  const isSavedAsNew = type.operations.includes('create')
  return (
    <Modal
      opened
      onClose={record.keepEditing}
      title={t('title', { type: noun })}
      withCloseButton={false}
      zIndex={210}
    >
      <div className={dialog.body}>
        <p>
          <DeletedBy auditEntry={deletion.auditEntry} name={name} noun={noun} />{' '}
          {isSavedAsNew ? t('restoreOrSave') : t('restoreOnly')}
        </p>
        <FormFailure words={deletion.failure} />
      </div>
      <DialogFooter
        start={
          <Button variant="subtle" onClick={record.keepEditing}>
            {t('keepEditing')}
          </Button>
        }
      >
        {isSavedAsNew && (
          <Button disabled={saving} onClick={record.saveAsNew}>
            {t('saveAsNew')}
          </Button>
        )}
        <Button variant="filled" loading={saving} onClick={record.restore} data-autofocus>
          {t('restore')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

interface DeletedByProps {
  auditEntry: AuditEntry | null
  name: string
  noun: string
}

/** Author and time of the deletion, if they are known. */
function DeletedBy({ auditEntry, name, noun }: DeletedByProps) {
  const t = useTranslations('forms.drafts.deleted')
  if (auditEntry === null) return t('gone')
  const who = auditEntry.name ?? t('somebody')
  const when = () => <When at={auditEntry.at} inside />
  return name === ''
    ? t.rich('deletedUnnamed', { who, type: noun, when })
    : t.rich('deletedNamed', { who, name, when, b: (parts) => <b>{parts}</b> })
}
