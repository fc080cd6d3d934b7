import type { TypedRoom } from '../../../domain/scale-drawing/room-query.ts'

/** Room in the fields of a form; their names are those of the address. */
export function readRoomForm(data: FormData): TypedRoom {
  const read = (name: string) => String(data.get(name) ?? '').trim()
  return {
    wall: read('wall'),
    ceiling: read('ceiling'),
    system: read('unit') === 'ft' ? 'ft' : 'cm',
  }
}
