import { useMemo } from 'react'
import { contentEndpoints } from '../../domain/api/content.ts'
import { brandOf } from '../../domain/brand.ts'
import { pageTexts } from '../../domain/content/page-texts.ts'
import type { TextGroupName, Texts } from '../../domain/page-texts.ts'
import { resolveMessages } from '../../domain/said-texts.ts'
import { useData } from './data.ts'
import { useShop } from './shop.tsx'

const { read } = contentEndpoints(pageTexts)

/** The texts of a group as visitors read them; the usual ones until they are there. */
export function usePageTexts<G extends TextGroupName>(group: G): Texts<G> {
  const { brandName } = useShop()
  const { data } = useData(read, {})
  return useMemo(
    () => resolveMessages(data?.pageTextsData.texts ?? {}, brandOf({ brandName }), group),
    [group, data, brandName],
  )
}
