import { useMemo } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { recordsIn } from '../app/record-responses.ts'
import { useData } from '../app/use-data.ts'
import { categoryScreens } from '../content/screens/catalogue-screens.ts'
import {
  carouselScreens,
  socialCardScreens,
  storyScreens,
} from '../content/screens/page-screens.ts'
import type { ContentScreens } from '../content/screens/screen-definition.ts'
import { recordAddress } from '../content/screens/screens.ts'
import { nameIn } from '../forms/form-values.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import type { Target } from './target-language.ts'
import { indexTargets, rankTargets } from './target-ranking.ts'

const MIN_LETTERS = 2
const MAX_FOUND = 4

/** Categories, slides, stories and feed photos whose name has the words. */
export function useFoundRecords(words: string): Target[] {
  const isAsked = words.trim().length >= MIN_LETTERS
  const categories = useRecordTargets(categoryScreens, isAsked)
  const slides = useRecordTargets(carouselScreens, isAsked)
  const stories = useRecordTargets(storyScreens, isAsked)
  const photos = useRecordTargets(socialCardScreens, isAsked)
  const { index, byId } = useMemo(() => {
    const targets = [...categories, ...slides, ...stories, ...photos]
    return {
      index: indexTargets(targets),
      byId: new Map(targets.map((target) => [target.id, target])),
    }
  }, [categories, slides, stories, photos])
  const { match, ranked } = rankTargets(index, words)
  if (!isAsked || match !== 'all') return []
  return ranked
    .filter(({ isGood }) => isGood)
    .slice(0, MAX_FOUND)
    .flatMap(({ id }) => byId.get(id) ?? [])
}

function useRecordTargets(screens: ContentScreens<ContentType>, isAsked: boolean): Target[] {
  const declared = useDeclaredTexts()
  const { type, label, icon } = screens
  const { list } = contentEndpoints(type)
  const { data } = useData(isAsked && list !== undefined ? list : null, {}, { limit: 0 })
  return useMemo(
    () =>
      (data === undefined ? [] : recordsIn(type, data))
        .map((record) => ({
          id: `${type.table}:${record._id}`,
          to: recordAddress(screens, record._id),
          label: nameIn(type, record),
          hint: declared(label),
          icon,
        }))
        .filter((target) => target.label !== ''),
    [data, screens, type, label, icon, declared],
  )
}
