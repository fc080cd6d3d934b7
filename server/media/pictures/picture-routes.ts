import type { FastifyRequest } from 'fastify'
import { MAX_ADDED_PICTURES, pictureEndpoints } from '../../../domain/api/pictures.ts'
import { limits } from '../../../domain/content/limits.ts'
import { picture } from '../../../domain/content/picture.ts'
import { message, recordLabel } from '../../../domain/messages/api-message.ts'
import { countUses } from '../../content/pictures/rewrite-uses.ts'
import { type Endpoint, implement, readIfMatch } from '../../http/endpoint.ts'
import { bodyLimit, type Part, type UploadLimits, withForm } from '../../http/multipart.ts'
import { badRequest, invalid, withCurrent } from '../../kernel/errors.ts'
import { Upload } from '../../storage/upload.ts'
import type { MediaLibrary } from '../media-library.ts'
import type { PictureChanges } from './picture-changes.ts'
import type { AddedFile, PictureService } from './picture-service.ts'

interface PictureRouteServices {
  pictures: PictureService
  pictureChanges: PictureChanges
  media: MediaLibrary
}

/** Routes of the library of pictures. */
export function createPictureRoutes(
  { pictures, pictureChanges, media }: PictureRouteServices,
  uploadLimits: UploadLimits,
): Endpoint[] {
  return [
    implement(pictureEndpoints.list, ({ query }) => pictures.list(query)),
    implement(pictureEndpoints.read, async ({ params }) => ({
      pictureData: await pictures.read(params.id),
    })),
    implement(pictureEndpoints.formerUses, async ({ params }) => ({
      formerUses: await pictures.formerUses(params.id),
    })),
    implement(pictureEndpoints.add, ({ request, reply, currentUser, say }) =>
      withFiles(request, media, uploadLimits, async (files) => {
        const added = await pictures.add(files, currentUser._id)
        const count = added.filter(({ isNew }) => isNew).length
        const known = added.length - count
        if (count === 0) reply.status(200)
        return {
          message: say('results.picturesAdded', { added: count, known, count: added.length }),
          pictures: added,
        }
      }),
    ),
    implement(
      pictureEndpoints.update,
      async ({ params: { id }, body, request, currentUser, say }) => {
        const change = await withCurrent(
          () => pictures.read(id),
          () => pictures.change(id, body, currentUser._id, readIfMatch(request)),
        )
        return {
          message: say('results.recordSaved', { record: recordLabel(picture) }),
          pictureData: await pictures.readDetails(change.record),
          count: countUses(change.rewritten),
          ...(change.undo !== undefined && { undo: change.undo }),
        }
      },
    ),
    implement(pictureEndpoints.delete, async ({ params: { id }, request, currentUser, say }) => {
      await withCurrent(
        () => pictures.read(id),
        () => pictures.remove(id, currentUser._id, readIfMatch(request)),
      )
      return { message: say('results.recordDeleted', { record: recordLabel(picture) }) }
    }),
    implement(pictureEndpoints.deleteMany, async ({ body, currentUser, say }) => {
      const versions = await pictures.removeMany(body.ids, body.versions ?? {}, currentUser._id)
      const count = Object.keys(versions).length
      return { message: say('results.picturesDeleted', { count }), versions }
    }),
    implement(pictureEndpoints.replace, async ({ params, body, currentUser, say }) => {
      const result = await pictureChanges.replace(params.id, body.by, currentUser._id)
      return { message: say('results.pictureReplaced', { count: result.count }), ...result }
    }),
    implement(pictureEndpoints.undo, async ({ params, currentUser, say }) => {
      const count = await pictureChanges.undo(params.token, currentUser._id)
      return { message: say('results.pictureUndone', { count }), count }
    }),
  ]
}

const filePart = 'file'
const posterPart = 'filePoster'

/** Files of a form in order, each with what the parts behind it say about it. */
function withFiles<R>(
  request: FastifyRequest,
  media: MediaLibrary,
  uploadLimits: UploadLimits,
  use: (files: AddedFile[]) => Promise<R>,
): Promise<R> {
  if (!request.isMultipart()) throw invalid({ file: message('pictures.noFile') })
  const { maxImageBytes, maxVideoBytes } = uploadLimits
  const form = {
    reservePath: media.temporaryPath,
    maxBytes: bodyLimit(uploadLimits),
    limitOf(name: string, filename: string) {
      if (name === posterPart) return maxImageBytes
      if (name !== filePart) return null
      return isVideoName(filename) ? maxVideoBytes : maxImageBytes
    },
  }
  return withForm(request, form, async (parts) => {
    const files = readFiles(parts)
    if (files.length === 0) throw invalid({ file: message('pictures.noFile') })
    if (files.length > MAX_ADDED_PICTURES)
      throw invalid({ file: message('pictures.tooMany', { max: MAX_ADDED_PICTURES }) })
    if (request.socket.destroyed) throw badRequest(message('requests.uploadCancelled'))
    return use(files)
  })
}

function readFiles(parts: readonly [name: string, part: Part][]): AddedFile[] {
  const files: AddedFile[] = []
  for (const [name, part] of parts) {
    const last = files.at(-1)
    if (part instanceof Upload && name === filePart && part.bytes > 0)
      files.push({ upload: part, isVideo: isVideoName(part.filename) })
    else if (last === undefined) continue
    else if (part instanceof Upload && name === posterPart && part.bytes > 0)
      last.upload = new Upload({ ...last.upload, poster: part })
    else if (typeof part === 'string' && name === 'alt')
      last.upload = new Upload({ ...last.upload, alt: readAlt(part) })
  }
  return files
}

function readAlt(text: string): string {
  const alt = text.trim()
  if (alt.length <= limits.line) return alt
  throw invalid({ alt: message('fields.tooLong', { max: limits.line }) })
}

/** The bytes are checked when the file is stored. */
function isVideoName(filename: string): boolean {
  return /\.(?:mp4|m4v|mov|webm)$/i.test(filename)
}
