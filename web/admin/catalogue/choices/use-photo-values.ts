import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { ChoiceValue } from '../../../../domain/choices/offered-choice.ts'
import type { FormValues } from '../../forms/form-values.ts'
import { findValue, type PhotoValue, photoValues, readNamedChoices } from './named-choices.ts'
import { useChoices } from './use-choices.ts'

export interface PhotoValues {
  /** Values that the product offers as the form stands. */
  offered: readonly PhotoValue[]
  /** Any value, offered or not. */
  find: (id: string) => ChoiceValue | undefined
}

/** Values that a photo of this form can show; none if photos of its type have no values. */
export function usePhotoValues(control: Control<FormValues>, hasValues: boolean): PhotoValues {
  const choices = useWatch({ control, name: 'choices' })
  const named = useMemo(() => readNamedChoices(choices), [choices])
  const { definitions } = useChoices(hasValues)
  return useMemo(
    () => ({
      offered: photoValues(named, definitions),
      find: (id: string) => findValue(definitions, id),
    }),
    [named, definitions],
  )
}
