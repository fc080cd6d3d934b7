import { readMeasure } from '../../../domain/measures/measure.ts'
import {
  isNumberAlone,
  type MeasureSystem,
  normaliseMeasure,
} from '../../../domain/measures/measure-format.ts'
import type { TypedRoom } from '../../../domain/scale-drawing/visitor-room.ts'
import { readStored, writeStored } from '../ui/browser-storage.ts'

/** Meaning of a typed size: its length, or that it cannot be read. Both null if nothing is typed. */
export interface TypedSize {
  text: string
  millimetres: number | null
  isUnreadable: boolean
}

/** Reads a size as the shop's size filter does: a number without a unit is in `system`. */
export function readTypedSize(typed: string, system: MeasureSystem): TypedSize {
  const text = typed.trim()
  if (text === '') return { text, millimetres: null, isUnreadable: false }
  const size = normaliseMeasure(text, isNumberAlone(text) ? system : undefined)
  const millimetres = size === '' ? null : readMeasure(size)
  return millimetres === null
    ? { text, millimetres, isUnreadable: true }
    : { text: size, millimetres, isUnreadable: false }
}

/** Room as typed, kept in the browser without its measure system, which is kept by itself. */
export type StoredRoom = Pick<TypedRoom, 'wall' | 'ceiling'>

/** Visitor's room from localStorage; empty texts until one was typed. */
export function readStoredRoom(): StoredRoom {
  return { wall: readStored('wall') ?? '', ceiling: readStored('ceiling') ?? '' }
}

export function storeRoom({ wall, ceiling }: StoredRoom): void {
  writeStored('wall', wall)
  writeStored('ceiling', ceiling)
}

/** Room in the fields of a form; their names are those of the address. */
export function readRoomForm(data: FormData): TypedRoom {
  const read = (name: string) => String(data.get(name) ?? '').trim()
  return {
    wall: read('wall'),
    ceiling: read('ceiling'),
    system: read('unit') === 'ft' ? 'ft' : 'cm',
  }
}
