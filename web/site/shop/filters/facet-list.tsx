import { useTexts } from '../../content/texts.ts'
import { useFallbackLanguage } from '../../languages/text-language.ts'
import { shopFormId } from '../shop-navigation.ts'
import css from './filter-fields.module.css'

/** Values that are offered at once; less frequent ones are behind “More”. */
const MAX_LISTED_VALUES = 10

interface Facet {
  value: string
  count: number
  /** What it is called, if that is not the value itself. */
  name?: string
}

interface FacetListProps {
  name: 'tag' | 'material'
  label: string
  /** Label of the empty choice. */
  any: string
  /** Most frequent first. */
  values: readonly Facet[]
  chosen: string
  /** Called with each choice; absent in a form that is submitted. */
  onChoose?: ((value: string) => void) | undefined
}

/**
 * Tags or materials to choose one of. Values of a single product are behind “More” with all others
 * that are not among the most frequent.
 */
export function FacetList({ name, label, any, values, chosen, onChoose }: FacetListProps) {
  const { filterMore } = useTexts<'shop'>()
  const fallbackLanguage = useFallbackLanguage()
  if (values.length === 0 && chosen === '') return null
  const listed = values.filter(({ count }) => count > 1).slice(0, MAX_LISTED_VALUES)
  const others = values.slice(listed.length)
  // A link may select a value that is not among the known ones.
  const isKnown = chosen === '' || values.some(({ value }) => value === chosen)
  const option = ({ value, count, name: text }: Facet) => (
    <label key={value} lang={text === undefined ? fallbackLanguage : undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        form={onChoose && shopFormId}
        {...(onChoose === undefined
          ? { defaultChecked: value === chosen }
          : { checked: value === chosen, onChange: () => onChoose(value) })}
      />
      {text ?? value}
      {count > 1 && <small>{count}</small>}
    </label>
  )
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div className={css.options}>
        {option({ value: '', count: 0, name: any })}
        {!isKnown && option({ value: chosen, count: 0 })}
        {listed.map((facet) => option(facet))}
      </div>
      {others.length > 0 && (
        <details open={others.some(({ value }) => value === chosen)}>
          <summary>{filterMore}</summary>
          <div className={css.options}>{others.map((facet) => option(facet))}</div>
        </details>
      )}
    </fieldset>
  )
}
