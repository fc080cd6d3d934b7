import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type MeasureBounds,
  readChosenMeasure,
  writeInBothUnits,
} from '../../../../domain/choices/choice-measure.ts'
import { type Selection, selectionQuery } from '../../../../domain/choices/choice-selection.ts'
import { MAX_TYPED_LENGTH } from '../../../../domain/choices/selection-address.ts'
import { millimetresPer } from '../../../../domain/measures/measure-units.ts'
import { interpolate } from '../../../../domain/text/interpolation.ts'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import button from '../../../ui/button.module.css'
import { useTexts } from '../../content/texts.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { type ChoiceRowProps, ChoiceLabel } from './value-row.tsx'

export interface MeasureFieldProps extends ChoiceRowProps {
  /** Text of the measure in the address, whether or not it can be taken. */
  typed: string
  /** Selection of the other choices. */
  others: Selection
  /** Fragment of the address that a form without script leads to; empty with script. */
  place: string
}

/** Field for a measure of the visitor's own, with its bounds in both units. */
export function MeasureField(props: MeasureFieldProps) {
  // Another address has another text.
  return <Field key={props.typed} {...props} />
}

function Field({ choice, id, chosenText, typed, others, place }: MeasureFieldProps) {
  const texts = useTexts<'product'>()
  const navigate = useNavigate()
  const [tried, setTried] = useState(typed)
  const bounds = boundsText(choice, texts)
  const error = errorText(tried, choice, texts)
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = [...new FormData(event.currentTarget)].map(([name, text]) => [name, `${text}`.trim()])
    const text = form.find(([name]) => name === choice.slug)?.[1] ?? ''
    setTried(text)
    if (text === typed || errorText(text, choice, texts) !== '') return
    const search = `${new URLSearchParams(form.filter(([, value]) => value !== ''))}`
    navigate({ search }, { preventScrollReset: true, state: { keepsFocus: true } })
  }
  return (
    <form
      className="choice"
      id={id}
      action={place || undefined}
      onSubmit={choose}
      data-chosen={chosenText || undefined}
    >
      <label htmlFor={`${id}-field`}>
        <ChoiceLabel id={`${id}-h`} name={choice.name} chosenText={chosenText} />
      </label>
      <p className="choice-help" id={helpId}>
        {[choice.help, bounds].filter(Boolean).join(' · ')}
      </p>
      {others.map(({ choice: { slug }, value, measure }) => (
        <input
          key={slug}
          type="hidden"
          name={slug}
          value={value === null ? measure.text : value.slug}
        />
      ))}
      <div className="choice-measure">
        <input
          id={`${id}-field`}
          name={choice.slug}
          defaultValue={typed}
          maxLength={MAX_TYPED_LENGTH}
          autoComplete="off"
          aria-invalid={error !== '' || undefined}
          aria-describedby={`${helpId} ${errorId}`}
        />
        <button className={button.line} type="submit">
          {texts.measureAction}
        </button>
        {typed !== '' && (
          <PageLink className="choice-clear" to={(selectionQuery(others) || '?') + place} preservesScroll>
            {texts.choiceClear}
            <span className="vh"> {choice.name}</span>
          </PageLink>
        )}
      </div>
      <p className="choice-error" id={errorId} role="alert">
        {error}
      </p>
    </form>
  )
}

type ProductTexts = Texts<'product'>

/** Why a text is no measure for the shop; empty if it is one, or if nothing is typed. */
function errorText(text: string, bounds: MeasureBounds, texts: ProductTexts): string {
  if (text === '') return ''
  const read = readChosenMeasure(text, bounds)
  if (read === 'unreadable') return texts.measureUnreadable
  if (read !== 'out-of-bounds') return ''
  return interpolate(texts.measureOutside, { bounds: boundsText(bounds, texts) })
}

/** Bounds in both units; empty without any. */
function boundsText({ unit, min, max }: MeasureBounds, texts: ProductTexts): string {
  const write = (measure: number) =>
    writeInBothUnits(Math.round(measure * millimetresPer[unit || 'cm']), unit)
  if (min !== null && max !== null)
    return interpolate(texts.measureBetween, { min: write(min), max: write(max) })
  if (min !== null) return interpolate(texts.measureLeast, { min: write(min) })
  return max === null ? '' : interpolate(texts.measureMost, { max: write(max) })
}
