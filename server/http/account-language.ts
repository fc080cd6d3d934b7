import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Administrator } from '../../domain/api/accounts.ts'
import { type ShippedLanguage, shippedLanguages } from '../../domain/languages/language.ts'
import { LANGUAGE_HEADER } from '../../domain/languages/language-header.ts'

const chosen = z.object({ language: z.enum(shippedLanguages) })

/** Language that an administrator chose for the back office; null if none is chosen. */
export function languageOf(administrator: Administrator): ShippedLanguage | null {
  return chosen.safeParse(administrator).data?.language ?? null
}

/**
 * Language of the messages to whoever sends a request, null for English as it is written: that of
 * the account, or without a valid token that of the sign-in screen.
 */
export function languageOfRequest({
  administrator,
  headers,
}: FastifyRequest): ShippedLanguage | null {
  if (administrator !== null) return languageOf(administrator)
  return chosen.safeParse({ language: headers[LANGUAGE_HEADER] }).data?.language ?? null
}
