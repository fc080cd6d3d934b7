import { z } from 'zod'
import { type Input, sentValue, withValues } from '../content/input.ts'
import type { Connection } from '../db/database.ts'
import { pictureRepository } from '../db/picture-repository.ts'
import { openText } from '../fields/field-kind.ts'
import { fileOfUrl, mediaUrl, shorten } from '../storage/file-names.ts'

/** Files are named by their content, so that one that this shop has may be sent with any origin. */
const origin = /^https?:\/\/[^/]+/i

const sentImage = z.union([
  z.string().transform((url) => ({ url })),
  z.looseObject({ url: z.string() }),
])
const sentLines = z.array(z.looseObject({ image: z.unknown().optional() }))

/** The input with pictures of the library in place of their addresses, which its lines may name. */
export async function withLinePictures(connection: Connection, input: Input): Promise<Input> {
  const lines = sentLines.safeParse(openText(sentValue(input, 'lines'))).data ?? []
  if (lines.length === 0) return input
  const ids = await pictureRepository.ofFiles(connection, lines.map(fileOf))
  const named = lines.map((line) => {
    const picture = ids.get(fileOf(line))
    if (!picture) return line
    return { ...line, image: { ...sentImage.parse(line.image), picture } }
  })
  return withValues(input, { lines: named })
}

/** File that a line names by its address; empty if it names none. */
function fileOf({ image }: { image?: unknown }): string {
  const sent = sentImage.safeParse(image).data?.url ?? ''
  const url = shorten(sent.trim().replace(origin, ''))
  return url.startsWith(mediaUrl('')) ? fileOfUrl(url) : ''
}
