import { type SyntheticEvent, useEffect, useState } from 'react'
import { productFilters, sizeNames } from '../../../../domain/catalogue/product-filters.ts'
import { shopAddress } from '../../../../domain/catalogue/product-query.ts'
import { format } from '../../../../domain/text/message.ts'
import grow from '../../../ui/grow.module.css'
import { useSite } from '../../content/site.ts'
import { useLabels, usePageLabels } from '../../content/texts.ts'
import { readStored } from '../../ui/browser-storage.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { type FilterProps, shopFormId } from '../shop-navigation.ts'
import css from './filter-fields.module.css'

/**
 * Filter by the space there is along the wall, in depth and in height. Its event handlers are
 * loaded on first use.
 */
export function SizeFilter({ page: { offered, system, texts }, query, navigation }: FilterProps) {
  const labels = usePageLabels('shop')
  const site = useSite()
  const { cm } = useLabels('offer')
  const [wall, setWall] = useState('')
  useEffect(() => setWall(readStored('wall') ?? ''), [])
  const sizes = sizeNames.filter((name) => offered.includes(name))
  if (sizes.length === 0) return null
  const act = (event: SyntheticEvent) => {
    if (navigation === undefined) return
    import('./size-filter-events.ts').then(
      ({ handleSizeInput }) => handleSizeInput(event, navigation, site),
      () => {},
    )
  }
  const form = navigation && shopFormId
  return (
    <fieldset
      className={css.columns}
      aria-label={labels.size}
      onFocus={act}
      onBlur={act}
      onKeyDown={act}
      onChange={act}
    >
      {sizes.map((name) => (
        <label className={css.field} key={name}>
          {texts[productFilters[name].field]}
          {/* The key remounts the input for another query; while typing, it keeps its text. */}
          <input
            key={query[name]}
            name={name}
            autoComplete="off"
            form={form}
            defaultValue={query[name]}
          />
        </label>
      ))}
      <div className={css.field}>
        <select name="unit" aria-label={labels.unit} form={form} key={system} defaultValue={system}>
          <option value={cm === 'cm' ? undefined : 'cm'}>{cm}</option>
          <option value="ft">{texts.fitsFeet}</option>
        </select>
      </div>
      {/* Of the drawing on a product's page. */}
      {sizes.includes('width') && wall !== '' && wall !== query.width && (
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
