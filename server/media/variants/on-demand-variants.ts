import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import {
  type IconSize,
  iconSizes,
  type VariantFormat,
  variantFormats,
  variantWidths,
  widthsOf,
} from '../../../domain/media/media.ts'
import type { Database } from '../../db/database.ts'
import { mediaRepository } from '../../db/media-file-repository.ts'
import { shareInProgress } from '../../kernel/single-flight.ts'
import type { Storage } from '../../storage/storage.ts'
import { saveIn, withFolder } from '../../storage/temporary-folder.ts'
import type { ImageProcess } from '../images/image-process.ts'
import type { TaskQueue } from '../images/image-queue.ts'

/** A variant that can be requested: a photo at a width, or a square icon. */
export type Variant =
  | { kind: 'photograph'; base: string; width: number; format: VariantFormat }
  | { kind: 'icon'; base: string; size: IconSize }

export type VariantMaker = ReturnType<typeof createVariantMaker>

/** Generates icons, and variants that pages no longer or not yet refer to, at the first request. */
export function createVariantMaker(
  images: ImageProcess,
  database: Database,
  originals: Storage,
  variants: Storage,
  temporaryFolder: string,
  queue: TaskQueue,
) {
  const inProgress = new Map<string, Promise<string | null>>()

  async function make(variant: Variant, name: string): Promise<string | null> {
    if ((await variants.size(name)) !== null) return name
    const image = await mediaRepository.findImage(database, variant.base)
    if (image === undefined) return null
    if (variant.kind === 'photograph' && !widthsOf(image).includes(variant.width)) return null
    await withFolder(temporaryFolder, async (folder) => {
      const target = join(folder, uuid())
      // Download inside the queue, so that the number of photos in the temporary folder is bounded.
      await queue(async () => {
        const source = await saveIn(folder, await originals.read(image.file))
        await draw(variant, source, target)
      })
      await variants.put(name, target)
    })
    return name
  }

  function draw(variant: Variant, source: string, target: string): Promise<void> {
    return variant.kind === 'icon'
      ? images.run('drawIcon', { source, size: variant.size, target })
      : images.run('writeVariant', { source, width: variant.width, format: variant.format, target })
  }

  return {
    /**
     * Generates the variant if it is not stored yet; returns its name in the storage, or null if
     * there is no such photo.
     */
    ensure(variant: Variant): Promise<string | null> {
      const name = nameOf(variant)
      return shareInProgress(inProgress, name, () => make(variant, name))
    },
  }
}

function nameOf(variant: Variant): string {
  return variant.kind === 'icon'
    ? `${variant.base}-icon-${variant.size}.png`
    : `${variant.base}-${variant.width}.${variant.format}`
}

/** The variant that a file name stands for, or null. */
export function parseVariant(name: string): Variant | null {
  return parsePhotograph(name) ?? parseIcon(name)
}

function parseIcon(name: string): Variant | null {
  const parts = /^(?<base>[\w-]{22})-icon-(?<size>[0-9]{2,3})\.png$/.exec(name)?.groups
  const size = iconSizes.find((known) => String(known) === parts?.size)
  if (parts?.base === undefined || size === undefined) return null
  return { kind: 'icon', base: parts.base, size }
}

function parsePhotograph(name: string): Variant | null {
  const parts = /^(?<base>[\w-]{22})-(?<width>[0-9]{2,4})\.(?<format>[a-z]+)$/.exec(name)?.groups
  const width = variantWidths.find((known) => String(known) === parts?.width)
  const format = variantFormats.find((known) => known === parts?.format)
  if (parts?.base === undefined || width === undefined || format === undefined) return null
  return { kind: 'photograph', base: parts.base, width, format }
}
