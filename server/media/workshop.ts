import type { Database } from '../db/database.ts'
import type { MediaStorages } from '../storage/folders.ts'
import { createImageProcess } from './image-process.ts'
import { createImageWork } from './image-work.ts'
import { createMediaLibrary } from './library.ts'
import { createPreviewMaker } from './previews.ts'
import { createVariantQueue } from './rendition-queue.ts'
import { createVariantGenerator } from './renditions.ts'
import { createVariantMaker } from './variants.ts'

interface MediaModuleOptions {
  database: Database
  storages: MediaStorages
  temporaryFolder: string
  onPublished: () => void
  onCleanupError: (error: unknown) => void
}

/** Everything that takes photographs in and makes something of them; they share one bounded work. */
export function createMediaModule({
  database,
  storages: { originals, variants, previews },
  temporaryFolder,
  onPublished,
  onCleanupError,
}: MediaModuleOptions) {
  const images = createImageProcess()
  const { uploads, highPriority, lowPriority } = createImageWork()
  const maker = createVariantGenerator(images, variants, temporaryFolder, lowPriority)
  const variantQueue = createVariantQueue({
    images,
    database,
    originals,
    variants,
    maker,
    queue: lowPriority,
    temporaryFolder,
    onPublished,
  })
  const media = createMediaLibrary({
    images,
    database,
    storage: originals,
    temporaryFolder,
    maker: createVariantGenerator(images, variants, temporaryFolder, highPriority),
    uploads,
    queue: highPriority,
    onStored: () => variantQueue.wake(),
    onCleanupError,
  })
  return {
    images,
    media,
    variantQueue,
    variantGenerator: maker,
    variantMaker: createVariantMaker(
      images,
      database,
      originals,
      variants,
      temporaryFolder,
      highPriority,
    ),
    previewMaker: createPreviewMaker(images, originals, previews, temporaryFolder),
  }
}
