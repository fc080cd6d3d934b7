import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { createdWidths, jpegWidth, type VariantFormat } from '../../../domain/media/media.ts'
import type { VariantStage } from '../../db/variant-job-repository.ts'
import { baseOf } from '../../storage/file-names.ts'
import type { Storage } from '../../storage/storage.ts'
import { withFolder } from '../../storage/temporary-folder.ts'
import type { ImageProcess } from '../images/image-process.ts'
import type { TaskQueue } from '../images/image-queue.ts'
import type { Pixels } from '../images/image-task.ts'

/** Width and format of a variant. */
interface VariantSpec {
  width: number
  format: VariantFormat
}

export type VariantGenerator = ReturnType<typeof createVariantGenerator>

export function createVariantGenerator(
  images: ImageProcess,
  variants: Storage,
  temporaryFolder: string,
  queue: TaskQueue,
) {
  async function write(
    name: string,
    pixels: Pixels,
    format: VariantFormat,
    folder: string,
  ): Promise<void> {
    const target = join(folder, uuid())
    await queue(() => images.run('writeVariantOfPixels', { pixels, format, target }))
    await variants.put(name, target)
  }

  async function makeIn(folder: string, file: string, pixels: Pixels, specs: VariantSpec[]) {
    const widths = [...new Set(specs.map(({ width }) => width))].sort((a, b) => b - a)
    const writing: Promise<void>[] = []
    let level = pixels
    try {
      for (const width of widths) {
        const larger = level
        // Each width from the previous one: from the full photo the smallest would take the
        // longest.
        level = await queue(() => images.run('shrink', { pixels: larger, width, folder }))
        for (const one of specs.filter((variant) => variant.width === width)) {
          const written = write(variantName(file, one), level, one.format, folder)
          // The promise may reject before it is awaited.
          written.catch(() => {})
          writing.push(written)
        }
      }
    } finally {
      // Wait for all writes, even after an error.
      await Promise.allSettled(writing)
    }
    await Promise.all(writing)
  }

  return {
    /** Variants of a stage that are not stored yet. */
    async missing(file: string, width: number, stage: VariantStage): Promise<VariantSpec[]> {
      const wanted = listVariants(width, stage)
      const sizes = await Promise.all(wanted.map((one) => variants.size(variantName(file, one))))
      return wanted.filter((_, index) => sizes[index] === null)
    },

    /** Generates variants from one decoding. */
    make: (file: string, pixels: Pixels, specs: VariantSpec[]): Promise<void> =>
      withFolder(temporaryFolder, (folder) => makeIn(folder, file, pixels, specs)),
  }
}

function listVariants(width: number, stage: VariantStage): VariantSpec[] {
  const variantSpecs = createdWidths({ width }).map((one) => ({ width: one, format: stage }))
  if (stage === 'avif') return variantSpecs
  return [...variantSpecs, { width: jpegWidth({ width }), format: 'jpg' }]
}

function variantName(file: string, { width, format }: VariantSpec): string {
  return `${baseOf(file)}-${width}.${format}`
}
