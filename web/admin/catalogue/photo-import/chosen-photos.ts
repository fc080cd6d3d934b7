import { randomId } from '../../forms/media/media-value.ts'
import { readTakenAt } from './exif-date.ts'
import type { ChosenPhoto } from './photo-groups.ts'

/**
 * Minimum age of a plausible capture time: a younger file was copied, or shared by a phone's
 * gallery.
 */
const MIN_AGE_MS = 10 * 60_000
const MINUTE_MS = 60_000
/** Minimum number of files whose common modification time marks a copy. */
const MIN_COPIED_FILES = 4

/**
 * Chosen photos with their capture time: from Exif, else the file's modification time if it is
 * reliable.
 */
export async function readChosen(files: File[]): Promise<ChosenPhoto[]> {
  const moments = await Promise.all(files.map(readTakenAt))
  const undatedFiles = files.filter((_, index) => moments[index] === null)
  const isReliable = createReliabilityCheck(
    undatedFiles.map(({ lastModified }) => lastModified),
    Date.now(),
  )
  return files.map((file, index) => ({
    id: randomId(),
    file,
    takenAt: moments[index] ?? (isReliable(file.lastModified) ? file.lastModified : null),
    preview: URL.createObjectURL(file),
  }))
}

/** Predicate for modification times that are capture times and not those of a copy. */
export function createReliabilityCheck(times: number[], now: number): (time: number) => boolean {
  const isCopy =
    times.length >= MIN_COPIED_FILES && Math.max(...times) - Math.min(...times) <= MINUTE_MS
  return (time) => !isCopy && now - time > MIN_AGE_MS
}

/** Accepts HEIC and HEIF by extension, since browsers often report no type for them. */
export function isPhoto({ name, type }: File): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name)
}
