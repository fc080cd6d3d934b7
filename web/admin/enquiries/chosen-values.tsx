import { useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'

interface ChosenValuesProps {
  choices: EnquiryResponse['products'][number]['choices']
  className: string | undefined
}

/** What a visitor has chosen of a product, a line per choice; nothing if nothing was chosen. */
export function ChosenValues({ choices, className }: ChosenValuesProps) {
  const t = useTranslations('enquiries.chosenValues')
  if (choices.length === 0) return null
  return (
    <ul className={className} aria-label={t('choices')}>
      {choices.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          {name}: <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}
