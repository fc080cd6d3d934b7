import type { FastifyRequest } from 'fastify'
import {
  isShippedLanguage,
  originalLanguage,
  type ShippedLanguage,
} from '../../domain/languages/language.ts'
import type { MessageWriter } from '../../domain/messages/message-writer.ts'
import { messageWriters } from '../kernel/message-writers.ts'

/** Writer of messages in the language of the account, or else of the request. */
export function writerOf({ administrator, headers }: FastifyRequest): MessageWriter {
  return messageWriters[administrator?.language ?? preferredLanguage(headers['accept-language'])]
}

/** Language of ours that the header prefers; English if it has none. */
export function preferredLanguage(header = ''): ShippedLanguage {
  const ranges = header.split(',').map((range) => {
    const [tag = '', quality = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase())
    return { tag: tag.replace(/-.*/, ''), quality: Number(quality.replace('q=', '')) }
  })
  const [first] = ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap(({ tag }) => (isShippedLanguage(tag) ? tag : []))
  return first ?? originalLanguage
}
