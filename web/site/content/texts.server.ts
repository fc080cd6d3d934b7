import type { RouterContextProvider } from 'react-router'
import { brandOf } from '../../../domain/branding/brand.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { settings } from '../../../domain/content/settings.ts'
import { type TextGroupName, type Texts, textGroups } from '../../../domain/text/page-texts.ts'
import { resolveEachMessage } from '../../../domain/text/resolved-messages.ts'
import { cachePerSiteRevision } from './cached-content.server.ts'

/** Resolved texts of some groups, with the shop's names filled in. */
export async function readTexts<G extends TextGroupName>(
  context: Readonly<RouterContextProvider>,
  ...groups: readonly G[]
): Promise<Texts<G>> {
  const all = await allTexts(context)
  const texts = Object.assign({}, ...groups.map((group) => all[group]))
  return texts
}

const allTexts = cachePerSiteRevision(async ({ content }) => {
  const [{ texts: own }, shop] = await Promise.all([
    content.single(pageTexts),
    content.single(settings),
  ])
  const names = brandOf(shop)
  return Object.fromEntries(
    Object.entries(textGroups).map(([group, { texts }]) => [
      group,
      resolveEachMessage(texts, own, names),
    ]),
  )
})
