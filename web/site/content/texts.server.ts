import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { settings } from '../../../domain/content/settings.ts'
import type { ShownLanguage } from '../../../domain/languages/language.ts'
import { brandOf } from '../../../domain/shop/brand.ts'
import {
  isFallbackText,
  type OwnTexts,
  pageTextsIn,
} from '../../../domain/text/page-text-translation.ts'
import { type TextGroupName, type Texts, textGroupNames } from '../../../domain/text/page-texts.ts'
import { resolveTexts } from '../../../domain/text/resolved-texts.ts'
import { loadPageTexts } from '../../../domain/text/site-messages.ts'
import type { Services } from '../../ssr/context.ts'
import { cachePerSiteRevision } from './cached-content.server.ts'

/** Resolved texts of some groups in the page's language, with the shop's names filled in. */
export async function readTexts<G extends TextGroupName>(
  context: Readonly<RouterContextProvider>,
  ...groups: readonly G[]
): Promise<Texts<G>> {
  const { read } = await allTexts(context)
  return read(...groups)
}

/** Texts that a page of another language shows in the default one; undefined if there are none. */
export async function readFallbackTexts(
  context: Readonly<RouterContextProvider>,
): Promise<readonly string[] | undefined> {
  const { fallbacks } = await allTexts(context)
  return fallbacks.length === 0 ? undefined : fallbacks
}

const allTexts = cachePerSiteRevision(async ({ content }, shown) => {
  const [stored, shop] = await Promise.all([content.single(pageTexts), content.single(settings)])
  const own = readOwnTexts(content, stored, shown)
  const texts = pageTextsIn(shown.language, own, await loadShipped(shown))
  const names = brandOf(shop)
  const groups = new Map<TextGroupName, object>(
    textGroupNames.map((group) => [group, resolveTexts(texts, names, group)]),
  )
  const read = <G extends TextGroupName>(...wanted: readonly G[]): Texts<G> =>
    Object.assign({}, ...wanted.map((group) => groups.get(group)))
  const fallbacks = Object.entries(read(...textGroupNames)).flatMap(([id, text]) =>
    typeof text === 'string' && text !== '' && isFallbackText(id, shown.language, own)
      ? [text]
      : [],
  )
  return { read, fallbacks }
})

async function loadShipped({ language, defaultLanguage }: ShownLanguage) {
  const [own, others] = await Promise.all([loadPageTexts(language), loadPageTexts(defaultLanguage)])
  return { [defaultLanguage]: others, [language]: own }
}

/** Texts of the owner, and of these the translations into the language of a page. */
function readOwnTexts(
  content: Pick<Services['content'], 'translate'>,
  stored: RecordOf<typeof pageTexts>,
  shown: ShownLanguage,
): OwnTexts {
  const { defaultLanguage } = shown
  const originals = stored.texts
  const { record, fallbacks } = content.translate(pageTexts, stored, shown)
  const missing = new Set(fallbacks)
  const known = record === stored ? [] : Object.entries(pageTexts.fields.texts.known)
  const translated = Object.fromEntries(
    known
      .filter(([id]) => !missing.has(`texts.${id}`))
      .map(([id, { defaultText }]) => [id, record.texts[id] ?? defaultText]),
  )
  return { defaultLanguage, originals, translated }
}
