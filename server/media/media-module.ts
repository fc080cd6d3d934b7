import type { RecordWriter } from '../content/pictures/record-writer.ts'
import type { Database } from '../db/database.ts'
import type { MediaStorages } from '../storage/storages.ts'
import type { ImageProcess } from './images/image-process.ts'
import { createImageWork } from './images/image-queue.ts'
import { createPreviewMaker } from './images/link-previews.ts'
import { createMediaLibrary } from './media-library.ts'
import { createVariantMaker } from './variants/on-demand-variants.ts'
import { createVariantGenerator } from './variants/variant-generator.ts'
import { createVariantQueue } from './variants/variant-queue.ts'

interface MediaModuleOptions {
  images: ImageProcess
  database: Database
  writer: RecordWriter
  storages: MediaStorages
  temporaryFolder: string
  onPublished: () => void
  onCleanupError: (error: unknown) => void
}

/** Creates the media services; they share the queues for image processing. */
export function createMediaModule({
  images,
  database,
  writer,
  storages: { originals, variants, previews },
  temporaryFolder,
  onPublished,
  onCleanupError,
}: MediaModuleOptions) {
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
    writer,
    temporaryFolder,
    maker: createVariantGenerator(images, variants, temporaryFolder, highPriority),
    uploads,
    queue: highPriority,
    onStored: () => variantQueue.wake(),
    onCleanupError,
  })
  return {
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
