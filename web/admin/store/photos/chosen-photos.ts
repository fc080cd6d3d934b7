import type { ChosenPhoto } from './groups.ts'
import { readTakenAt } from './taken-at.ts'

/** In milliseconds: what is younger was not taken then but copied, or handed over by a phone's gallery. */
const tooYoung = 10 * 60_000
const oneMinute = 60_000
/** From so many files on, one moment for all of them is that of a copy. */
const many = 4

/** The photographs among some files, with when they were taken: as the camera says, else as the file does. */
export async function readChosen(files: File[]): Promise<ChosenPhoto[]> {
  const moments = await Promise.all(files.map(readTakenAt))
  const untold = files.filter((_, index) => moments[index] === null)
  const isTelling = doFilesTell(
    untold.map(({ lastModified }) => lastModified),
    Date.now(),
  )
  return files.map((file, index) => ({
    id: crypto.randomUUID(),
    file,
    takenAt: moments[index] ?? (isTelling(file.lastModified) ? file.lastModified : null),
    preview: URL.createObjectURL(file),
  }))
}

/** Which times of files are those of photographs, and not of a copy. */
export function doFilesTell(times: number[], now: number): (time: number) => boolean {
  const isCopy = times.length >= many && Math.max(...times) - Math.min(...times) <= oneMinute
  return (time) => !isCopy && now - time > tooYoung
}

/** What is no photograph is told apart before anything is done with it. */
export function isPhoto({ name, type }: File): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name)
}
