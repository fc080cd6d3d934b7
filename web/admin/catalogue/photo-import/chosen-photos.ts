import { readTakenAt } from './exif-date.ts'
import type { ChosenPhoto } from './photo-groups.ts'

/** In milliseconds: what is younger was not taken then but copied, or handed over by a phone's gallery. */
const MIN_AGE_MS = 10 * 60_000
const MINUTE_MS = 60_000
/** From so many files on, one moment for all of them is that of a copy. */
const MIN_COPIED_FILES = 4

/** The photographs among some files, with when they were taken: as the camera says, else as the file does. */
export async function readChosen(files: File[]): Promise<ChosenPhoto[]> {
  const moments = await Promise.all(files.map(readTakenAt))
  const undatedFiles = files.filter((_, index) => moments[index] === null)
  const isReliable = createReliabilityCheck(
    undatedFiles.map(({ lastModified }) => lastModified),
    Date.now(),
  )
  return files.map((file, index) => ({
    id: crypto.randomUUID(),
    file,
    takenAt: moments[index] ?? (isReliable(file.lastModified) ? file.lastModified : null),
    preview: URL.createObjectURL(file),
  }))
}

/** Which times of files are those of photographs, and not of a copy. */
export function createReliabilityCheck(times: number[], now: number): (time: number) => boolean {
  const isCopy =
    times.length >= MIN_COPIED_FILES && Math.max(...times) - Math.min(...times) <= MINUTE_MS
  return (time) => !isCopy && now - time > MIN_AGE_MS
}

/** What is no photograph is told apart before anything is done with it. */
export function isPhoto({ name, type }: File): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name)
}
