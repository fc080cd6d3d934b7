import { useMemo } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { brandOf } from '../../../domain/branding/brand.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import type { TextGroupName, Texts } from '../../../domain/text/page-texts.ts'
import { resolveMessages } from '../../../domain/text/resolved-messages.ts'
import { useShop } from './shop-settings.tsx'
import { useData } from './use-data.ts'

const { read } = contentEndpoints(pageTexts)

/** Texts of a group as visitors read them; the defaults until they are loaded. */
export function usePageTexts<G extends TextGroupName>(group: G): Texts<G> {
  const { brandName } = useShop()
  const { data } = useData(read, {})
  return useMemo(
    () => resolveMessages(data?.pageTextsData.texts ?? {}, brandOf({ brandName }), group),
    [group, data, brandName],
  )
}
