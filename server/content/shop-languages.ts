import { isLanguage, originalLanguage } from '../../domain/languages/language.ts'
import type { ShopLanguages } from '../../domain/languages/shop-languages.ts'
import type { ShownLanguage } from '../../domain/languages/shown-language.ts'
import { message } from '../../domain/messages/api-message.ts'
import { badRequest } from '../kernel/errors.ts'

/** The languages that the settings name. */
export function toShopLanguages(setting: unknown): ShopLanguages {
  const tags: unknown[] = Array.isArray(setting) ? setting : []
  const [first = originalLanguage, ...others] = tags.flatMap((tag) =>
    typeof tag === 'string' && isLanguage(tag) ? tag : [],
  )
  return { all: [first, ...others], default: first }
}

/** Throws a 400 for a tag that is none of the languages; empty, it means the default one. */
export function findShownLanguage(
  { all, default: defaultLanguage }: ShopLanguages,
  tag = '',
): ShownLanguage {
  const wanted = tag.trim().toLowerCase()
  if (wanted === '') return { language: defaultLanguage, defaultLanguage }
  const language = all.find((one) => one === wanted)
  if (language !== undefined) return { language, defaultLanguage }
  throw badRequest(message('requests.notInLanguage', { tag, values: all.join(', ') }))
}
