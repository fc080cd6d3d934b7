import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import { recordsIn } from '../app/record-responses.ts'
import { useData } from '../app/use-data.ts'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { categoryScreens, productScreens } from '../content/screens/catalogue-screens.ts'
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

interface FoundProductsOptions {
  limit: number
  /** Only products with this publication status. */
  stage?: PublicationStatus
  /** Shorter searches find nothing. */
  minLetters: number
}

/** Products that a search finds, as the product list ranks them. */
export function useFoundProducts(words: string, options: FoundProductsOptions) {
  const { nameOf } = useProductLabels()
  const { limit, stage, minLetters } = options
  const [q] = useDebouncedValue(words.trim(), 150)
  const isAsked = q.length >= minLetters
  const query = { q, limit, ...(stage === undefined ? {} : { stage }) }
  const { data, isFetchedAfterMount } = useData(isAsked ? productEndpoints.list : null, {}, query)
  const found = isAsked ? (data?.categoryItemData ?? []) : []
  return {
    isLoading: isAsked && !isFetchedAfterMount,
    /** True unless the search corrected a word, or left one or a bound out. */
    isExact: [data?.corrected, data?.relaxed, data?.loosened].every((note) => note === undefined),
    targets: found.map(
      (product): Target => ({
        id: `product:${product._id}`,
        to: recordAddress(productScreens, product._id),
        label: nameOf(product),
        icon: 'box',
        picture: product.images[0] ?? null,
      }),
    ),
  }
}

const MAX_ENQUIRIES = 3
const MIN_LETTERS_OF_ENQUIRY = 3

/** Enquiries that a search finds; a reference that starts with the words comes first. */
export function useFoundEnquiries(words: string) {
  const [q] = useDebouncedValue(words.trim(), 150)
  const isAsked = q.length >= MIN_LETTERS_OF_ENQUIRY
  const t = useTranslations('commandPalette.usePaletteGroups')
  const { data } = useData(isAsked ? enquiryEndpoints.list : null, {}, { q, limit: MAX_ENQUIRIES })
  const begins = ({ reference }: { reference: string }) => reference.startsWith(q.toUpperCase())
  const found = (isAsked ? (data?.orders ?? []) : []).toSorted(
    (one, other) => +begins(other) - +begins(one),
  )
  const targets = found.map(
    ({ reference, products }): Target => ({
      id: `enquiry:${reference}`,
      to: `/admin/orders?q=${encodeURIComponent(reference)}`,
      label: reference,
      hint: products[0]?.name,
      icon: 'chat',
    }),
  )
  return { isReference: found.some(begins), group: { name: t('enquiries'), targets } }
}

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
