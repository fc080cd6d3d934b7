import { z } from 'zod'
import { product } from '../../domain/content/product.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Input } from '../content/input.ts'
import type { Connection } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { contentRepository } from '../db/record-repository.ts'
import { openText, textsOf } from '../fields/field-kind.ts'
import { isPictureList, type StoredPicture } from '../fields/stored-values.ts'
import { invalid } from '../kernel/errors.ts'
import { fileOfUrl, mediaUrl, shorten } from '../storage/file-names.ts'

/** Files are named by their content, so that one that this shop has may be sent with any origin. */
const origin = /^https?:\/\/[^/]+/i

const sentImage = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
const sentLines = z.array(
  z.looseObject({ product: z.unknown().optional(), image: sentImage.catch('') }),
)

/**
 * The input with the pictures of this shop that its lines name by their addresses: the one place
 * where a sent image becomes a stored one. Throws a 422 for an unknown address.
 */
export async function withLinePictures(connection: Connection, input: Input): Promise<Input> {
  const pictures = new Map<string, StoredPicture>()
  for (const [index, line] of linesOf(input).entries()) {
    const url = shorten(line.image.trim())
    const path = url.replace(origin, '')
    if (!path.startsWith(mediaUrl(''))) continue
    const file = fileOfUrl(path)
    const picture =
      (await findInProduct(connection, line.product, file)) ?? (await findFile(connection, file))
    if (picture === null)
      throw invalid({ lines: message('quotations.unknownImage', { line: index + 1 }) })
    pictures.set(url, picture)
  }
  return { ...input, pictures }
}

function linesOf(input: Input) {
  const sent =
    input.kind === 'json' ? input.body.lines : textsOf(input.parts.get('lines') ?? []).at(-1)
  return sentLines.safeParse(openText(sent)).data ?? []
}

/** The picture as its product has it, with its alternative text. */
async function findInProduct(
  connection: Connection,
  id: unknown,
  file: string,
): Promise<StoredPicture | null> {
  if (typeof id !== 'string' || id === '') return null
  const record = await contentRepository.find(connection, product, id.toLowerCase())
  const images = record?.fields.images ?? null
  if (images === null || !isPictureList(images)) return null
  const found = images.find((one) => one.file === file)
  if (found === undefined) return null
  const { value: _, ...picture } = found
  return picture
}

async function findFile(connection: Connection, file: string): Promise<StoredPicture | null> {
  const media = await mediaRepository.find(connection, file)
  if (media === undefined || media.kind !== 'image') return null
  return { file, width: media.width, height: media.height, placeholder: '', alt: '', focus: '' }
}
