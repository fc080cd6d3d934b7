import type { Database } from '../db/database.ts'
import type { MediaStorages } from '../storage/folders.ts'
import { createImageProcess } from './image-process.ts'
import { createImageWork } from './image-work.ts'
import { createMediaLibrary } from './library.ts'
import { createPreviewMaker } from './previews.ts'
import { createRenditionQueue } from './rendition-queue.ts'
import { createRenditionMaker } from './renditions.ts'
import { createVariantMaker } from './variants.ts'

interface MediaWorkshopPlace {
  database: Database
  storages: MediaStorages
  temporaryFolder: string
  onPublished: () => void
  onCleanupError: (error: unknown) => void
}

/** Everything that takes photographs in and makes something of them; they share one bounded work. */
export function createMediaWorkshop({
  database,
  storages: { originals, variants, previews },
  temporaryFolder,
  onPublished,
  onCleanupError,
}: MediaWorkshopPlace) {
  const images = createImageProcess()
  const { uploads, soon, later } = createImageWork()
  const maker = createRenditionMaker(images, variants, temporaryFolder, later)
  const renditions = createRenditionQueue({
    images,
    database,
    originals,
    variants,
    maker,
    turns: later,
    temporaryFolder,
    onPublished,
  })
  const media = createMediaLibrary({
    images,
    database,
    storage: originals,
    temporaryFolder,
    maker: createRenditionMaker(images, variants, temporaryFolder, soon),
    uploads,
    turns: soon,
    onTaken: () => renditions.wake(),
    onCleanupError,
  })
  return {
    images,
    media,
    renditions,
    renditionMaker: maker,
    variantMaker: createVariantMaker(images, database, originals, variants, temporaryFolder, soon),
    previewMaker: createPreviewMaker(images, originals, previews, temporaryFolder),
  }
}
