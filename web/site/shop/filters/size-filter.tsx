import { type SyntheticEvent, useEffect, useState } from 'react'
import { format } from '../../../../domain/text/message.ts'
import grow from '../../../ui/grow.module.css'
import { useLabels, usePageLabels } from '../../content/labels.ts'
import { useSite } from '../../content/site.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { type ShopNavigation, shopFormId } from '../shop-navigation.ts'
import type { ShopPage } from '../shop-page.server.ts'
import { type ShopQuery, shopAddress } from '../shop-query.ts'
import css from './filter-fields.module.css'

interface SizeFilterProps {
  page: ShopPage
  query: ShopQuery
  /** Absent in a form that is submitted. */
  navigation: ShopNavigation | undefined
}

/**
 * Filter by the space there is along the wall, in depth and in height. Its event handlers are
 * loaded on first use.
 */
export function SizeFilter({ page: { sizes, system, texts }, query, navigation }: SizeFilterProps) {
  const labels = usePageLabels('shop')
  const site = useSite()
  const { cm } = useLabels('offer')
  const [wall, setWall] = useState('')
  useEffect(() => setWall(readStoredWall()), [])
  if (!sizes.width && !sizes.depth && !sizes.height) return null
  const act = (event: SyntheticEvent) => {
    if (navigation === undefined) return
    import('./size-filter-events.ts').then(
      ({ handleSizeInput }) => handleSizeInput(event, navigation, site),
      () => {},
    )
  }
  const form = navigation && shopFormId
  const field = (name: 'width' | 'depth' | 'height', label: string) =>
    sizes[name] && (
      <label className={css.field}>
        {label}
        {/* The key remounts the input for another query; while typing, it keeps its text. */}
        <input
          key={query[name]}
          name={name}
          autoComplete="off"
          form={form}
          defaultValue={query[name]}
        />
      </label>
    )
  return (
    <fieldset
      className={css.columns}
      aria-label={labels.size}
      onFocus={act}
      onBlur={act}
      onKeyDown={act}
      onChange={act}
    >
      {field('width', texts.fitsWidth)}
      {field('depth', texts.fitsDepth)}
      {field('height', texts.fitsHeight)}
      <div className={css.field}>
        <select name="unit" aria-label={labels.unit} form={form} key={system} defaultValue={system}>
          <option value={cm === 'cm' ? undefined : 'cm'}>{cm}</option>
          <option value="ft">{texts.fitsFeet}</option>
        </select>
      </div>
      {/* Of the drawing on a product's page. */}
      {sizes.width && wall !== '' && wall !== query.width && (
        <small>
          <PageLink
            className={grow.root}
            to={shopAddress({ ...query, width: wall, page: 1 })}
            preservesScroll
          >
            {format(texts.fitsKept, { size: wall })}
          </PageLink>
        </small>
      )}
    </fieldset>
  )
}

/** Wall that `kept-room.ts` keeps. Read here, because a shared part would be a request of its own. */
function readStoredWall(): string {
  try {
    return localStorage.getItem('wall') ?? ''
  } catch {
    return ''
  }
}
