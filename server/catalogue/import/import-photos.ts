import { rm } from 'node:fs/promises'
import { normaliseName, readPhotoName } from '../../../domain/catalogue/photo-file-names.ts'
import { picture } from '../../../domain/content/picture.ts'
import { type ApiMessage, type MessageCode, message } from '../../../domain/messages/api-message.ts'
import { findImage } from '../../content/pictures/named-pictures.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { type NamedPicture, readNamedPicture } from '../../fields/named-picture.ts'
import { type StoredPicture, storedSchemas } from '../../fields/stored-values.ts'
import { invalid } from '../../kernel/errors.ts'
import type { MediaLibrary, MediaUpload } from '../../media/media-library.ts'
import { mediaUrl } from '../../storage/file-names.ts'
import { Upload } from '../../storage/upload.ts'
import { readList } from './csv-table.ts'
import { importRepository } from './import-repository.ts'
import { importedPictures } from './imported-picture-repository.ts'
import type { PhotoArchive } from './photo-archive.ts'
import { DownloadError, isAddress, readAddress } from './picture-download.ts'

/** Details of a photo in a table beside its file. */
export type PhotoDetails = Pick<StoredPicture, 'alt' | 'value'>

/** A photo of the ZIP file, by its name there. */
interface ArchivedPhoto extends PhotoDetails {
  archived: string
  /** Address that the table names it by; absent for a name in the ZIP file. */
  source?: string
}
/** A photo that is fetched after the import. */
interface AddressedPhoto extends PhotoDetails {
  address: string
}
/** A photo planned for a product: one that it has already, or a new one. */
export type PlannedPhoto = StoredPicture | ArchivedPhoto | AddressedPhoto

export function isArchived(photo: PlannedPhoto): photo is ArchivedPhoto {
  return 'archived' in photo
}

export function isAddressed(photo: PlannedPhoto): photo is AddressedPhoto {
  return 'address' in photo
}

/** Photos that a table names and the shop has already, or fetches. */
export interface KnownPhotos {
  /** Pictures of the library that cells name as `picture:<id>`, by id. */
  library: ReadonlyMap<string, StoredRecord>
  /** Files that earlier imports fetched, by address. */
  files: ReadonlyMap<string, ReadonlySet<string>>
  /** Pictures that earlier imports still fetch, as `<product> <address>`. */
  awaited: ReadonlySet<string>
}

/** Reads what is known of the pictures and addresses in cells, for the products with these ids. */
export async function readKnownPhotos(
  connection: Connection,
  cells: string[],
  products: string[],
): Promise<KnownPhotos> {
  const entries = cells.flatMap(readList)
  const ids = entries.flatMap((entry) => readNamedPicture(entry)?.id ?? [])
  const library = await contentRepository.findAll(connection, picture, ids)
  const addresses = entries.flatMap((entry) =>
    isAddress(entry) ? (normaliseAddress(entry) ?? []) : [],
  )
  if (addresses.length === 0) return { library, files: new Map(), awaited: new Set() }
  return {
    library,
    files: await importedPictures.fetchedFiles(connection, addresses),
    awaited: await importRepository.awaited(connection, products),
  }
}

function normaliseAddress(entry: string): string | null {
  try {
    return readAddress(entry).href
  } catch (error) {
    if (error instanceof DownloadError) return null
    throw error
  }
}

/** The photos of a row, as its cells give them. */
interface PhotoCells {
  /** Names in order: files of the ZIP, addresses, pictures, or URLs of the product's own photos. */
  cell: string
  /** Name of the product. */
  name: string
  before: StoredRecord | undefined
  /** Alternative texts and shown values of choices, by address as the cell writes it. */
  details?: (address: string) => PhotoDetails
}

/** Matches the photos of a ZIP file, and addresses, to the rows of a table. */
export type PhotoFinder = ReturnType<typeof createPhotoFinder>

/** `files` are those of the ZIP file; null without one. */
export function createPhotoFinder(files: string[] | null, known: KnownPhotos) {
  const archived = files ?? []
  const byPath = new Map(archived.map((file) => [file.toLowerCase(), file]))
  const byName = Map.groupBy(archived, (file) => baseOf(file).toLowerCase())
  const byStem = Map.groupBy(archived, (file) => readPhotoName(file).stem)

  function findFile(entry: string): { file: string } | { error: ApiMessage } {
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

  /** The photo at an address: one that the product got from it before, or a new one. */
  function findAddress(
    entry: string,
    pictures: StoredPicture[],
    detailsOf: (address: string) => PhotoDetails,
  ): { photo: PlannedPhoto } | { error: ApiMessage } {
    try {
      const { href: address, pathname } = readAddress(entry)
      const details = detailsOf(entry)
      const fetched = pictures.find(({ file }) => known.files.get(address)?.has(file))
      if (fetched !== undefined) return { photo: fetched }
      const found = byName.get(decodePath(baseOf(pathname)).normalize().toLowerCase()) ?? []
      const [file] = found
      return {
        photo:
          found.length === 1 && file
            ? { archived: file, source: address, ...details }
            : { address, ...details },
      }
    } catch (error) {
      if (error instanceof DownloadError) return { error: error.said }
      throw error
    }
  }

  function findInLibrary(named: NamedPicture, pictures: StoredPicture[]) {
    const record = known.library.get(named.id)
    const image = findImage(record, named)
    if (image === null)
      return { error: message(record ? 'pictures.notAnImage' : 'pictures.unknown') }
    return { photo: pictures.find(({ file }) => file === image.file) ?? image }
  }

  return {
    /**
     * The product's new photos, or null to keep them as they are. If the cell names none and the
     * product has no photos yet, the files named like the product are used. Without a ZIP file, a
     * cell without pictures of the library and addresses of other sites changes nothing.
     */
    find({ cell, name, before, details = () => ({ alt: '' }) }: PhotoCells): {
      photos: PlannedPhoto[] | null
      error?: ApiMessage
    } {
      const pictures = storedSchemas.images.parse(before?.fields.images ?? [])
      const entries = readList(cell)
      const ownOf = (entry: string) => pictures.find(({ file }) => entry.endsWith(mediaUrl(file)))
      if (entries.length === 0) {
        const named = byStem.get(normaliseName(name)) ?? []
        const isWanted = pictures.length === 0 && normaliseName(name) !== '' && named.length > 0
        return { photos: isWanted ? named.map((one) => ({ archived: one, alt: '' })) : null }
      }
      const isElsewhere = (entry: string) =>
        readNamedPicture(entry) !== null || (isAddress(entry) && !ownOf(entry))
      if (files === null && !entries.some(isElsewhere)) return { photos: null }
      const photos = new Map<string, PlannedPhoto>()
      for (const entry of entries) {
        const own = ownOf(entry)
        const found = own ? { photo: own } : findNew(entry, pictures, details)
        if ('error' in found) return { photos: null, error: found.error }
        photos.set(keyOf(found.photo), found.photo)
      }
      const all = [...photos.values()]
      const fresh = all.filter((photo) => isNew(photo) && !isAwaited(photo, before))
      // An earlier import that still fetches the others also puts them into their order.
      const hasAwaited = all.some((photo) => isAwaited(photo, before))
      if (!hasAwaited) return { photos: all }
      return {
        photos: fresh.length > 0 ? all.filter((photo) => !isAwaited(photo, before)) : null,
      }
    },
  }

  function isAwaited(photo: PlannedPhoto, before: StoredRecord | undefined): boolean {
    return isAddressed(photo) && known.awaited.has(`${before?._id} ${photo.address}`)
  }

  function findNew(
    entry: string,
    pictures: StoredPicture[],
    details: (address: string) => PhotoDetails,
  ) {
    const named = readNamedPicture(entry)
    if (named !== null) return findInLibrary(named, pictures)
    if (isAddress(entry)) return findAddress(entry, pictures, details)
    const found = findFile(entry)
    return 'error' in found ? found : { photo: { archived: found.file, alt: '' } }
  }
}

function isNew(photo: PlannedPhoto): photo is ArchivedPhoto | AddressedPhoto {
  return isAddressed(photo) || isArchived(photo)
}

/** Key under which a photo is planned once for a product. */
function keyOf(photo: PlannedPhoto): string {
  if (isAddressed(photo)) return photo.address
  return isArchived(photo) ? photo.archived : photo.file
}

/** A name in a URL, decoded if it can be. */
function decodePath(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
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

/**
 * Replaces planned photos by stored ones, each once; those at addresses come later. Throws a 422 if
 * a photo was not uploaded.
 */
export function settlePhotos(
  photos: PlannedPhoto[],
  taken: ReadonlyMap<string, StoredPicture>,
): StoredPicture[] {
  const settled = new Map<string, StoredPicture>()
  for (const photo of photos) {
    if (isAddressed(photo)) continue
    const picture = isArchived(photo) ? withDetails(taken.get(photo.archived), photo) : photo
    if (picture === undefined) throw invalid({ images: message('import.productChangedMeanwhile') })
    settled.set(picture.file, picture)
  }
  return [...settled.values()]
}

function withDetails(
  picture: StoredPicture | undefined,
  details: PhotoDetails,
): StoredPicture | undefined {
  return picture && { ...picture, ...pickDetails(details) }
}

export function pickDetails({ alt, value }: PhotoDetails): PhotoDetails {
  return value === undefined ? { alt } : { alt, value }
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
