import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { columnAssignment, csvBody } from '../../../domain/api/product-import.ts'
import { message } from '../../../domain/messages/api-message.ts'
import { openText } from '../../fields/field-kind.ts'
import { readBody } from '../../http/endpoint.ts'
import { bodyLimit, type Part, type UploadLimits, withForm } from '../../http/multipart.ts'
import { invalid } from '../../kernel/errors.ts'
import type { MediaLibrary } from '../../media/media-library.ts'
import { Upload } from '../../storage/upload.ts'
import { tableLimits } from './csv-table.ts'
import type { Assignment } from './foreign/assigned-table.ts'
import { openPhotoArchive, type PhotoArchive } from './photo-archive.ts'
import type { ImportAttachments } from './product-csv-service.ts'

/**
 * Reads the upload of an import: a table as JSON or as a file of a form, with a ZIP file of photos
 * beside it or around it. Its temporary files are deleted after `use`.
 */
export async function withImportSource<R>(
  request: FastifyRequest,
  media: MediaLibrary,
  uploadLimits: UploadLimits,
  use: (table: Uint8Array | string, attachments: ImportAttachments) => Promise<R>,
): Promise<R> {
  if (!request.isMultipart()) {
    const { csv, columns } = readBody(csvBody, request.body)
    return use(csv, { archive: null, columns })
  }
  const whole = bodyLimit(uploadLimits)
  const form = {
    reservePath: media.temporaryPath,
    maxBytes: 2 * whole,
    limitOf(name: string, filename: string): number | null {
      // Empty file inputs have no name.
      if (filename === '') return null
      if (name === 'file') return isZip(filename) ? whole : tableLimits.bytes
      return name === 'photos' ? whole : null
    },
  }
  return withForm(request, form, async (parts) => {
    const fileOf = (name: string) =>
      parts
        .flatMap(([other, part]) => (other === name && part instanceof Upload ? part : []))
        .at(-1)
    const [file, photos] = [fileOf('file'), fileOf('photos')]
    if (file === undefined) throw invalid({ file: message('import.fileMissing') })
    const isAbandoned = () => request.socket.destroyed
    const columns = readColumns(parts)
    if (!isZip(file.filename)) {
      return withArchive(photos, 'photos', uploadLimits, async (archive) =>
        use(await readFile(file.path), { archive, isAbandoned, columns }),
      )
    }
    if (photos !== undefined) throw invalid({ photos: twoArchives })
    return withArchive(file, 'file', uploadLimits, async (archive) =>
      use(await readTableOf(archive), { archive, isAbandoned, columns }),
    )
  })
}

/** Columns that a form assigns, as JSON. Throws a 422 on `columns`. */
function readColumns(parts: [name: string, part: Part][]): Assignment | undefined {
  const text = parts.flatMap(([name, part]) => (name === 'columns' ? part : [])).at(-1)
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const read = columnAssignment.safeParse(openText(text))
  if (!read.success) throw invalid({ columns: message('import.invalidColumns') })
  return read.data
}

const twoArchives = message('import.twoArchives')

function isZip(filename: string): boolean {
  return /\.zip$/i.test(filename)
}

async function withArchive<R>(
  upload: Upload | undefined,
  field: string,
  uploadLimits: UploadLimits,
  use: (archive: PhotoArchive | null) => Promise<R>,
): Promise<R> {
  if (upload === undefined) return use(null)
  const limits = {
    photo: uploadLimits.maxImageBytes,
    whole: MAX_UNPACK_RATIO * bodyLimit(uploadLimits),
  }
  const archive = await openPhotoArchive(upload.path, limits, field)
  try {
    return await use(archive)
  } finally {
    archive.close()
  }
}

/** Photos hardly shrink in a ZIP file; tables may. */
const MAX_UNPACK_RATIO = 2

async function readTableOf(archive: PhotoArchive | null): Promise<Uint8Array> {
  const [table, ...more] = archive?.tables ?? []
  if (archive === null || table === undefined) {
    throw invalid({ file: message('import.noTableInArchive') })
  }
  if (more.length > 0) {
    throw invalid({
      file: message('import.severalTablesInArchive', { names: [table, ...more].join(', ') }),
    })
  }
  return archive.read(table, tableLimits.bytes)
}
