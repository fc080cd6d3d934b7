import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../app/admin-context.ts'
import { contentScreens, mayOpen } from '../content/screens/screens.ts'
import { listFields } from './field-targets.ts'
import { type RecentTarget, readRecentTargets } from './recent-targets.ts'
import { listLinkedActions, listScreens } from './screen-targets.ts'
import {
  loadingTargetLanguage,
  type SearchableTarget,
  type Target,
  type TargetLanguage,
} from './target-language.ts'
import { indexTargets, type Ranking, rankTargets } from './target-ranking.ts'
import { useFoundEnquiries, useFoundProducts, useFoundRecords } from './use-found-targets.ts'
import { listOwnActions } from './use-own-actions.ts'

export interface TargetGroup {
  name: string
  targets: Target[]
}

const MAX_BEST = 7
const MAX_MORE = 8

/**
 * Targets that match the words, in groups, the best match first; without words the recent ones, all
 * screens and all actions. Nothing until the language is loaded.
 */
export function usePaletteGroups(
  words: string,
  ownActions: SearchableTarget[],
  language: TargetLanguage | null,
) {
  const t = useTranslations('commandPalette.usePaletteGroups')
  const { admin } = useAdmin()
  const { pathname } = useLocation()
  const [recent] = useState(() => readRecentTargets(admin?._id ?? ''))
  const role = admin?.role
  const known = useMemo(() => {
    const isOpen = ({ to }: Target) => to === undefined || mayOpen(pathOf(to), role)
    const names = language ?? loadingTargetLanguage
    const screens = listScreens(names).filter(isOpen)
    const actions = listLinkedActions(names).filter(isOpen)
    const targets = [...screens, ...actions, ...listFields(pathname, names).filter(isOpen)]
    const index = indexTargets([...listOwnActions(names), ...targets])
    return { screens, actions, targets, index }
  }, [role, pathname, language])
  const products = useFoundProducts(words, { limit: 6, minLetters: 2 })
  const records = useFoundRecords(words)
  const enquiries = useFoundEnquiries(words)

  if (language === null) return { isLoading: true, groups: [] }
  if (words.trim() === '') {
    const all = [...ownActions, ...known.targets]
    const lasting = recent
      .map((one) => currentTarget(one, all, language))
      .filter(({ to, run }) => (to === undefined ? run !== undefined : mayOpen(pathOf(to), role)))
    const isOther = ({ id }: Target) => lasting.every((target) => target.id !== id)
    return {
      isLoading: false,
      groups: withoutEmpty([
        { name: t('recent'), targets: lasting },
        { name: t('screens'), targets: known.screens.filter(isOther) },
        { name: t('actions'), targets: [...ownActions, ...known.actions].filter(isOther) },
      ]),
    }
  }
  const ranking = rankTargets(known.index, words, recent)
  const [best, more] = split(ranking, [...ownActions, ...known.targets])
  const found = [
    { name: t('products'), targets: products.targets },
    { name: t('records'), targets: records },
  ]
  const isProductName = ranking.match !== 'all' && products.isExact
  return {
    isLoading: products.isLoading,
    groups: withoutEmpty([
      ...(enquiries.isReference ? [enquiries.group] : []),
      ...(isProductName ? found : []),
      { name: t('best'), targets: best },
      ...(isProductName ? [] : found),
      ...(enquiries.isReference ? [] : [enquiries.group]),
      { name: t('more'), targets: more },
    ]),
  }
}

function split({ ranked }: Ranking, targets: Target[]): [best: Target[], more: Target[]] {
  const byId = new Map(targets.map((target) => [target.id, target]))
  const best = ranked.filter(({ isGood }) => isGood).slice(0, MAX_BEST)
  const more = ranked.filter((one) => !best.includes(one)).slice(0, MAX_MORE)
  const find = ({ id }: { id: string }) => byId.get(id) ?? []
  return [best.flatMap(find), more.flatMap(find)]
}

/** Recent target as it is now; a record as it was when it was chosen, below its screen. */
function currentTarget(
  { words: _, ...stored }: RecentTarget,
  all: readonly Target[],
  { declared }: TargetLanguage,
): Target {
  const current = all.find(({ id }) => id === stored.id)
  if (current !== undefined) return current
  const screens = contentScreens.find(({ type }) => stored.id.startsWith(`${type.table}:`))
  return stored.hint === undefined || screens === undefined
    ? stored
    : { ...stored, hint: declared(screens.label) }
}

function withoutEmpty(groups: TargetGroup[]): TargetGroup[] {
  return groups.filter(({ targets }) => targets.length > 0)
}

function pathOf(to: string): string {
  return to.split(/[?#]/)[0] ?? to
}
