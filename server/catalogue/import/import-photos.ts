import { rm } from 'node:fs/promises'
import { normaliseName, readPhotoName } from '../../../domain/catalogue/photo-file-names.ts'
import { type ApiMessage, type MessageCode, message } from '../../../domain/messages/api-message.ts'
import type { StoredRecord } from '../../db/record-repository.ts'
import { type StoredPicture, storedSchemas } from '../../fields/stored-values.ts'
import { invalid } from '../../kernel/errors.ts'
import type { MediaLibrary, MediaUpload } from '../../media/media-library.ts'
import { mediaUrl } from '../../storage/file-names.ts'
import { Upload } from '../../storage/upload.ts'
import { readList } from './csv-table.ts'
import type { PhotoArchive } from './photo-archive.ts'

/** A photo of the ZIP file, by its name there. */
export interface ArchivedPhoto {
  archived: string
}
/** A photo planned for a product: one that it has already, or one of the ZIP file. */
export type PlannedPhoto = StoredPicture | ArchivedPhoto

export function isArchived(photo: PlannedPhoto): photo is ArchivedPhoto {
  return 'archived' in photo
}

/** Matches the photos of a ZIP file to the rows of a table. */
export type PhotoFinder = ReturnType<typeof createPhotoFinder>

export function createPhotoFinder(files: string[]) {
  const byPath = new Map(files.map((file) => [file.toLowerCase(), file]))
  const byName = Map.groupBy(files, (file) => baseOf(file).toLowerCase())
  const byStem = Map.groupBy(files, (file) => readPhotoName(file).stem)

  function findFile(entry: string): { file?: string; error?: ApiMessage } {
    const wanted = entry.normalize().toLowerCase()
    const file = byPath.get(wanted)
    if (file !== undefined) return { file }
    const found = byName.get(baseOf(wanted)) ?? []
    if (found.length > 1)
      return { error: message('import.ambiguousPhoto', { name: baseOf(entry) }) }
    const [only] = found
    return only === undefined
      ? { error: message('import.unknownPhoto', { name: entry }) }
      : { file: only }
  }

  return {
    /**
     * The product's new photos, or null to keep them as they are. `cell` names them in order: files
     * of the ZIP, or URLs of the product's own photos. If it names none and the product has no photos
     * yet, the files named like the product are used.
     */
    find(
      cell: string,
      name: string,
      before: StoredRecord | undefined,
    ): { photos: PlannedPhoto[] | null; error?: ApiMessage } {
      const pictures = storedSchemas.images.parse(before?.fields.images ?? [])
      const entries = readList(cell)
      if (entries.length === 0) {
        const named = byStem.get(normaliseName(name)) ?? []
        const isWanted = pictures.length === 0 && normaliseName(name) !== '' && named.length > 0
        return { photos: isWanted ? named.map((archived) => ({ archived })) : null }
      }
      const photos = new Map<string, PlannedPhoto>()
      for (const entry of entries) {
        const own = pictures.find(({ file }) => entry.endsWith(mediaUrl(file)))
        const { file = '', error } = own === undefined ? findFile(entry) : { file: own.file }
        if (error !== undefined) return { photos: null, error }
        photos.set(file, own ?? { archived: file })
      }
      return { photos: [...photos.values()] }
    },
  }
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/**
 * Uploads the photos of a ZIP file that an import uses, each once; returns them by their names
 * there.
 */
export async function ingestPhotos(
  names: ReadonlySet<string>,
  archive: PhotoArchive,
  mediaUpload: MediaUpload,
  media: MediaLibrary,
): Promise<Map<string, StoredPicture>> {
  const taken = new Map<string, StoredPicture>()
  for (const name of names) {
    const path = await media.temporaryPath()
    try {
      const bytes = await archive.unpack(name, path)
      taken.set(name, await mediaUpload.picture(new Upload({ path, filename: name, bytes })))
    } finally {
      await rm(path, { force: true })
    }
  }
  return taken
}

/** Replaces planned photos by stored ones, each once. Throws a 422 if a photo was not uploaded. */
export function settlePhotos(
  photos: PlannedPhoto[],
  taken: ReadonlyMap<string, StoredPicture>,
): StoredPicture[] {
  const pictures = photos.map((photo) => {
    const picture = isArchived(photo) ? taken.get(photo.archived) : photo
    if (picture === undefined) throw invalid({ images: message('import.productChangedMeanwhile') })
    return picture
  })
  return [...new Map(pictures.map((picture) => [picture.file, picture])).values()]
}

/** Note that names the photos of the ZIP file that no product uses. */
export function describeUnusedFiles(
  files: string[],
  used: ReadonlySet<string>,
): ApiMessage<MessageCode>[] {
  const unused = files.filter((file) => !used.has(file))
  if (unused.length === 0) return []
  const count = unused.length
  const names = unused.slice(0, MAX_NAMED_FILES).join(', ')
  const more = count - MAX_NAMED_FILES
  return [
    more > 0
      ? message('results.moreUnusedPhotos', { count, names, more })
      : message('results.unusedPhotos', { count, names }),
  ]
}

const MAX_NAMED_FILES = 5
