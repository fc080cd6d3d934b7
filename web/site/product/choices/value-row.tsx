import type { OfferedValue } from '../../../../domain/choices/offered-choice.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { useTexts } from '../../content/texts.ts'
import { useFieldLanguage } from '../../languages/text-language.ts'
import { ChoiceValue } from './choice-value.tsx'
import { SampleViewer } from './sample-viewer.tsx'
import type { ChoiceRowProps } from './selected-product-props.ts'

interface ValueRowProps extends ChoiceRowProps {
  /** Code of the currency of surcharges. */
  currency: string
  /** Address of the page with a value chosen, or unchosen if it is. */
  addressOf: (value: OfferedValue) => string
}

/** Values of a choice: samples with their names, or words. */
export function ValueRow({ choice, id, chosen, chosenText, currency, addressOf }: ValueRowProps) {
  const { kind, name, help, values } = choice
  const langOf = useFieldLanguage()
  return (
    <fieldset
      className="choice"
      id={id}
      aria-labelledby={`${id}-h`}
      data-chosen={chosenText || undefined}
    >
      <div className="choice-head">
        <ChoiceLabel
          id={`${id}-h`}
          name={name}
          lang={langOf(choice, 'name')}
          chosenText={chosenText}
        />
        <SampleViewer choice={choice} start={chosen?.value?._id} />
      </div>
      {help !== '' && (
        <p className="choice-help" lang={langOf(choice, 'help')}>
          {help}
        </p>
      )}
      {/* Below each sample there is room for its name alone. */}
      {kind === 'swatch' && chosen?.value?.note && (
        <p className="choice-help">{chosen.value.note}</p>
      )}
      <ul className={`choice-${kind}`}>
        {values.map((value) => (
          <li key={value._id}>
            <ChoiceValue
              value={value}
              isSwatch={kind === 'swatch'}
              isChosen={value === chosen?.value}
              currency={currency}
              address={addressOf(value)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface ChoiceLabelProps {
  id: string
  name: string
  /** Language of the name, if it is not that of the page. */
  lang?: Language | undefined
  chosenText: string
}

/** Name of a choice, with what is chosen of it. */
export function ChoiceLabel({ id, name, lang, chosenText }: ChoiceLabelProps) {
  const { choiceNone } = useTexts<'product'>()
  return (
    <span className="choice-label" id={id}>
      {lang === undefined ? name : <span lang={lang}>{name}</span>}
      {': '}
      {chosenText === '' ? <i>{choiceNone}</i> : <b>{chosenText}</b>}
    </span>
  )
}
