import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { v7 as uuid } from 'uuid'
import type { Picture } from '../../../domain/media/media.ts'
import { isDefaultAccent } from '../../../domain/shop/accent.ts'
import { shareInProgress } from '../../kernel/single-flight.ts'
import type { Storage } from '../../storage/storage.ts'
import { saveIn, withFolder } from '../../storage/temporary-folder.ts'
import type { ImageProcess } from './image-process.ts'

/** Content of a link preview. */
interface PreviewFacts {
  picture: Picture | null
  name: string
  brand: string
  accent: string
}

export type PreviewMaker = ReturnType<typeof createPreviewMaker>

/** Previews are generated once, one at a time. */
export function createPreviewMaker(
  images: ImageProcess,
  originals: Storage,
  previews: Storage,
  temporaryFolder: string,
) {
  const limit = pLimit(1)
  const inProgress = new Map<string, Promise<string>>()

  async function make(facts: PreviewFacts, name: string): Promise<string> {
    if ((await previews.size(name)) !== null) return name
    await withFolder(temporaryFolder, async (folder) => {
      const target = join(folder, uuid())
      await limit(() => draw(facts, folder, target))
      await previews.put(name, target)
    })
    return name
  }

  async function draw({ picture, ...words }: PreviewFacts, folder: string, target: string) {
    const photograph = picture === null ? null : await savePhotograph(picture, folder)
    await images.run('drawPreview', { ...words, photograph, target })
  }

  async function savePhotograph({ url }: Picture, folder: string): Promise<string> {
    return saveIn(folder, await originals.read(url.split('/').at(-1) ?? ''))
  }

  return {
    /** Generates the preview if it is not stored yet; returns its name in the storage. */
    ensure(facts: PreviewFacts): Promise<string> {
      const name = nameOf(facts)
      return shareInProgress(inProgress, name, () => make(facts, name))
    },
  }
}

/** A change of picture, name, brand or colour gives another name. */
function nameOf({ picture, name, brand, accent }: PreviewFacts): string {
  const own = isDefaultAccent(accent) ? [] : [accent]
  const facts = JSON.stringify([picture?.url ?? '', picture?.focus ?? '', name, brand, ...own])
  return `${createHash('sha256').update(facts).digest('hex')}.jpg`
}
