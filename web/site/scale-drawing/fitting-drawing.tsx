import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { type MeasureSystem, normaliseMeasure } from '../../../domain/measures/measure-format.ts'
import type { Room } from '../../../domain/scale-drawing/drawn-piece.ts'
import { drawToScale } from '../../../domain/scale-drawing/scale-drawing.ts'
import { MAX_ROOM_TEXT_LENGTH, type TypedRoom } from '../../../domain/scale-drawing/visitor-room.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { readStoredSystem, storeSystem } from '../compare/measure-system-storage.ts'
import { useLabels } from '../content/texts.ts'
import type { ProductDrawing } from './drawing-data.server.ts'
import { describeDrawing, lengthWriter } from './drawing-words.ts'
import { type DrawnProduct, FitAnswers } from './fit-answers.tsx'
import { ScaleFigure } from './scale-figure.tsx'
import {
  readRoomForm,
  readStoredRoom,
  readTypedSize,
  storeRoom,
  type TypedSize,
} from './typed-room.ts'

export interface FittingDrawingProps {
  product: DrawnProduct
  drawing: ProductDrawing
  /** The server's form, with which a visitor begins. */
  first?: FormData | undefined
  /** Id of the field or button that had the focus. */
  focused?: string | undefined
}

/**
 * Drawing to scale with the form for the visitor's room. It never hydrates what the server rendered,
 * but replaces it on first use, so that its first state may come from the browser.
 */
export default function FittingDrawing(props: FittingDrawingProps) {
  const { product, drawing, first } = props
  const { piece, texts, asked } = drawing
  const [typed, setTyped] = useState(() => (first && readRoomForm(first)) ?? asked ?? storedRoom())
  const focused = useRef(props.focused ?? '')
  // Only its first state: afterwards the visitor opens and closes it.
  const [isOpen] = useState(() => first !== undefined || asked !== undefined || hasText(typed))
  const { system } = typed
  const write = lengthWriter(system, useLabels('offer'))
  const sizes = {
    wall: readTypedSize(typed.wall, system),
    ceiling: readTypedSize(typed.ceiling, system),
  }
  const room: Room = { width: sizes.wall.millimetres, height: sizes.ceiling.millimetres }
  const hasRoom = room.width !== null || room.height !== null
  const drawn = drawToScale([piece], hasRoom ? room : undefined)

  useEffect(() => {
    const arrived = (first && readRoomForm(first)) ?? asked
    if (arrived !== undefined) keep(arrived)
  }, [first, asked])
  // A field is remounted with the size as it was read, and keeps the focus.
  useEffect(() => {
    if (focused.current === '' || document.activeElement !== document.body) return
    document.getElementById(focused.current)?.focus()
  })

  if (drawn === null) return null
  const ask = (next: TypedRoom) => {
    focused.current = document.activeElement?.id ?? ''
    const read = next.system === system ? next : convert(next, system)
    keep(read)
    setTyped(read)
  }
  return (
    <div className="wrap">
      <h2 id="scale-h">{texts.drawingTitle}</h2>
      <div className="scale-parts">
        <ScaleFigure
          drawing={drawn}
          words={describeDrawing(piece, texts, write)}
          note={texts.drawingNote}
          write={write}
          captions={{ front: texts.drawingFront, side: texts.drawingSide }}
        />
        <div className="scale-fit">
          <details open={isOpen}>
            <summary>
              <h3>{texts.fitTitle}</h3>
              <Icon name="down" small />
            </summary>
            <RoomForm
              drawing={drawing}
              sizes={sizes}
              system={system}
              {...(!import.meta.env.SSR && { onAsk: ask })}
            />
          </details>
          <FitAnswers product={product} drawing={drawing} room={room} write={write} />
        </div>
      </div>
    </div>
  )
}

function hasText({ wall, ceiling }: TypedRoom): boolean {
  return wall !== '' || ceiling !== ''
}

function storedRoom(): TypedRoom {
  if (import.meta.env.SSR) return { wall: '', ceiling: '', system: 'cm' }
  return { ...readStoredRoom(), system: readStoredSystem() ?? 'cm' }
}

function keep(room: TypedRoom): void {
  storeSystem(room.system)
  const { wall, ceiling } = room
  storeRoom({ wall: storedText(wall, room.system), ceiling: storedText(ceiling, room.system) })
}

/** With its unit; empty for what cannot be read. */
function storedText(typed: string, system: MeasureSystem): string {
  const { text, isUnreadable } = readTypedSize(typed, system)
  return isUnreadable ? '' : text
}

/** Writes sizes, in which numbers without a unit are in system `from`, in the room's own. */
function convert(room: TypedRoom, from: MeasureSystem): TypedRoom {
  const write = (typed: string) => {
    const { text, isUnreadable } = readTypedSize(typed, from)
    return isUnreadable ? typed : normaliseMeasure(text, room.system)
  }
  return { wall: write(room.wall), ceiling: write(room.ceiling), system: room.system }
}

interface RoomFormProps {
  drawing: ProductDrawing
  sizes: { wall: TypedSize; ceiling: TypedSize }
  system: TypedRoom['system']
  /** Absent on the server, where the browser submits the form. */
  onAsk?: (room: TypedRoom) => void
}

/** Form for the visitor's room. Without script it asks the server, which keeps the selection. */
function RoomForm({ drawing, sizes, system, onAsk }: RoomFormProps) {
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
