import { Button } from '@mantine/core'
import { useState } from 'react'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { When } from '../../ui/timestamp.tsx'
import type { RecordForm } from '../use-record-form.ts'
import styles from './conflict-dialog.module.css'
import type { Conflict } from './save-conflict.ts'
import { ShownValue } from './shown-value.tsx'

interface ConflictDialogProps {
  record: RecordForm
  conflict: Conflict
}

/**
 * Conflict with another administrator's save: shows both values of each field that they changed.
 * Initially selects theirs if only they changed it, mine if both did.
 */
export function ConflictDialog({ record, conflict }: ConflictDialogProps) {
  const { type } = record
  const fields = fieldsOf(type).filter(([name]) => conflict.changed.includes(name))
  const people = peopleIn(conflict)
  const owner = people.length === 1 ? `${people[0]}’s` : 'Theirs'
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
      title={`${joinNames(people)} changed this ${type.labels.one.toLowerCase()} while you were editing`}
      withCloseButton={false}
      zIndex={210}
    >
      <div className={dialog.body}>
        <p>
          Saved <When at={conflict.current.updatedAt} inside />. {countWords(conflict)} Choose what
          to keep. Fields that only you changed keep your version.
        </p>
        <table className={styles.diff}>
          <thead>
            <tr>
              <th>Field</th>
              <th>Yours</th>
              <th>{owner}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(([name, field]) => (
              <tr key={name}>
                <td>
                  <b>{field.label}</b>
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
                        <b className={styles.side}>{side === 'mine' ? 'Yours: ' : `${owner}: `}</b>
                        <ShownValue field={field} value={conflict[side][name]} />
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
            Keep editing
          </Button>
        }
      >
        <Button onClick={record.acceptTheirs}>Use all of {owner.replace(/^T/, 't')}</Button>
        <Button variant="filled" onClick={saveChoice} data-autofocus>
          Save my choice
        </Button>
      </DialogFooter>
    </Modal>
  )
}

function ChangedBy({ conflict, name }: { conflict: Conflict; name: string }) {
  const auditEntry = conflict.changes.get(name)
  const who = auditEntry?.name ?? conflict.current.updatedBy?.name ?? somebody
  return (
    <small className={styles.note}>
      {conflict.disputed.includes(name) ? `You and ${who}` : `Only ${who}`}
      {auditEntry !== undefined && (
        <>
          , <When at={auditEntry.at} inside />
        </>
      )}
    </small>
  )
}

const somebody = 'somebody else'

/** Administrators who changed one of the fields. */
function peopleIn({ changes, changed, current }: Conflict): string[] {
  const names = changed.flatMap((name) => changes.get(name)?.name ?? [])
  return names.length > 0 ? [...new Set(names)] : [current.updatedBy?.name ?? 'Somebody else']
}

function joinNames(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}

function countWords({ changed, disputed }: Conflict): string {
  if (disputed.length === 0) return 'You changed different fields.'
  const both = disputed.length === 1 ? 'One field differs' : `${disputed.length} fields differ`
  const others = changed.length - disputed.length
  const rest =
    others === 0 ? '' : `, ${others} more ${others === 1 ? 'was' : 'were'} changed only by them`
  return `${both} because both of you changed ${disputed.length === 1 ? 'it' : 'them'}${rest}.`
}
