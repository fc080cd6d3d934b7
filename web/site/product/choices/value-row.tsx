import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { OfferedChoice, OfferedValue } from '../../../../domain/choices/offered-choice.ts'
import type { Chosen } from '../../../../domain/choices/selection.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { getLargestUrl } from '../../../../domain/media/media.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { format } from '../../../../domain/text/message.ts'
import { Icon } from '../../../ui/icon.tsx'
import { swatchStyle } from '../../../ui/inline-styles.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useLanguage, useTexts } from '../../content/texts.ts'
import { useFieldLanguage } from '../../languages/text-language.ts'
import { useLazyDialog } from '../../ui/load-or-reload.ts'
import { PageLink } from '../../ui/page-link.tsx'

export interface ChoiceRowProps {
  choice: OfferedChoice
  /** Id of the row's element. */
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

interface ChoiceValueProps {
  value: OfferedValue
  isSwatch: boolean
  isChosen: boolean
  /** Code of the currency of surcharges. */
  currency: string
  /** Address of the page with the value chosen, or unchosen if it is. */
  address: string
}

/** Link that chooses a value. One that is not available now stays, crossed out and without a link. */
function ChoiceValue({ value, isSwatch, isChosen, currency, address }: ChoiceValueProps) {
  const { choiceGone, choiceExtra } = useTexts<'product'>()
  const language = useLanguage()
  const langOf = useFieldLanguage()
  const { name, surcharge, note, isAvailable } = value
  const check = isChosen && (
    <span className="choice-check">
      <Icon name="check" />
    </span>
  )
  const content = (
    <>
      {isSwatch ? <Sample value={value}>{check}</Sample> : check}
      <span className="choice-name">
        <span lang={langOf(value, 'name')}>{name}</span>
        {surcharge !== '' && (
          <small>
            {' '}
            {format(choiceExtra, { price: writeAmount(surcharge, currency, language) })}
          </small>
        )}
        {note !== '' && !isSwatch && <small lang={langOf(value, 'note')}> {note}</small>}
        {!isAvailable && <small> {choiceGone}</small>}
      </span>
    </>
  )
  if (!isAvailable) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: it cannot be chosen.
      // biome-ignore lint/a11y/useSemanticElements: a link without an address.
      <span role="link" aria-disabled="true">
        {content}
      </span>
    )
  }
  return (
    <PageLink
      to={address}
      preservesScroll
      onKeyDown={pressBySpace}
      aria-current={isChosen || undefined}
    >
      {content}
    </PageLink>
  )
}

/** Photo or colour of a value; its name is beside it. */
function Sample({
  value: { colour, image },
  children,
}: {
  value: OfferedValue
  children: ReactNode
}) {
  return (
    <span className="choice-sample" style={swatchStyle(colour)}>
      {/* Narrower than its box: the smallest width serves dense screens as well. */}
      {image !== null && <Picture picture={image} sizes="32px" srcsetKind="swatch" alt="" />}
      {children}
    </span>
  )
}

/** Links are followed by Enter alone, but these look like buttons. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
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

interface SampleViewerProps {
  choice: OfferedChoice
  /** Id of the value whose sample is shown first. */
  start: string | undefined
}

/**
 * Link to the samples of a choice in full size, each with its name and note. The viewer is loaded by
 * the first click.
 */
function SampleViewer({ choice: { name, values }, start }: SampleViewerProps) {
  const { choiceSamples } = useTexts<'product'>()
  const { Dialog: Lightbox, open, close } = useLazyDialog(loadLightbox)
  const samples = values.flatMap(({ _id, name, note, image }) =>
    image === null ? [] : { ...image, _id, alt: [name, note].filter(Boolean).join('. ') },
  )
  const index = Math.max(
    0,
    samples.findIndex(({ _id }) => _id === start),
  )
  const first = samples[index]
  if (first === undefined) return null
  const address = getLargestUrl(first)
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    open(() => location.assign(address))
  }
  return (
    <>
      <a
        className="choice-zoom off-sheet"
        href={address}
        aria-label={`${choiceSamples}: ${name}`}
        onClick={enlarge}
      >
        <Icon name="zoom" small />
        {choiceSamples}
      </a>
      {Lightbox && (
        <Lightbox name={name} pictures={samples} hasCaptions index={index} onClose={close} />
      )}
    </>
  )
}

async function loadLightbox() {
  return (await import('../lightbox.tsx')).Lightbox
}
