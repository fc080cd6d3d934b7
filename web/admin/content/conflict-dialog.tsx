import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { fieldsOf } from '../../../domain/content/define.ts'
import type { Field } from '../../../domain/content/fields.ts'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { Modal } from '../parts/modal.tsx'
import { When } from '../parts/when.tsx'
import dialog from '../styles/dialog.module.css'
import styles from './form.module.css'
import { keyOf, previewOf, readMedia, readMediaList } from './media-value.ts'
import type { Conflict, RecordForm } from './use-record-form.ts'
import { readList, readReference } from './values.ts'

interface ConflictDialogProps {
  record: RecordForm
  conflict: Conflict
}

/** Two people changed the same fields: each of them is asked about, the rest is joined already. */
export function ConflictDialog({ record, conflict }: ConflictDialogProps) {
  const { type } = record
  const who = conflict.current.updatedBy?.name ?? 'Somebody else'
  const fields = fieldsOf(type).filter(([name]) => conflict.disputed.includes(name))
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (name: string, side: 'mine' | 'theirs') => {
    const next = new Set(theirs)
    if (side === 'theirs') next.add(name)
    else next.delete(name)
    setTheirs(next)
  }
  const saveChoice = () =>
    record.settle({
      ...conflict.merged,
      ...Object.fromEntries([...theirs].map((name) => [name, conflict.theirs[name]])),
    })
  const noun = type.labels.one.toLowerCase()
  const count = fields.length === 1 ? 'One field differs' : `${fields.length} fields differ`

  return (
    <Modal
      opened
      onClose={record.keepEditing}
      size={640}
      title={`${who} changed this ${noun} while you were editing`}
      withCloseButton={false}
    >
      <div className={dialog.body}>
        <p>
          Saved <When at={conflict.current.updatedAt} inside />. {count}; choose which to keep.
          Everything else is already merged.
        </p>
        <table className={styles.diff}>
          <thead>
            <tr>
              <th>Field</th>
              <th>Yours</th>
              <th>{who}’s</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(([name, field]) => (
              <tr key={name}>
                <td>
                  <b>{field.label}</b>
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
                        <VisuallyHidden>
                          {side === 'mine' ? 'Yours: ' : `${who}’s: `}
                        </VisuallyHidden>
                        <Shown field={field} value={conflict[side][name]} />
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
        <Button onClick={record.takeTheirs}>Use all of {who}’s</Button>
        <Button variant="filled" onClick={saveChoice} data-autofocus>
          Save my choice
        </Button>
      </DialogFooter>
    </Modal>
  )
}

function Shown({ field, value }: { field: Field; value: unknown }) {
  switch (field.kind) {
    case 'text':
    case 'integer':
      return <>{String(value ?? '') || <i>empty</i>}</>
    case 'boolean':
      return <>{value === true ? 'Yes' : 'No'}</>
    case 'list':
      return <>{readList(value).join(', ') || <i>empty</i>}</>
    case 'reference':
      return <>{readReference(value)?.name ?? <i>none</i>}</>
    case 'image':
    case 'video': {
      const media = readMedia(value)
      if (media === null) return <i>none</i>
      if (field.kind === 'video')
        return <>{media.kind === 'chosen' ? media.file.name : 'A video'}</>
      return <img src={previewOf(media)} alt="" className={styles.diffPicture} />
    }
    case 'images':
      return (
        <span className={styles.diffPictures}>
          {readMediaList(value).map((media) => (
            <img key={keyOf(media)} src={previewOf(media)} alt="" className={styles.diffPicture} />
          ))}
        </span>
      )
    default:
      return field satisfies never
  }
}
