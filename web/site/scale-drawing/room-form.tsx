import type { ChangeEvent, FormEvent } from 'react'
import { MAX_ROOM_TEXT_LENGTH, type TypedRoom } from '../../../domain/scale-drawing/visitor-room.ts'
import button from '../../ui/button.module.css'
import { useLabels } from '../content/texts.ts'
import type { ProductDrawing } from './drawing-data.server.ts'
import { readRoomForm, type TypedSize } from './typed-room.ts'

interface RoomFormProps {
  drawing: ProductDrawing
  sizes: { wall: TypedSize; ceiling: TypedSize }
  system: TypedRoom['system']
  /** Absent on the server, where the browser submits the form. */
  onAsk?: (room: TypedRoom) => void
}

/** Form for the visitor's room. Without script it asks the server, which keeps the selection. */
export function RoomForm({ drawing, sizes, system, onAsk }: RoomFormProps) {
  const { texts, selected = [] } = drawing
  const { cm } = useLabels('offer')
  const ask = (event: FormEvent<HTMLFormElement>) => {
    if (onAsk === undefined) return
    event.preventDefault()
    onAsk(readRoomForm(new FormData(event.currentTarget)))
  }
  const change = ({ target: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (form !== null) onAsk?.(readRoomForm(new FormData(form)))
  }
  return (
    <form className="scale-form off-sheet" action="#scale" onSubmit={ask}>
      {selected.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SizeField name="wall" label={texts.fitWall} size={sizes.wall} />
      <SizeField name="ceiling" label={texts.fitCeiling} size={sizes.ceiling} />
      <label>
        {texts.drawingUnits}
        <select name="unit" id="scale-unit" key={system} defaultValue={system} onChange={change}>
          <option value="cm">{cm}</option>
          <option value="ft">{texts.drawingFeet}</option>
        </select>
      </label>
      <button className={button.line} type="submit" id="scale-ask">
        {texts.fitAction}
      </button>
    </form>
  )
}

interface SizeFieldProps {
  name: 'wall' | 'ceiling'
  label: string
  size: TypedSize
}

function SizeField({ name, label, size: { text, isUnreadable } }: SizeFieldProps) {
  const { unreadable } = useLabels('size')
  const [id, errorId] = [`scale-${name}`, `scale-${name}-error`]
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {/* The key remounts the input for another text; while typing, it keeps its own. */}
        <input
          key={text}
          id={id}
          name={name}
          defaultValue={text}
          maxLength={MAX_ROOM_TEXT_LENGTH}
          autoComplete="off"
          aria-invalid={isUnreadable || undefined}
          aria-describedby={errorId}
        />
      </label>
      <p className="scale-error" id={errorId} role="alert">
        {isUnreadable ? unreadable : ''}
      </p>
    </div>
  )
}
