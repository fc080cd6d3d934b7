import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { describeNamedChoices, readNamedChoices } from './named-choices.ts'
import { useChoices } from './use-choices.ts'

interface ChoiceNamesProps {
  /** The choices that a product names. */
  value: unknown
  /** Content shown without any. */
  none: ReactNode
}

/** Choices of a product with their values in words. */
export function ChoiceNames({ value, none }: ChoiceNamesProps) {
  const t = useTranslations('forms.productChoices.namedChoices')
  const named = readNamedChoices(value)
  const { definitions } = useChoices(named.length > 0)
  if (named.length === 0) return none
  return describeNamedChoices(named, definitions, t).join('; ')
}
