import { category } from '../../domain/content/category.ts'
import type { ContentType } from '../../domain/content/content-type.ts'
import { product } from '../../domain/content/product.ts'
import { room } from '../../domain/content/room.ts'
import { knownLanguages } from '../../domain/languages/language.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import { type RecordPath, readRecordPath } from '../../domain/urls/redirect-paths.ts'
import { leadOn, readSitePath } from '../../domain/urls/web-address.ts'
import type { ContentRules } from '../content/content-rules.ts'
import { findPageRecord } from '../content/page-urls.ts'
import type { Connection } from '../db/database.ts'
import { contentRepository } from '../db/record-repository.ts'
import { invalid } from '../kernel/errors.ts'
import { redirectRepository } from './redirect-repository.ts'

/** Types whose records have pages of their own. */
export const pageTypes = { category, product, room } satisfies Record<
  RecordPath['page'],
  ContentType
>

/**
 * Rules of redirects among each other: no two of the same path, none in place of a page, no loop, and
 * none to the path of another. `publicUrl` is the site's own origin, if it is known.
 */
export function createRedirectRules(publicUrl: string | null): ContentRules {
  /** An address of this site becomes its path. */
  function withoutOrigin(to: string): string {
    if (publicUrl === null || !URL.canParse(to)) return to
    const { origin, pathname, search, hash } = new URL(to)
    return origin === publicUrl.toLowerCase() ? pathname + search + hash : to
  }

  return {
    async settle(connection, { _id, fields }, change) {
      const from = String(fields.from)
      const wrong = await findTaken(connection, from, _id)
      if (wrong !== null) throw invalid({ from: wrong })
      const sent = withoutOrigin(String(fields.to))
      const to = await followChain(connection, sent, { _id, from })
      for (const other of await redirectRepository.listTo(connection, from)) {
        if (other._id !== _id)
          await change(other, { ...other.fields, to: leadOn(String(other.fields.to), to) })
      }
      return { ...fields, to }
    },
    afterSave: (connection, { _id, fields }) =>
      redirectRepository.setToPath(connection, _id, readSitePath(String(fields.to)) ?? ''),
  }
}

/** Error of a path that a page or another redirect has; null for a free one. */
async function findTaken(
  connection: Connection,
  from: string,
  _id: string | null,
): Promise<ApiMessage | null> {
  if (await isRecordPage(connection, from)) return message('redirects.ownPage', { path: from })
  const others = await redirectRepository.listFrom(connection, [from])
  return others.some((other) => other._id !== _id)
    ? message('redirects.taken', { path: from })
    : null
}

/** True for the page of a record that is there, whether visitors see it or not. */
export async function isRecordPage(connection: Connection, path: string): Promise<boolean> {
  const named = readRecordPath(path)
  if (named === null) return false
  const type = pageTypes[named.page]
  const id = await findPageRecord(connection, type, named.step)
  return id !== null && (await contentRepository.existing(connection, type, [id])).has(id)
}

/** Target at the end of the redirects that `to` leads to; throws a 422 for a loop. */
async function followChain(
  connection: Connection,
  to: string,
  { _id, from }: { _id: string | null; from: string },
): Promise<string> {
  const passed = new Set([from])
  for (let target = to; ; ) {
    const path = readSitePath(target)
    if (path === null) return target
    if (passed.has(path)) throw invalid({ to: message('redirects.loop', { path }) })
    passed.add(path)
    const [next] = await redirectRepository.listFrom(connection, [path])
    if (next === undefined || next._id === _id) {
      // A redirect is that of its path in every language.
      if (knownLanguages.some((language) => path === `/${language}${from}`))
        throw invalid({ to: message('redirects.loop', { path }) })
      return target
    }
    target = leadOn(target, String(next.fields.to))
  }
}
