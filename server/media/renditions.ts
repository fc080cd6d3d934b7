import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { jpegWidth, type VariantFormat, widthsOf } from '../../domain/media.ts'
import type { Storage } from '../storage/storage.ts'
import type { ImageProcess } from './image-process.ts'
import type { Pixels } from './image-task.ts'
import type { Turns } from './image-work.ts'
import { baseOf } from './names.ts'
import { withFolder } from './temporary-folder.ts'

/** One rendition of a photograph: a width in a format. */
interface Rendition {
  width: number
  format: VariantFormat
}

/** What a page may name as soon as the photograph is ready for WebP, and for AVIF. */
export type Stage = 'webp' | 'avif'

export interface RenditionMaker {
  /** Those of a stage that are not kept yet. */
  missing(file: string, width: number, stage: Stage): Promise<Rendition[]>
  /** Makes renditions from one decoding. */
  make(file: string, pixels: Pixels, renditions: Rendition[]): Promise<void>
}

export function createRenditionMaker(
  images: ImageProcess,
  variants: Storage,
  temporaryFolder: string,
  turns: Turns,
): RenditionMaker {
  async function write(
    name: string,
    pixels: Pixels,
    format: VariantFormat,
    folder: string,
  ): Promise<void> {
    const target = join(folder, uuid())
    await turns(() => images.writeRendition(pixels, format, target))
    await variants.put(name, target)
  }

  async function makeIn(folder: string, file: string, pixels: Pixels, renditions: Rendition[]) {
    const widths = [...new Set(renditions.map(({ width }) => width))].sort((a, b) => b - a)
    const writing: Promise<void>[] = []
    let level = pixels
    try {
      for (const width of widths) {
        const larger = level
        // Each from the one before: from the photograph itself the smallest would take the longest.
        level = await turns(() => images.shrink(larger, width, folder))
        for (const one of renditions.filter((rendition) => rendition.width === width)) {
          const written = write(renditionName(file, one), level, one.format, folder)
          // It may fail before anybody waits for it.
          written.catch(() => {})
          writing.push(written)
        }
      }
    } finally {
      // Nothing is left under way, whatever failed.
      await Promise.allSettled(writing)
    }
    await Promise.all(writing)
  }

  return {
    async missing(file, width, stage) {
      const wanted = renditionsOf(width, stage)
      const sizes = await Promise.all(wanted.map((one) => variants.size(renditionName(file, one))))
      return wanted.filter((_, index) => sizes[index] === null)
    },

    make: (file, pixels, renditions) =>
      withFolder(temporaryFolder, (folder) => makeIn(folder, file, pixels, renditions)),
  }
}

function renditionsOf(width: number, stage: Stage): Rendition[] {
  const ladder = widthsOf({ width }).map((one) => ({ width: one, format: stage }))
  if (stage === 'avif') return ladder
  return [...ladder, { width: jpegWidth({ width }), format: 'jpg' }]
}

function renditionName(file: string, { width, format }: Rendition): string {
  return `${baseOf(file)}-${width}.${format}`
}
