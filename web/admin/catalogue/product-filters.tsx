import { NativeSelect } from '@mantine/core'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { category } from '../../../domain/content/category.ts'
import { publicationStatuses } from '../../../domain/content/publication-status.ts'
import { useData } from '../app/use-data.ts'
import { Icon } from '../ui/icon.tsx'
import { SearchField } from '../ui/search-field.tsx'
import styles from './product-filters.module.css'
import { type FilterName, type ProductView, sortLabels } from './product-query.ts'
import { publicationStatusLabels } from './publication-status-labels.ts'

interface ProductFiltersProps {
  view: ProductView
  onFilter: (name: FilterName, value: string) => void
}

export function ProductFilters({ view, onFilter }: ProductFiltersProps) {
  const { data } = useData(contentEndpoints(category).list, {})
  return (
    <search className={styles.root}>
      <SearchField
        label="Search products"
        placeholder="Search name, tag, material"
        value={view.q}
        onSearch={(q) => onFilter('q', q)}
      />
      <NativeSelect
        aria-label="Category"
        value={view.category}
        onChange={(event) => onFilter('category', event.currentTarget.value)}
      >
        <option value="">All categories</option>
        {data?.categoryData.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Something Unique"
        value={view.showcase}
        onChange={(event) => onFilter('showcase', event.currentTarget.value)}
        data={[
          { value: '', label: 'Something Unique: all' },
          { value: 'in', label: 'In Something Unique' },
          { value: 'out', label: 'Not in Something Unique' },
        ]}
      />
      <NativeSelect
        aria-label="Visibility"
        value={view.stage}
        onChange={(event) => onFilter('stage', event.currentTarget.value)}
        data={[
          { value: '', label: 'Visibility: all' },
          ...publicationStatuses.map((value) => ({ value, label: publicationStatusLabels[value] })),
        ]}
      />
      <NativeSelect
        className={styles.sort}
        rightSection={
          <>
            <Icon name="down" size={16} className={styles.sortDown} />
            <Icon name="sort" size={20} className={styles.sortSign} />
          </>
        }
        aria-label="Sort"
        value={view.sort}
        onChange={(event) => onFilter('sort', event.currentTarget.value)}
        data={[
          { value: '', label: 'Shop order' },
          ...Object.entries(sortLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
    </search>
  )
}
