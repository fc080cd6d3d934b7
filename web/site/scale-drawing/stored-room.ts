import type { TypedRoom } from '../../../domain/scale-drawing/room-query.ts'

/** Room as typed, kept in the browser without its measure system, which is kept by itself. */
export type StoredRoom = Pick<TypedRoom, 'wall' | 'ceiling'>

const [wallKey, ceilingKey] = ['wall', 'ceiling']

/** Visitor's room from localStorage; empty texts until one was typed. */
export function readStoredRoom(): StoredRoom {
  try {
    const read = (key: string) => localStorage.getItem(key) ?? ''
    return { wall: read(wallKey), ceiling: read(ceilingKey) }
  } catch {
    return { wall: '', ceiling: '' }
  }
}

export function storeRoom({ wall, ceiling }: StoredRoom): void {
  try {
    localStorage.setItem(wallKey, wall)
    localStorage.setItem(ceilingKey, ceiling)
  } catch {
    // Storage is forbidden: the room lasts as long as the page.
  }
}
