import type { KeyboardEvent, ReactNode } from 'react'
import type { OfferedValue } from '../../../../domain/choices/offered-choice.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { format } from '../../../../domain/text/message.ts'
import { Icon } from '../../../ui/icon.tsx'
import { swatchStyle } from '../../../ui/inline-styles.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useLanguage } from '../../content/labels.ts'
import { useTexts } from '../../content/texts.ts'
import { useFieldLanguage } from '../../languages/text-language.ts'
import { PageLink } from '../../ui/page-link.tsx'

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
export function ChoiceValue({ value, isSwatch, isChosen, currency, address }: ChoiceValueProps) {
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

/** Photo or colour of a value; its name stands beside it. */
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
