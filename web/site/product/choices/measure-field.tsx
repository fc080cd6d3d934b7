import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChosenMeasure } from '../../../../domain/choices/choice-measure.ts'
import {
  MAX_TYPED_LENGTH,
  type MeasureReader,
  type Selection,
} from '../../../../domain/choices/selection.ts'
import { format } from '../../../../domain/text/message.ts'
import button from '../../../ui/button.module.css'
import { useTexts } from '../../content/texts.ts'
import { useFieldLanguage } from '../../languages/text-language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { AskedMeasure } from './product-choices.ts'
import { ChoiceLabel, type ChoiceRowProps } from './value-row.tsx'

/** Parts that only products with a measure load. */
export interface MeasureParts {
  /** Null for a text that nothing has read yet. */
  read: MeasureReader
  /** Loads what reads every text. */
  load: () => Promise<MeasureReader>
  Field: ComponentType<MeasureFieldProps>
}

interface MeasureFieldProps extends ChoiceRowProps {
  asked: AskedMeasure
  measures: MeasureParts
  /** Text of the measure in the address, whether or not it can be taken. */
  typed: string
  /** Selection of the other choices. */
  others: Selection
  /** Address of the page with a measure, or without one; a form without script leads to its fragment. */
  addressOf: (measure: ChosenMeasure | null) => string
}

/** Field for a measure of the visitor's own, with its bounds in both units. */
export function MeasureField({
  choice,
  asked,
  measures,
  id,
  chosenText,
  typed,
  others,
  addressOf,
}: MeasureFieldProps) {
  const texts = useTexts<'product'>()
  const navigate = useNavigate()
  const langOf = useFieldLanguage()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(typed)
  const [triedText, setTriedText] = useState(typed)
  const bounds = format(texts.measureBetween, { min: asked.min, max: asked.max })
  const tried = measures.read(triedText, choice)
  const error =
    tried === 'unreadable'
      ? texts.measureUnreadable
      : tried === 'out-of-bounds'
        ? format(texts.measureOutside, { bounds })
        : ''
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]

  // Another address has another text, whatever stands in the field.
  useEffect(() => {
    if (before.current === typed) return
    before.current = typed
    setTriedText(typed)
    if (field.current !== null) field.current.value = typed
  }, [typed])

  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = field.current?.value.trim() ?? ''
    try {
      const read = await measures.load()
      setTriedText(text)
      const measure = text === '' ? null : read(text, choice)
      if (typeof measure === 'string' || (measure?.text ?? '') === typed) return
      navigate(addressOf(measure), { preventScrollReset: true, state: { keepsFocus: true } })
    } catch {
      // The server reads what the browser cannot.
      form.submit()
    }
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
        <ChoiceLabel
          id={`${id}-h`}
          name={choice.name}
          lang={langOf(choice, 'name')}
          chosenText={chosenText}
        />
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
          onFocus={() => void measures.load().catch(() => {})}
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
