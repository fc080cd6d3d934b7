import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Language, ShopLanguages } from '../../domain/languages/language.ts'
import { pathInLanguage } from '../../domain/urls/language-paths.ts'
import { addresses } from '../../domain/urls/page-paths.ts'

/** A redirect from a record's URL with only its id to the present one. */
export interface Forwarding {
  from: string
  /** Absolute path. */
  to: string
  language: Language
}

/** Records per request. */
const BATCH_SIZE = 200
const record = z.object({ _id: z.string(), path: z.string() })
const products = z.object({ categoryItemData: z.array(record) })
const categories = z.object({ categoryData: z.array(record) })
const rooms = z.object({ roomData: z.array(record) })

/** Redirects for old links in all languages, which contain only the id of a product, category or room. */
export async function readForwardings(
  app: FastifyInstance,
  languages: ShopLanguages,
): Promise<Forwarding[]> {
  const forward = (from: string, to: string): Forwarding[] =>
    languages.all.map((language) => ({
      from: pathInLanguage(from, language, languages.default),
      to: pathInLanguage(to, language, languages.default),
      language,
    }))
  const read = async (path: string, skip: number): Promise<unknown> => {
    const url = `/api${path}?skip=${skip}&limit=${BATCH_SIZE}`
    return JSON.parse((await app.inject({ method: 'GET', url })).body)
  }
  const found: Forwarding[] = []
  for (let skip = 0; ; skip += BATCH_SIZE) {
    const { categoryItemData } = products.parse(await read('/ourCategoriesItems', skip))
    const { categoryData } = categories.parse(await read('/ourCategories', skip))
    const { roomData } = rooms.parse(await read('/rooms', skip))
    for (const { _id, path } of categoryItemData) {
      found.push(...forward(addresses.product(_id), path))
    }
    for (const { _id, path } of categoryData) {
      found.push(...forward(addresses.category(_id), path))
    }
    for (const { _id, path } of roomData) {
      found.push(...forward(addresses.room(_id), path))
    }
    const longest = Math.max(categoryItemData.length, categoryData.length, roomData.length)
    if (longest < BATCH_SIZE) return found
  }
}

/** A page that redirects without script; search engines index the canonical URL instead. */
export function forwardingPage({ to, language }: Forwarding, origin: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"/><title>This page has moved</title>`,
    `<link rel="canonical" href="${origin}${to}"/><meta http-equiv="refresh" content="0;url=${to}"/>`,
    `</head><body><p><a href="${to}">This page has moved.</a></p></body></html>`,
  ].join('')
}
