import { limits } from '../../../../domain/content/limits.ts'
import { normaliseName, readPhotoName } from '../../../../domain/media/photo-file-names.ts'

/** A photograph that somebody chose, and when it was taken, in milliseconds, if that is known. */
export interface ChosenPhoto {
  id: string
  file: File
  takenAt: number | null
  /** An address of the file inside the browser. */
  preview: string
}

/** The photographs of one product. */
export interface PhotoGroup {
  id: string
  photos: ChosenPhoto[]
}

/** In milliseconds: nobody carries another piece of furniture before the camera so fast. */
const MAX_GAP_MS = 60_000

/**
 * What is likely one product each: photographs whose names differ only in a number or a view, and of
 * those that a camera named, the ones taken within a minute. In the order in which they were chosen.
 */
export function groupPhotos(photos: ChosenPhoto[]): PhotoGroup[] {
  const groups: { stem: string; group: PhotoGroup }[] = []
  for (const photo of photos) {
    const { stem } = readPhotoName(photo.file.name)
    const found = groups.find(
      (one) =>
        one.stem === stem &&
        one.group.photos.length < limits.images &&
        (stem !== '' || isWithinMinute(one.group.photos[0], photo)),
    )
    if (found === undefined) groups.push({ stem, group: { id: photo.id, photos: [photo] } })
    else found.group.photos.push(photo)
  }
  return groups.map(({ group }) => ({ ...group, photos: group.photos.toSorted(compare) }))
}

function isWithinMinute(one: ChosenPhoto | undefined, other: ChosenPhoto): boolean {
  if (one?.takenAt == null || other.takenAt === null) return false
  return Math.abs(one.takenAt - other.takenAt) <= MAX_GAP_MS
}

const collator = new Intl.Collator('en', { numeric: true })

/** What shows the front goes first; the others as they are numbered. */
function compare(one: ChosenPhoto, other: ChosenPhoto): number {
  const [first, second] = [one, other].map(({ file }) =>
    normaliseName(file.name.replace(/\.[^.]*$/, '')),
  )
  const isFront = (name = '') => /(?:^| )(?:front|main|cover)(?: |$)/.test(name)
  return (
    Number(isFront(second)) - Number(isFront(first)) || collator.compare(first ?? '', second ?? '')
  )
}

/** The name that a group's files have for its product, or none. */
export function nameOfGroup({ photos }: PhotoGroup): string {
  return photos.map(({ file }) => readPhotoName(file.name).name).find((name) => name !== '') ?? ''
}

/** Whether a group has room for the photographs of the next one. */
export function canJoin(groups: PhotoGroup[], index: number): boolean {
  const count = (groups[index]?.photos.length ?? 0) + (groups[index + 1]?.photos.length ?? 0)
  return index + 1 < groups.length && count <= limits.images
}

/** The group and the one behind it as one product. */
export function join(groups: PhotoGroup[], index: number): PhotoGroup[] {
  const [one, next] = [groups[index], groups[index + 1]]
  if (one === undefined || next === undefined) return groups
  return groups.toSpliced(index, 2, { ...one, photos: [...one.photos, ...next.photos] })
}

/** A photograph as a product of its own, behind the one that it was with. */
export function removeFromGroup(groups: PhotoGroup[], index: number, id: string): PhotoGroup[] {
  const group = groups[index]
  const photo = group?.photos.find((one) => one.id === id)
  if (group === undefined || photo === undefined || group.photos.length === 1) return groups
  const rest = group.photos.filter((one) => one !== photo)
  // The group keeps its name for the screen, though its first photograph may be the one that leaves.
  return groups.toSpliced(
    index,
    1,
    { ...group, id: rest[0]?.id ?? group.id, photos: rest },
    { id: photo.id, photos: [photo] },
  )
}

/** Each photograph as a product of its own. */
export function splitGroups(groups: PhotoGroup[]): PhotoGroup[] {
  return groups.flatMap(({ photos }) => photos.map((photo) => ({ id: photo.id, photos: [photo] })))
}
