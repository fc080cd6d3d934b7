import { limits } from '../../../domain/content/limits.ts'
import type { StoredRecord } from '../../db/record-repository.ts'
import { type StoredPicture, storedSchemas } from '../../fields/stored-values.ts'
import {
  isAddressed,
  isArchived,
  type PlannedPhoto,
  pickDetails,
  settlePhotos,
} from './import-photos.ts'
import type { PlannedPictures } from './import-repository.ts'

/** The photos that a product has right after the import. */
export function settlePictures(
  planned: PlannedPhoto[],
  taken: ReadonlyMap<string, StoredPicture>,
  before: StoredRecord | undefined,
): StoredPicture[] {
  const settled = settlePhotos(planned, taken)
  if (!planned.some(isAddressed)) return settled
  // Replaced photos stay until one of the new ones has been fetched.
  return [...settled, ...replacedBy(settled, before)].slice(0, limits.images)
}

/** Addresses whose pictures the ZIP file had, so that a later import need not fetch them. */
export function takenAddresses(
  planned: PlannedPhoto[],
  taken: ReadonlyMap<string, StoredPicture>,
): Map<string, StoredPicture> {
  return new Map(
    planned.filter(isArchived).flatMap(({ archived, source }): [string, StoredPicture][] => {
      const picture = taken.get(archived)
      return source === undefined || picture === undefined ? [] : [[source, picture]]
    }),
  )
}

/** Pictures that a product waits for; null if all of its planned photos are there. */
export function toPlannedPictures(
  planned: PlannedPhoto[],
  taken: ReadonlyMap<string, StoredPicture>,
  before: StoredRecord | undefined,
): PlannedPictures | null {
  const addressed = planned.filter(isAddressed)
  if (addressed.length === 0) return null
  return {
    order: planned.flatMap((photo) =>
      isAddressed(photo) ? photo.address : settlePhotos([photo], taken).map(fileOf),
    ),
    details: Object.fromEntries(addressed.map((photo) => [photo.address, pickDetails(photo)])),
    replaced: replacedBy(settlePhotos(planned, taken), before).map(fileOf),
  }
}

/**
 * The pictures of a product with those that were fetched, by address: each stands before the first
 * one that follows it in the import's order, so that it keeps its place whatever fails, comes later
 * or is changed by hand meanwhile. `planned` is what is left to do; `overflow` are addresses beyond
 * the limit of a product.
 */
export function placePictures(
  current: StoredPicture[],
  { order, details, replaced }: PlannedPictures,
  fetched: ReadonlyMap<string, StoredPicture>,
): { images: StoredPicture[]; planned: PlannedPictures; overflow: string[] } {
  const files = order.map((entry) => fetched.get(entry)?.file ?? entry)
  const images = current.filter(({ file }) => fetched.size === 0 || !replaced.includes(file))
  const overflow: string[] = []
  for (const [rank, address] of order.entries()) {
    const picture = fetched.get(address)
    if (picture === undefined || images.some(({ file }) => file === picture.file)) continue
    if (images.length >= limits.images) {
      overflow.push(address)
      continue
    }
    const next = images.findIndex(({ file }) => files.indexOf(file) > rank)
    images.splice(next < 0 ? images.length : next, 0, { ...picture, ...details[address] })
  }
  const planned = {
    order: order.map((entry) =>
      overflow.includes(entry) ? entry : (fetched.get(entry)?.file ?? entry),
    ),
    details,
    replaced: fetched.size === 0 ? replaced : [],
  }
  return { images, planned, overflow }
}

function replacedBy(settled: StoredPicture[], before: StoredRecord | undefined): StoredPicture[] {
  const kept = new Set(settled.map(fileOf))
  const earlier = storedSchemas.images.parse(before?.fields.images ?? [])
  return earlier.filter(({ file }) => !kept.has(file))
}

const fileOf = ({ file }: StoredPicture) => file
