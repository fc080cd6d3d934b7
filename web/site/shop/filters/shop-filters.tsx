import { useEffect, useRef } from 'react'
import { isFiltered } from '../../../../domain/catalogue/product-query.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { NeedsServer, useIsStatic } from '../../content/page-output.tsx'
import { useSite } from '../../content/site.ts'
import { usePageLabels } from '../../content/texts.ts'
import type { WithFallbacks } from '../../languages/fallbacks.ts'
import { useFieldLanguage } from '../../languages/text-language.ts'
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { type ShopNavigation, shopFormId } from '../shop-navigation.ts'
import type { ShopPage } from '../shop-page.server.ts'
import { FilterFields } from './filter-fields.tsx'
import css from './shop-filters.module.css'

interface ShopFiltersProps {
  page: ShopPage
  navigation: ShopNavigation
}

/** Categories, and beside the results all other filters; on phones those are in a sheet. */
export function ShopFilters({ page, navigation }: ShopFiltersProps) {
  const { requested, ask } = navigation
  const { categories, stock, texts } = page
  const site = useSite()
  const { filters } = usePageLabels('shop')
  return (
    <aside className={css.root} aria-label={filters}>
      <div role="radiogroup" aria-labelledby="categories-h">
        <h2 className={css.heading} id="categories-h">
          {site.texts.categories}
        </h2>
        {categories.length === 0 ? (
          <p className={css.none}>{texts.noData}</p>
        ) : (
          <CategoryRadios
            choices={[{ step: '', name: site.texts.allProducts, count: stock }, ...categories]}
            chosen={requested.category ?? ''}
            isCounted={!isFiltered(requested)}
            onChoose={(category) => ask({ category })}
          />
        )}
      </div>
      <NeedsServer>
        <div className={css.more}>
          <FilterFields page={page} query={requested} navigation={navigation} />
        </div>
      </NeedsServer>
      <div className={css.shortlist}>
        <ShortlistButton look="list" />
      </div>
    </aside>
  )
}

interface CategoryRadiosProps {
  choices: (WithFallbacks & { step: string; name: string; count: number })[]
  chosen: string
  /** Shows the counts: they are those of whole categories and only apply without other filters. */
  isCounted: boolean
  onChoose: (step: string) => void
}

/** Submitted with the form; links in a static site, which has no server for it. */
function CategoryRadios({ choices, chosen, isCounted, onChoose }: CategoryRadiosProps) {
  const list = useRef<HTMLDivElement>(null)
  const langOf = useFieldLanguage()
  const isStatic = useIsStatic()
  useEffect(() => {
    // The choices are a scrolling row on phones: scroll the selected one into view.
    const row = list.current
    const chip = row?.querySelector(`[value="${chosen}"]`)?.parentElement
    if (!row || !chip || row.scrollWidth <= row.clientWidth) return
    row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
  }, [chosen])
  return (
    <div className={css.list} ref={list}>
      {choices.map(({ step, name, count, ...rest }) => {
        const label = (
          <>
            <span lang={langOf(rest, 'name')}>{name}</span>
            {isCounted && <small aria-hidden="true">{count}</small>}
          </>
        )
        const isChosen = step === chosen
        return isStatic ? (
          <PageLink
            className={css.radio}
            key={step}
            to={step === '' ? addresses.shop : addresses.category(step)}
            aria-current={isChosen ? 'page' : undefined}
          >
            {label}
          </PageLink>
        ) : (
          <label className={css.radio} key={step}>
            <input
              type="radio"
              name="category"
              value={step}
              form={shopFormId}
              checked={isChosen}
              onChange={() => onChoose(step)}
            />
            {label}
          </label>
        )
      })}
    </div>
  )
}
