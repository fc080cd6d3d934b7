import type { MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { filterPageAddress } from '../../../../domain/catalogue/product-query.ts'
import { useLocalPath } from '../../content/language.ts'
import { usePageLabels } from '../../content/texts.ts'
import { useLazyDialog } from '../../ui/load-or-reload.ts'
import { isModifiedClick } from '../../ui/page-link.tsx'
import type { ShopNavigation } from '../shop-navigation.ts'
import type { ShopPage } from '../shop-page.server.ts'
import css from './filter-button.module.css'
import { FilterFields } from './filter-fields.tsx'

interface FilterButtonProps {
  page: ShopPage
  navigation: ShopNavigation
}

/**
 * Opens the filters on phones, with the number of those that are chosen. The sheet is loaded on
 * first use; without JavaScript, a page with the same form opens.
 */
export function FilterButton({ page, navigation }: FilterButtonProps) {
  const { Dialog: Sheet, open, close } = useLazyDialog(loadSheet)
  const { chosenFilters } = usePageLabels('shop')
  const count = page.active.filter(({ isSearch }) => !isSearch).length
  const href = useLocalPath()(filterPageAddress(page.query))
  const openSheet = (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    open(() => window.location.assign(href))
  }
  return (
    <>
      <a
        className={css.root}
        href={href}
        rel="nofollow"
        aria-haspopup="dialog"
        data-anew=""
        onClick={openSheet}
        onPointerEnter={() => loadSheet().catch(() => {})}
      >
        {page.texts.filterOpen}
        {count > 0 && (
          <small>
            {count}
            <span className="vh">{chosenFilters}</span>
          </small>
        )}
      </a>
      {Sheet !== null &&
        // Portal: the row is not displayed on wide screens, which would hide an open sheet.
        createPortal(
          <Sheet fields={FilterFields} page={page} navigation={navigation} onClose={close} />,
          document.body,
        )}
    </>
  )
}

async function loadSheet() {
  return (await import('./filter-sheet.tsx')).FilterSheet
}
