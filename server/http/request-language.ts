import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import {
  originalLanguage,
  type ShippedLanguage,
  shippedLanguages,
} from '../../domain/languages/language.ts'
import type { MessageWriter } from '../../domain/messages/message-writer.ts'
import { messageWriters } from '../kernel/message-writers.ts'

/** Writer of messages in the language of the account, or else of the request. */
export function writerOf({ administrator, headers }: FastifyRequest): MessageWriter {
  return messageWriters[administrator?.language ?? preferredLanguage(headers['accept-language'])]
}

/** Language of ours that the header prefers; English if it has none. */
export function preferredLanguage(header = ''): ShippedLanguage {
  const tags = header.toLowerCase().replace(/-[^,;]*/g, '')
  return negotiate(tags, [...shippedLanguages]) ?? originalLanguage
}
