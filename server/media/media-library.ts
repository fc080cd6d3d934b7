import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { v7 as uuid } from 'uuid'
import type { PictureEdit } from '../../domain/media/picture-edit.ts'
import { message } from '../../domain/messages/api-message.ts'
import {
  ensurePictures,
  type LibraryPicture,
  type NewPicture,
} from '../content/pictures/library.ts'
import type { PictureFile } from '../content/pictures/picture-edits.ts'
import type { RecordWriter } from '../content/pictures/record-writer.ts'
import type { Connection, Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import type { MediaRow } from '../db/schema.ts'
import { variantJobs } from '../db/variant-job-repository.ts'
import type { StoredPicture, StoredVideo } from '../fields/stored-values.ts'
import { now } from '../kernel/clock.ts'
import { unavailable } from '../kernel/errors.ts'
import type { Storage } from '../storage/storage.ts'
import { saveIn, withFolder } from '../storage/temporary-folder.ts'
import type { Upload } from '../storage/upload.ts'
import type { ImageProcess } from './images/image-process.ts'
import type { TaskQueue } from './images/image-queue.ts'
import type { ProcessedImage } from './images/image-task.ts'
import type { VariantGenerator } from './variants/variant-generator.ts'
import { checkVideo, unlessDamaged } from './video/video-check.ts'
import { stripMetadata } from './video/video-metadata.ts'

/**
 * Uploads of one write. Files are on disk already; `record` adds their rows inside the transaction
 * that refers to them, `finish` removes those that no record refers to.
 */
export type MediaUpload = ReturnType<MediaLibrary['begin']>

export type MediaLibrary = ReturnType<typeof createMediaLibrary>

export interface LibraryParts {
  images: ImageProcess
  database: Database
  storage: Storage
  writer: RecordWriter
  temporaryFolder: string
  maker: VariantGenerator
  uploads: TaskQueue
  queue: TaskQueue
  /** Called after photos were stored. */
  onStored(): void
  /** Called if a file that no record refers to could not be removed. */
  onCleanupError(error: unknown): void
}

/**
 * Ingests photos and videos. `temporaryFolder` must be on the same file system as a disk storage.
 */
export function createMediaLibrary({
  images,
  database,
  storage,
  writer,
  temporaryFolder,
  maker,
  uploads,
  queue,
  onStored,
  onCleanupError,
}: LibraryParts) {
  /** Number of uploads in progress that hold each file, which may have no row yet. */
  const held = new Map<string, number>()
  /** Deletions in progress: an upload of the same bytes waits for them. */
  const deletions = new Map<string, Promise<boolean>>()
  const listeners: ((file: string) => void)[] = []

  /** A new path in the temporary folder; no file exists there yet. */
  async function temporaryPath(): Promise<string> {
    await mkdir(temporaryFolder, { recursive: true })
    return join(temporaryFolder, uuid())
  }

  async function drop(file: string, seen: number): Promise<boolean> {
    const isGone = await database.transaction().execute(async (transaction) => {
      if (await revisionRepository.isNamedSince(transaction, seen, file)) return false
      await mediaRepository.remove(transaction, file)
      // Inside the transaction, whose write lock keeps other processes from recording the same
      // bytes.
      await storage.remove(file)
      return true
    })
    if (isGone) for (const listener of listeners) listener(file)
    return isGone
  }

  /** Ends one upload's hold on a file. */
  function release(file: string): void {
    const others = (held.get(file) ?? 1) - 1
    if (others > 0) held.set(file, others)
    else held.delete(file)
  }

  /** Removes a file that no record refers to. */
  async function rollBack(file: string): Promise<void> {
    if ((await mediaRepository.find(database, file)) !== undefined) return
    await database.transaction().execute(async (transaction) => {
      const isKnown = (await mediaRepository.find(transaction, file)) !== undefined
      if (!isKnown && !held.has(file)) await storage.remove(file)
    })
  }

  return {
    temporaryPath,
    /**
     * Deletes a file that nothing referred to at revision `seen`, unless a write in progress holds it
     * or a later revision refers to it. Returns true if it was deleted.
     */
    async forget(file: string, seen: number): Promise<boolean> {
      if (held.has(file)) return false
      const dropping = drop(file, seen).finally(() => deletions.delete(file))
      deletions.set(file, dropping)
      return dropping
    },
    /** Calls back after a file was deleted. */
    onFileDeleted: (listener: (file: string) => void): void => void listeners.push(listener),
    begin() {
      const taken = new Map<string, MediaRow>()
      const holding = new Set<string>()
      /** New pictures of the library by file. */
      const pictures = new Map<string, NewPicture>()

      async function keep(
        path: string,
        facts: Omit<MediaRow, 'file' | 'bytes' | 'createdAt'>,
        extension: string,
      ) {
        const { name, bytes } = await images.run('name', { source: path })
        const file = `${name}.${extension}`
        if (!holding.has(file)) {
          held.set(file, (held.get(file) ?? 0) + 1)
          holding.add(file)
        }
        await deletions.get(file)
        await storage.put(file, path)
        // Only now: a write may record what was taken while other files are still being stored.
        if (!taken.has(file)) taken.set(file, { ...facts, file, bytes, createdAt: now() })
        return file
      }

      /** Stores a processed photo with its variants. */
      async function keepImage(
        target: string,
        { pixels, placeholder, ...facts }: ProcessedImage,
        picture: string | null = null,
      ) {
        const { extension, type, width, height } = facts
        const media = { kind: 'image', ready: 'webp', type, width, height, picture } as const
        const file = await keep(target, media, extension)
        await maker.make(file, pixels, await maker.missing(file, width, 'webp'))
        return { file, width, height, placeholder }
      }

      async function store(upload: Upload): Promise<StoredPicture> {
        return uploads(() =>
          withFolder(temporaryFolder, async (folder) => {
            const target = join(folder, uuid())
            const { path: source, filename } = upload
            const input = { source, target, folder, filename }
            const image = await queue(() => images.run('process', input))
            const { alt, focus, value } = upload
            const stored = { ...(await keepImage(target, image)), alt, focus }
            return value === '' ? stored : { ...stored, value }
          }),
        )
      }

      /** Makes and stores the file of an edited picture from its original. */
      async function edited(
        { _id, original }: { _id: string; original: string },
        edit: PictureEdit,
      ): Promise<PictureFile> {
        return uploads(() =>
          withFolder(temporaryFolder, async (folder) => {
            const target = join(folder, uuid())
            const source = await saveIn(folder, await storage.read(original))
            const image = await queue(() => images.run('edit', { source, edit, target, folder }))
            return keepImage(target, image, _id)
          }),
        )
      }

      async function picture(upload: Upload): Promise<StoredPicture> {
        const stored = await store(upload)
        const known = pictures.get(stored.file)
        if (known === undefined) pictures.set(stored.file, { media: stored, name: upload.filename })
        return stored
      }

      async function video(upload: Upload): Promise<StoredVideo> {
        const { extension, type } = await checkVideo(upload.path, upload.filename)
        const poster = upload.poster === null ? null : await store(upload.poster)
        const target = await temporaryPath()
        try {
          // An upload is temporary and can be moved; files of the demo must be copied.
          if (dirname(upload.path) === temporaryFolder) await rename(upload.path, target)
          else await copyFile(upload.path, target)
          if (extension !== 'webm')
            await unlessDamaged(upload.filename, () => stripMetadata(target))
          const facts = { type, width: 0, height: 0, picture: null } as const
          const media = { kind: 'video', ready: 'none', ...facts } as const
          const file = await keep(target, media, extension)
          const stored = { file, type, poster }
          pictures.set(file, { media: stored, name: upload.filename })
          return stored
        } finally {
          await rm(target, { force: true })
        }
      }

      return {
        picture,
        edited,
        video,
        /** Returns the pictures of the library that the files belong to, by file. */
        async record(
          connection: Connection,
          author: string | null,
        ): Promise<Map<string, LibraryPicture>> {
          for (const media of taken.values()) await recordMedia(connection, storage, media)
          return ensurePictures(connection, writer, [...pictures.values()], author)
        },
        /**
         * Ends the upload after the write committed or failed. Never rejects: after a commit an error
         * would make the client send the same write again.
         */
        async finish(): Promise<void> {
          const files = [...holding]
          holding.clear()
          taken.clear()
          for (const file of files) release(file)
          // A file that cannot be removed now goes with the sweep.
          for (const file of files) await rollBack(file).catch(onCleanupError)
          if (files.length > 0) onStored()
        },
      }
    },
  }
}

const lost = message('media.removedMeanwhile')

/**
 * Adds the row of a stored file inside the transaction that refers to it, and queues the missing
 * variants. Throws a 503 if the file is gone: the sweep, or a rollback in another process, may have
 * removed it since it was stored.
 */
export async function recordMedia(
  connection: Connection,
  storage: Pick<Storage, 'size'>,
  media: MediaRow,
): Promise<void> {
  const { file, kind, ready } = media
  if (!(await mediaRepository.add(connection, media))) return
  if ((await storage.size(file)) === null) throw unavailable(lost)
  if (kind !== 'image') return
  await variantJobs.add(connection, { file, stage: ready === 'none' ? 'webp' : 'avif' })
}
