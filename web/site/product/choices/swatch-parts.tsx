import { format } from '../../../../domain/text/message.ts'
import { swatchStyle } from '../../../ui/inline-styles.ts'
import { useLabels } from '../../content/texts.ts'
import type { WithFallbacks } from '../../languages/fallbacks.ts'
import { useFieldLanguage } from '../../languages/text-language.ts'
import sheet from './swatches.css?url'

/** Sample of a value of a choice, as cards and filters show it; one without both is words. */
export interface Sample {
  name: string
  /** `#rrggbb` */
  colour?: string
  /** Photo of the sample, in the width of a swatch. */
  url?: string
}

/** Samples of a product's card. */
export interface CardSwatches {
  samples: Sample[]
  /** Number of values that have no place on the card. */
  more: number
}

/** A sheet of its own, which only pages with swatches load. */
function Sheet() {
  return <link rel="stylesheet" href={sheet} precedence="swatches" />
}

/** Row of samples on a card; the card's link says their names. */
export function CardRow({ samples, more }: CardSwatches) {
  const labels = useLabels('swatch')
  const names = samples.map(({ name }) => name).join(', ')
  return (
    <span className="choice-row" data-clear-of-chat="">
      <Sheet />
      <span className="vh">
        {more > 0
          ? format(labels.moreSamples, { names, count: more })
          : format(labels.samples, { names })}
      </span>
      <span aria-hidden="true">
        {samples.map((sample) => (
          <SampleMark key={sample.name} sample={sample} title={sample.name} />
        ))}
        {more > 0 && `+${more}`}
      </span>
    </span>
  )
}

interface SampleMarkProps {
  sample: Sample
  /** Name shown on hover, where the sample has none beside it. */
  title?: string
}

function SampleMark({ sample: { colour = '', url }, title }: SampleMarkProps) {
  const look = { className: 'choice-mark', style: swatchStyle(colour) }
  if (url === undefined) return <span {...look} title={title} />
  return (
    <img
      {...look}
      src={url}
      width={20}
      height={20}
      alt=""
      title={title}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Choices that the shop filters by, with the values that find anything. */
export interface ValueFilter extends WithFallbacks {
  name: string
  values: (Sample & WithFallbacks & { _id: string; count: number })[]
}

/** Values that are offered at once; further ones are behind “More”. */
const MAX_LISTED_VALUES = 10

interface ValueFiltersProps {
  filters: readonly ValueFilter[]
  chosen: readonly string[]
  /** Label of the further values. */
  more: string
  /** Classes of the shop's other filters. */
  classes: { group: string | undefined; options: string | undefined }
  /** Id of the form that owns the fields; absent in a form around them. */
  form: string | undefined
  /** Called with the ids of all chosen values; absent in a form that is submitted. */
  onChoose: ((values: string[]) => void) | undefined
}

/** A group of checkboxes for each choice: a product has to offer all that are chosen. */
export function ValueFilters(props: ValueFiltersProps) {
  const { filters, chosen, more, classes, onChoose } = props
  const langOf = useFieldLanguage()
  const known = new Set(filters.flatMap(({ values }) => values.map(({ _id }) => _id)))
  return (
    <>
      <Sheet />
      {filters.map((filter) => {
        const { name, values } = filter
        const [listed, others] = [
          values.slice(0, MAX_LISTED_VALUES),
          values.slice(MAX_LISTED_VALUES),
        ]
        return (
          <fieldset className={classes.group} key={values[0]?._id}>
            <legend lang={langOf(filter, 'name')}>{name}</legend>
            <Options {...props} values={listed} />
            {others.length > 0 && (
              <details open={others.some(({ _id }) => chosen.includes(_id))}>
                <summary>{more}</summary>
                <Options {...props} values={others} />
              </details>
            )}
          </fieldset>
        )
      })}
      {/* A value that finds nothing any more stays chosen until it is removed. */}
      {onChoose === undefined &&
        chosen
          .filter((id) => !known.has(id))
          .map((id) => <input type="hidden" name="value" value={id} key={id} />)}
    </>
  )
}

type OptionsProps = ValueFiltersProps & Pick<ValueFilter, 'values'>

function Options({ values, chosen, classes, form, onChoose }: OptionsProps) {
  const langOf = useFieldLanguage()
  return (
    <div className={classes.options}>
      {values.map(({ _id, count, ...sample }) => {
        const isChosen = chosen.includes(_id)
        const others = chosen.filter((id) => id !== _id)
        return (
          <label key={_id} lang={langOf(sample, 'name')}>
            <input
              type="checkbox"
              name="value"
              value={_id}
              form={form}
              {...(onChoose === undefined
                ? { defaultChecked: isChosen }
                : {
                    checked: isChosen,
                    onChange: () => onChoose(isChosen ? others : [...others, _id].sort()),
                  })}
            />
            {(sample.colour ?? sample.url) && <SampleMark sample={sample} />}
            {sample.name}
            {count > 1 && <small>{count}</small>}
          </label>
        )
      })}
    </div>
  )
}
