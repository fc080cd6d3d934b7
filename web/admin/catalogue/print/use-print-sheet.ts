import { useSearchParams } from 'react-router'
import { MAX_CHOSEN, type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { useData } from '../../app/use-data.ts'
import { offeredChoices } from '../../forms/choices/named-choices.ts'
import { useChoices } from '../../forms/choices/use-choices.ts'
import { withParameters } from '../../ui/use-pagination.ts'
import { useCategories } from '../category-options.tsx'

/** Layouts of the print sheet with their products per page; each is the key of its label. */
export const sheetForms = { two: 2, six: 6, tags: 21 } as const
export type SheetForm = keyof typeof sheetForms

/** Products of a category on one sheet; the rest is left over. */
const MAX_PRINTED_PRODUCTS = 500

/** State of the print sheet. It lives in the URL, so that it can be bookmarked. */
export function useSheet() {
  const [search, setSearch] = useSearchParams()
  const ids = (search.get('ids') ?? '')
    .split(',')
    .filter((id) => id !== '')
    .slice(0, MAX_CHOSEN)
  const wanted = search.get('category') ?? ''
  const form = search.get('form') ?? ''
  const isDrawn = search.get('drawn') !== null
  const chosen = useData(productEndpoints.chosen, {}, { ids })
  const categories = useCategories()
  const listed = useData(
    wanted === '' ? null : productEndpoints.list,
    {},
    { category: wanted, limit: MAX_PRINTED_PRODUCTS },
  )
  const source = wanted === '' ? chosen : listed
  const products = source.data?.categoryItemData
  const { definitions, isLoaded, isFailed } = useChoices()
  const change = (name: 'category' | 'form' | 'drawn', value: string) =>
    setSearch((last) => withParameters(last, { [name]: value }), { replace: true })

  return {
    /** Number of products selected in the product list. */
    chosenCount: ids.length,
    category: wanted,
    categories,
    form: isForm(form) ? form : 'two',
    /** Each product of the largest layout has its drawing to scale. */
    isDrawn,
    /** Origin of the product pages' URLs. */
    origin: chosen.data?.origin,
    /** Undefined until all that is printed of them is known. */
    products: isLoaded || isFailed ? products : undefined,
    /** Choices that visitors see, by product. */
    choices: new Map(
      products?.map(({ _id, choices = [] }) => [_id, offeredChoices(choices, definitions)]),
    ),
    /** Number of products of a large category that do not fit. */
    leftOver: Math.max(0, (listed.data?.total ?? 0) - MAX_PRINTED_PRODUCTS),
    error: source.error ?? chosen.error,
    refetch: () => Promise.all([source.refetch(), chosen.refetch()]),
    change,
  }
}

function isForm(text: string): text is SheetForm {
  return Object.hasOwn(sheetForms, text)
}

export const sheetPath = '/admin/manage-store/products/sheet'

/** URL of the print sheet for the first `MAX_CHOSEN` products. */
export function sheetAddress(products: Product[]): string {
  const ids = products.slice(0, MAX_CHOSEN).map(({ _id }) => _id)
  return `${sheetPath}?ids=${ids.join(',')}`
}
