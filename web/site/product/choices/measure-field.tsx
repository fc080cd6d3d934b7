import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type MeasureBounds,
  readChosenMeasure,
  writeInBothUnits,
} from '../../../../domain/choices/choice-measure.ts'
import { MAX_TYPED_LENGTH } from '../../../../domain/choices/selection-address.ts'
import { millimetresPer } from '../../../../domain/measures/measure-units.ts'
import { interpolate } from '../../../../domain/text/interpolation.ts'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import button from '../../../ui/button.module.css'
import { useTexts } from '../../content/texts.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { MeasureFieldProps } from './selected-product-props.ts'
import { ChoiceLabel } from './value-row.tsx'

/** Field for a measure of the visitor's own, with its bounds in both units. */
export function MeasureField({
  choice,
  id,
  chosenText,
  typed,
  others,
  addressOf,
}: MeasureFieldProps) {
  const texts = useTexts<'product'>()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(typed)
  const [tried, setTried] = useState(typed)
  const bounds = boundsText(choice, texts)
  const error = errorText(tried, choice, texts)
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]

  // Another address has another text, whatever stands in the field.
  useEffect(() => {
    if (before.current === typed) return
    before.current = typed
    setTried(typed)
    if (field.current !== null) field.current.value = typed
  }, [typed])

  const choose = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    setTried(text)
    const measure = text === '' ? null : readChosenMeasure(text, choice)
    if (typeof measure === 'string' || (measure?.text ?? '') === typed) return
    navigate(addressOf(measure), { preventScrollReset: true, state: { keepsFocus: true } })
  }
  return (
    <form
      className="choice"
      id={id}
      action={formAction(addressOf(null))}
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
          ref={field}
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
          <PageLink className="choice-clear" to={addressOf(null)} preservesScroll>
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

/** Fragment of an address: the form replaces its query. */
function formAction(address: string): string | undefined {
  const start = address.indexOf('#')
  return start === -1 ? undefined : address.slice(start)
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

/** Bounds in both units; a measure always has them. */
function boundsText({ unit, min, max }: MeasureBounds, texts: ProductTexts): string {
  const write = (measure: number) =>
    writeInBothUnits(Math.round(measure * millimetresPer[unit || 'cm']), unit)
  return interpolate(texts.measureBetween, { min: write(min ?? 0), max: write(max ?? 0) })
}
