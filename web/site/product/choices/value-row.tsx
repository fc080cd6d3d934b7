import type { Chosen } from '../../../../domain/choices/choice-selection.ts'
import type { OfferedChoice, OfferedValue } from '../../../../domain/choices/offered-choice.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { interpolate } from '../../../../domain/text/interpolation.ts'
import { colourLook } from '../../../ui/colour-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useTexts } from '../../content/texts.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { SampleViewer } from './sample-viewer.tsx'

export interface ChoiceRowProps {
  choice: OfferedChoice
  /** Of the row's element. */
  id: string
  chosen: Chosen | undefined
  /** Name of the chosen value; empty if nothing is chosen. */
  chosenText: string
}

interface ValueRowProps extends ChoiceRowProps {
  /** Code of the currency of surcharges. */
  currency: string
  /** Address of the page with a value chosen, or unchosen if it is. */
  addressOf: (value: OfferedValue) => string
}

/** Values of a choice: samples with their names, or words. */
export function ValueRow({ choice, id, chosen, chosenText, currency, addressOf }: ValueRowProps) {
  const { choiceGone, choiceExtra } = useTexts<'product'>()
  const value = chosen?.value
  return (
    <div className="choice" id={id} role="group" aria-labelledby={`${id}-h`} data-chosen={chosenText || undefined}>
      <div className="choice-head">
        <ChoiceLabel id={`${id}-h`} name={choice.name} chosenText={chosenText} />
        <SampleViewer choice={choice} start={value?._id} />
      </div>
      {choice.help !== '' && <p className="choice-help">{choice.help}</p>}
      <ul className={`choice-${choice.kind}`}>
        {choice.values.map((each) => {
          const content = (
            <>
              {choice.kind === 'swatch' ? (
                <Sample value={each} isChosen={each === value} />
              ) : (
                each === value && <Check />
              )}
              <span className="choice-name">
                <span>{each.name}</span>
                {each.surcharge !== '' && (
                  <small>
                    {' '}
                    {interpolate(choiceExtra, { price: writeAmount(each.surcharge, currency) })}
                  </small>
                )}
                {each.note !== '' && <small className="choice-note"> {each.note}</small>}
                {!each.isAvailable && <small> {choiceGone}</small>}
              </span>
            </>
          )
          return (
            <li key={each._id}>
              {each.isAvailable ? (
                <PageLink to={addressOf(each)} preservesScroll aria-current={each === value || undefined}>
                  {content}
                </PageLink>
              ) : (
                // biome-ignore lint/a11y/useFocusableInteractive: it cannot be chosen.
                // biome-ignore lint/a11y/useSemanticElements: a link without an address.
                <span role="link" aria-disabled="true">
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface ChoiceLabelProps {
  id: string
  name: string
  chosenText: string
}

/** Name of a choice, with what is chosen of it. */
export function ChoiceLabel({ id, name, chosenText }: ChoiceLabelProps) {
  const { choiceNone } = useTexts<'product'>()
  return (
    <p className="choice-label" id={id}>
      {name}: {chosenText === '' ? <i>{choiceNone}</i> : <b>{chosenText}</b>}
    </p>
  )
}

/** Photo or colour of a value; its name stands beside it. */
function Sample({ value: { colour, image }, isChosen }: { value: OfferedValue; isChosen: boolean }) {
  return (
    <span {...colourLook(colour, 'choice-sample')}>
      {/* Narrower than its box: the smallest width serves dense screens as well. */}
      {image !== null && <Picture picture={image} sizes="32px" srcsetKind="swatch" alt="" />}
      {isChosen && <Check />}
    </span>
  )
}

function Check() {
  return (
    <span className="choice-check">
      <Icon name="check" />
    </span>
  )
}
