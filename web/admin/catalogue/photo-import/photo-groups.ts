import { normaliseName, readPhotoName } from '../../../../domain/catalogue/photo-file-names.ts'
import { limits } from '../../../../domain/content/limits.ts'

/** Chosen photo with its capture time in milliseconds, if known. */
export interface ChosenPhoto {
  id: string
  file: File
  takenAt: number | null
  /** Blob URL of the file. */
  preview: string
}

export interface PhotoGroup {
  id: string
  photos: ChosenPhoto[]
}

/** Maximum time between two photos of the same product. */
const MAX_GAP_MS = 60_000

/**
 * Groups photos that probably show one product: file names that differ only in a number or a view,
 * and camera file names taken within a minute. Keeps the order in which they were chosen.
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

/** Sorts the front view first, then by number. */
function compare(one: ChosenPhoto, other: ChosenPhoto): number {
  const [first, second] = [one, other].map(({ file }) =>
    normaliseName(file.name.replace(/\.[^.]*$/, '')),
  )
  const isFront = (name = '') => /(?:^| )(?:front|main|cover)(?: |$)/.test(name)
  return (
    Number(isFront(second)) - Number(isFront(first)) || collator.compare(first ?? '', second ?? '')
  )
}

/** Product name from the file names of a group; empty if none. */
export function nameOfGroup({ photos }: PhotoGroup): string {
  return photos.map(({ file }) => readPhotoName(file.name).name).find((name) => name !== '') ?? ''
}

/** True if the photos of the next group fit into this one. */
export function canJoin(groups: PhotoGroup[], index: number): boolean {
  const count = (groups[index]?.photos.length ?? 0) + (groups[index + 1]?.photos.length ?? 0)
  return index + 1 < groups.length && count <= limits.images
}

/** Joins a group with the next one. */
export function join(groups: PhotoGroup[], index: number): PhotoGroup[] {
  const [one, next] = [groups[index], groups[index + 1]]
  if (one === undefined || next === undefined) return groups
  return groups.toSpliced(index, 2, { ...one, photos: [...one.photos, ...next.photos] })
}

/** Splits a photo off as a group of its own, after its former one. */
export function removeFromGroup(groups: PhotoGroup[], index: number, id: string): PhotoGroup[] {
  const group = groups[index]
  const photo = group?.photos.find((one) => one.id === id)
  if (group === undefined || photo === undefined || group.photos.length === 1) return groups
  const rest = group.photos.filter((one) => one !== photo)
  // A group has the id of its first photo, so that ids stay unique if the first photo is removed.
  return groups.toSpliced(
    index,
    1,
    { ...group, id: rest[0]?.id ?? group.id, photos: rest },
    { id: photo.id, photos: [photo] },
  )
}

/** Splits all groups into single photos. */
export function splitGroups(groups: PhotoGroup[]): PhotoGroup[] {
  return groups.flatMap(({ photos }) => photos.map((photo) => ({ id: photo.id, photos: [photo] })))
}
