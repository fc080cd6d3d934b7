import { NativeSelect } from '@mantine/core'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import { category } from '../../../../domain/content/category.ts'
import { publicationStatuses } from '../../../../domain/content/publication-status.ts'
import { availabilities } from '../../../../domain/shop/availability.ts'
import { useData } from '../../app/use-data.ts'
import { publicationStatusLabels } from '../publication-status-labels.ts'
import { PriceFilter } from './price-filter.tsx'
import styles from './product-filters.module.css'
import { type FilterName, type ProductView, sortLabels } from './product-query.ts'

interface FilterFieldsProps {
  view: ProductView
  /** Visible labels, as in a form. */
  isLabelled?: boolean
  onFilter: (name: FilterName, value: string) => void
}

export function FilterFields({ view, isLabelled = false, onFilter }: FilterFieldsProps) {
  const { data } = useData(contentEndpoints(category).list, {})
  const bind = (name: Exclude<FilterName, 'q' | 'minPrice' | 'maxPrice'>, label: string) => ({
    label: isLabelled ? label : undefined,
    'aria-label': isLabelled ? undefined : label,
    value: view[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onFilter(name, event.currentTarget.value),
  })
  return (
    <>
      <NativeSelect {...bind('category', 'Category')}>
        <option value="">All categories</option>
        {data?.categoryData.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...bind('availability', 'Availability')}
        data={[
          { value: '', label: 'Availability: all' },
          ...Object.entries(availabilities).map(([value, label]) => ({ value, label })),
        ]}
      />
      <PriceFilter view={view} isLabelled={isLabelled} onFilter={onFilter} />
      <NativeSelect
        {...bind('showcase', 'Something Unique')}
        data={[
          { value: '', label: 'Something Unique: all' },
          { value: 'in', label: 'In Something Unique' },
          { value: 'out', label: 'Not in Something Unique' },
        ]}
      />
      <NativeSelect
        {...bind('stage', 'Visibility')}
        data={[
          { value: '', label: 'Visibility: all' },
          ...publicationStatuses.map((value) => ({ value, label: publicationStatusLabels[value] })),
        ]}
      />
      <NativeSelect
        className={styles.sort}
        {...bind('sort', 'Sort')}
        data={[
          { value: '', label: 'Shop order' },
          ...Object.entries(sortLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
    </>
  )
}
