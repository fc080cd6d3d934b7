import {
  type ComponentType,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { normaliseFilters, toApiQuery } from '../../../../domain/catalogue/filter-values.ts'
import { sizeNames } from '../../../../domain/catalogue/product-filters.ts'
import {
  clearFilters,
  isSet,
  readShopQuery,
  type ShopQuery,
  shopAddress,
} from '../../../../domain/catalogue/product-query.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { isNumberAlone, normaliseMeasure } from '../../../../domain/measures/measure-format.ts'
import { format } from '../../../../domain/text/message.ts'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import button from '../../../ui/button.module.css'
import { readStoredSystem, storeSystem } from '../../compare/measure-system-storage.ts'
import { useApiLanguage } from '../../content/language.ts'
import { useLabels } from '../../content/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { FilterProps, ShopNavigation } from '../shop-navigation.ts'
import type { ShopPage } from '../shop-page.server.ts'
import css from './filter-sheet.module.css'

interface FilterSheetProps {
  /** `FilterFields`: an import would split the page's script into two files. */
  fields: ComponentType<FilterProps>
  page: ShopPage
  navigation: ShopNavigation
  onClose: () => void
}

/**
 * Filters in a sheet at the bottom of a phone's screen. They apply once their button is pressed;
 * until then it says how many products they find.
 */
export function FilterSheet({ fields: Fields, page, navigation, onClose }: FilterSheetProps) {
  const { texts } = page
  const { closeFilters } = useLabels('sheet')
  const shown = { ...page.query, page: 1 }
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  /** Each clearing remounts the fields, which are uncontrolled. */
  const [clearCount, setClearCount] = useState(0)
  const start = clearCount === 0 ? shown : clearFilters(shown)
  const [draft, setDraft] = useState(shown)
  const count = useProductCount(draft, page)

  useRestoredUnit(form, start, clearCount)
  const close = () => dialog.current?.close()
  useCloseOnWideScreen(close)

  const clear = () => {
    setClearCount(clearCount + 1)
    setDraft(clearFilters(shown))
  }
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = readFilterForm(event.currentTarget, shown)
    close()
    if (shopAddress(query) !== shopAddress(shown)) navigation.ask(query)
  }
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) convertSizes(currentTarget, target)
    setDraft(readFilterForm(currentTarget, shown))
  }
  return (
    <Dialog
      ref={dialog}
      title={texts.filterOpen}
      closeLabel={closeFilters}
      className={css.root}
      bodyClassName={css.body}
      onClose={onClose}
    >
      <form ref={form} onSubmit={apply} onChange={change}>
        <div className={css.fields}>
          <Fields key={clearCount} page={page} query={start} />
        </div>
        <div className={css.foot}>
          <button className={css.clear} type="button" onClick={clear}>
            {texts.filterClear}
          </button>
          <button className={button.ink} type="submit">
            {describeAction(count, texts)}
          </button>
          <span className="vh" role="status">
            {describeCount(count, texts)}
          </span>
        </div>
      </form>
    </Dialog>
  )
}

/** Selects the unit that the visitor chose before, unless a size says another. */
function useRestoredUnit(
  form: RefObject<HTMLFormElement | null>,
  start: ShopQuery,
  clearCount: number,
): void {
  const hasSizes = sizeNames.some((name) => isSet(start[name]))
  useEffect(() => {
    const unit = form.current?.querySelector<HTMLSelectElement>('[name=unit]')
    if (unit && !hasSizes) unit.value = readStoredSystem() ?? unit.value
  }, [form, hasSizes, clearCount])
}

/** The sidebar has the same filters there. */
function useCloseOnWideScreen(close: () => void): void {
  const onWide = useEffectEvent(close)
  useEffect(() => {
    const wide = matchMedia('(min-width: 900px)')
    const listener = () => onWide()
    wide.addEventListener('change', listener)
    return () => wide.removeEventListener('change', listener)
  }, [])
}

function describeAction(count: number | null, texts: Texts<'shop'>): string {
  if (count === null) return texts.filterAction
  if (count === 0) return texts.countNone
  return count === 1 ? texts.filterShowOne : format(texts.filterShow, { count })
}

function describeCount(count: number | null, texts: Texts<'shop'>): string {
  if (count === null) return ''
  if (count === 0) return texts.countNone
  return count === 1 ? texts.countOne : format(texts.countAll, { count })
}

/** Query of a form's fields; category, search and sort order are those of `shown`. */
function readFilterForm(form: HTMLFormElement, { category, q, sort }: ShopQuery): ShopQuery {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') search.append(name, value)
  // A typed unit is kept; a number without one is in the selected system.
  const unit = search.get('unit') ?? 'cm'
  search.delete('unit')
  for (const name of sizeNames) {
    const text = search.get(name)?.trim() ?? ''
    if (text !== '' && isNumberAlone(text)) search.set(name, `${text} ${unit}`)
  }
  return { ...normaliseFilters(readShopQuery(search)), category, q, sort }
}

/** Converts the sizes in a form to another unit. */
function convertSizes(form: HTMLFormElement, unit: HTMLSelectElement): void {
  const system = unit.value === 'ft' ? 'ft' : 'cm'
  storeSystem(system)
  for (const name of sizeNames) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field !== null) field.value = normaliseMeasure(field.value, system)
  }
}

/** Pause after the last change before the count is requested. */
const DEBOUNCE_MS = 250

/** Number of products that a query finds; null if it is not known. */
function useProductCount(query: ShopQuery, { query: shown, category, total }: ShopPage) {
  const [count, setCount] = useState<number | null>(total)
  const path = countPath(query, category?._id ?? '', useApiLanguage())
  const isShown = shopAddress(query) === shopAddress({ ...shown, page: 1 })
  useEffect(() => {
    if (isShown) {
      setCount(total)
      return
    }
    const request = new AbortController()
    const timer = setTimeout(() => {
      fetchCount(path, request.signal).then(setCount, () => {
        if (!request.signal.aborted) setCount(null)
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [path, isShown, total])
  return count
}

/** The list of one product, for its total. */
function countPath(query: ShopQuery, category: string, lang: Language | undefined): string {
  const search = new URLSearchParams({ limit: '1' })
  const parameters = { ...toApiQuery({ ...query, category, sort: undefined }), lang }
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  return `/api/ourCategoriesItems?${search}`
}

async function fetchCount(path: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error('The shop did not respond.')
  const { total }: { total: number } = await response.json()
  return total
}
