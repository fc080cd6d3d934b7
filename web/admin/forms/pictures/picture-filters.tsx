import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { pictureKinds, pictureSorts } from '../../../../domain/api/pictures.ts'
import { resourceOf } from '../../../../domain/content/content-type.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import {
  countFilters,
  isFiltered,
  type PictureParameter,
  type PictureView,
  typesWithPictures,
} from './picture-view.ts'

interface PictureFiltersProps {
  view: PictureView
  /** Number of pictures found. */
  total: number
  /** True if only photographs, or only films, can be found. */
  isOneKind?: boolean
  onFilter: (name: PictureParameter, value: string) => void
  onClear: () => void
}

/** Search, filters and sort order of the library; on phones the filters are in a sheet. */
export function PictureFilters({ view, total, onClear, ...props }: PictureFiltersProps) {
  const t = useTranslations('pictures.filters')
  return (
    <FilterBar
      search={{
        label: t('search'),
        placeholder: t('placeholder'),
        value: view.q,
        onSearch: (q) => props.onFilter('q', q),
      }}
      isOneLine
      count={countFilters(view)}
      show={t('show', { count: total })}
      canClear={isFiltered(view) || view.sort !== ''}
      onClear={onClear}
      fields={(isLabelled) => <Fields view={view} isLabelled={isLabelled} {...props} />}
    />
  )
}

interface FieldsProps extends Pick<PictureFiltersProps, 'view' | 'isOneKind' | 'onFilter'> {
  /** Visible labels, as in a form. */
  isLabelled: boolean
}

function Fields({ view, isOneKind = false, onFilter, isLabelled }: FieldsProps) {
  const t = useTranslations('pictures.filters')
  const declared = useDeclaredTexts()
  const bind = (name: PictureParameter, label: string) => ({
    label: isLabelled ? label : undefined,
    'aria-label': isLabelled ? undefined : label,
    value: view[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onFilter(name, event.currentTarget.value),
  })
  return (
    <>
      <NativeSelect {...bind('used', t('used'))}>
        <option value="">{t('usedOrNot')}</option>
        <option value="yes">{t('isUsed')}</option>
        <option value="no">{t('isUnused')}</option>
        <optgroup label={t('shownIn')}>
          {typesWithPictures.map((type) => (
            <option key={type.table} value={resourceOf(type)}>
              {declared(`types.${type.table}.many`)}
            </option>
          ))}
        </optgroup>
      </NativeSelect>
      <NativeSelect
        {...bind('alt', t('alt'))}
        data={[
          { value: '', label: t('describedOrNot') },
          { value: 'no', label: t('notDescribed') },
          { value: 'yes', label: t('described') },
        ]}
      />
      <NativeSelect
        {...bind('small', t('size'))}
        data={[
          { value: '', label: t('anySize') },
          { value: 'yes', label: t('tooSmall') },
        ]}
      />
      {!isOneKind && (
        <NativeSelect
          {...bind('kind', t('kind'))}
          data={[
            { value: '', label: t('anyKind') },
            ...pictureKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
      )}
      <NativeSelect
        {...bind('sort', t('sort'))}
        data={pictureSorts.map((value) => ({
          // The first is that of a library that nobody sorted.
          value: value === pictureSorts[0] ? '' : value,
          label: t(`sorts.${value}`),
        }))}
      />
    </>
  )
}
