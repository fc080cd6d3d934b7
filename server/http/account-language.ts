import type { FastifyRequest } from 'fastify'
import { isShippedLanguage, type ShippedLanguage } from '../../domain/languages/language.ts'
import { LANGUAGE_HEADER } from '../../domain/languages/language-header.ts'

/**
 * Language of the messages to whoever sends a request: that of the account, or without a valid token
 * that of the sign-in screen. Null if none is chosen.
 */
export function languageOfRequest({
  administrator,
  headers,
}: FastifyRequest): ShippedLanguage | null {
  if (administrator !== null) return administrator.language
  const tag = headers[LANGUAGE_HEADER]
  return typeof tag === 'string' && isShippedLanguage(tag) ? tag : null
}
