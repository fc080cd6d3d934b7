import type { Database } from '../db/database.ts'
import type { MediaStorages } from '../storage/folders.ts'
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
}

/** Everything that takes photographs in and makes something of them; they share one bounded work. */
export function createMediaWorkshop({
  database,
  storages: { originals, variants, previews },
  temporaryFolder,
  onPublished,
}: MediaWorkshopPlace) {
  const { uploads, soon, later } = createImageWork()
  const maker = createRenditionMaker(variants, temporaryFolder, later)
  const renditions = createRenditionQueue({
    database,
    originals,
    variants,
    maker,
    turns: later,
    temporaryFolder,
    onPublished,
  })
  const media = createMediaLibrary({
    database,
    storage: originals,
    temporaryFolder,
    maker: createRenditionMaker(variants, temporaryFolder, soon),
    uploads,
    turns: soon,
    onTaken: () => renditions.wake(),
  })
  return {
    media,
    renditions,
    renditionMaker: maker,
    variantMaker: createVariantMaker(database, originals, variants, temporaryFolder, soon),
    previewMaker: createPreviewMaker(originals, previews, temporaryFolder),
  }
}
