import { z } from 'zod'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { picture } from '../../../domain/content/picture.ts'
import { room } from '../../../domain/content/room.ts'
import type { Point } from '../../../domain/media/focus.ts'
import { moveFocus, type PictureEdit } from '../../../domain/media/picture-edit.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import {
  entriesIn,
  type StoredFields,
  type StoredPicture,
  storedPicture,
} from '../../fields/stored-values.ts'

/** File of a picture, without what is said about it. */
export type PictureFile = Omit<StoredPicture, 'alt' | 'focus' | 'value'>

const number = z.number()
const storedEdit = z.object({ x: number, y: number, width: number, height: number, turn: number })

/** Edit of a stored picture; null while it shows its original. */
export function readEdit({ edit }: { edit?: unknown }): PictureEdit | null {
  const { data } = storedEdit.safeParse(entriesIn(edit)[0])
  if (data === undefined) return null
  const { turn, ...crop } = data
  return { crop, turn }
}

/** The uploaded file of a photograph, edited or not; null for a film. */
export function readOriginal({ image, original }: StoredFields): StoredPicture | null {
  return storedPicture.nullable().parse(original ?? image ?? null)
}

export function isSameEdit(one: PictureEdit | null, other: PictureEdit | null): boolean {
  return JSON.stringify(toEntries(one)) === JSON.stringify(toEntries(other))
}

/** Fields of a photograph that shows `file`, made by an edit of its original. */
export function applyEdit(
  fields: StoredFields,
  edit: PictureEdit | null,
  file: PictureFile,
): StoredFields {
  const { alt, focus } = storedPicture.parse(fields.image)
  const original = readOriginal(fields)
  const edited: StoredFields = { ...fields, edit: toEntries(edit) }
  edited.original = edit === null ? null : original
  edited.image = { ...file, alt, focus: moveFocusText(focus, createPointMover(fields, edited)) }
  return edited
}

export type PointMover = (point: Point) => Point

/** Moves points of a photograph to where they are after a change of its edit; null if none moves. */
export function createPointMover(before: StoredFields, after: StoredFields): PointMover | null {
  const original = readOriginal(before)
  const [from, to] = [readEdit(before), readEdit(after)]
  if (original === null || isSameEdit(from, to)) return null
  return (point) => moveFocus(point, original, from, to)
}

/** A focal point as it is stored, such as `40% 60%`, moved. */
export function moveFocusText(focus: string, move: PointMover | null): string {
  const [x, y] = focus.split(' ').map((part) => Number.parseInt(part, 10) / 100)
  // Without a focus it is the centre, whatever the picture shows.
  if (move === null || x === undefined || y === undefined || Number.isNaN(x + y)) return focus
  const moved = move({ x, y })
  return `${Math.round(moved.x * 100)}% ${Math.round(moved.y * 100)}%`
}

/** Fields of a record with the marks on its photograph moved; only rooms have some. */
export function moveMarks(
  { table }: ContentType,
  fields: StoredFields,
  move: PointMover | null,
): StoredFields {
  if (table !== room.table || move === null) return fields
  const points = entriesIn(fields.points).map((mark) => {
    const { x, y } = mark
    if (typeof x !== 'number' || typeof y !== 'number') return mark
    const moved = move({ x, y })
    return { ...mark, x: roundShare(moved.x), y: roundShare(moved.y) }
  })
  return { ...fields, points }
}

/** Finer than a pixel of any screen. */
function roundShare(share: number): number {
  return Math.round(share * 10_000) / 10_000
}

function toEntries(edit: PictureEdit | null) {
  const entries = edit === null ? [] : [{ ...edit.crop, turn: edit.turn }]
  return kindOf(picture.fields.edit).toStored(picture.fields.edit, entries)
}
