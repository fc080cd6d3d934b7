import type { ChosenPhoto, PhotoGroup } from './photo-groups.ts'
import { nameOfGroup } from './photo-groups.ts'

/** State of a product created from photos. */
type DraftState = 'waiting' | 'sending' | 'failed' | 'hidden' | 'live'

/** Product created from photos, with the values on the screen. */
export interface Draft {
  id: string
  photos: ChosenPhoto[]
  name: string
  /** As it was typed; empty for none. */
  price: string
  /** Id of a category; empty for none. */
  category: string
  state: DraftState
  /** Upload progress, from 0 to 100. */
  percent: number
  /** Error message; empty if none. */
  failure: string
  /** Sentence about photos that were left out. */
  note: string
  /** Id of the record, once it is created. */
  productId: string | null
}

export function draftsOf(groups: PhotoGroup[], category: string): Draft[] {
  return groups.map((group) => ({
    id: group.id,
    photos: group.photos,
    name: nameOfGroup(group),
    price: '',
    category,
    state: 'waiting',
    percent: 0,
    failure: '',
    note: '',
    productId: null,
  }))
}

/** Name of a draft in messages; its first file's, if it has none yet. */
export function labelOf({ name, photos }: Draft): string {
  return name.trim() || (photos[0]?.file.name ?? '')
}

/** Fields that are saved after the upload. */
export interface DraftFields {
  name: string
  price: string
  category: string
}

export function fieldsOf({ name, price, category }: Draft): DraftFields {
  return { name: name.trim(), price: price.trim(), category }
}

export function isPublishable({ state, name }: Draft): boolean {
  return state === 'hidden' && name.trim() !== ''
}

export function isInProgress({ state }: Draft): boolean {
  return state === 'waiting' || state === 'sending'
}
