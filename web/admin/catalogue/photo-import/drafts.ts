import type { ChosenPhoto, PhotoGroup } from './photo-groups.ts'
import { nameOfGroup } from './photo-groups.ts'

/** How far a product has come that is made of photographs. */
type DraftState = 'waiting' | 'sending' | 'failed' | 'hidden' | 'live'

/** A product that is made of photographs: its fields as they stand on the screen. */
export interface Draft {
  id: string
  photos: ChosenPhoto[]
  name: string
  /** A category's id; empty is none. */
  category: string
  state: DraftState
  /** How much of its photographs has left, from 0 to 100. */
  percent: number
  /** What went wrong. */
  failure: string
  /** What was left out of it, in a sentence. */
  note: string
  /** Its record, once it is there. */
  productId: string | null
}

export function draftsOf(groups: PhotoGroup[], category: string): Draft[] {
  return groups.map((group) => ({
    id: group.id,
    photos: group.photos,
    name: nameOfGroup(group),
    category,
    state: 'waiting',
    percent: 0,
    failure: '',
    note: '',
    productId: null,
  }))
}

/** What the record does not say yet. */
export interface DraftFields {
  name: string
  createdBy: string
}

export function fieldsOf({ name, category }: Draft): DraftFields {
  return { name: name.trim(), createdBy: category }
}

export function isPublishable({ state, name }: Draft): boolean {
  return state === 'hidden' && name.trim() !== ''
}

export function isInProgress({ state }: Draft): boolean {
  return state === 'waiting' || state === 'sending'
}
