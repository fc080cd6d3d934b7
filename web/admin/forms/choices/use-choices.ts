import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import type { RecordResponse } from '../../../../domain/api/record.ts'
import type { ChoiceDefinition, NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { choice } from '../../../../domain/content/choice.ts'
import { useData } from '../../app/use-data.ts'
import { type Definitions, describeNamedChoices } from './named-choices.ts'

/** All choices of the shop, in the order of their screen; none are read while nobody needs them. */
export function useChoices(isNeeded = true) {
  const list = isNeeded ? contentEndpoints(choice).list : null
  // Choices are added in another tab.
  const { data, error } = useData(list, {}, {}, { refetchOnWindowFocus: true })
  const definitions = useMemo<Definitions>(
    () => new Map(data?.choiceData.map((record) => [record._id, definitionOf(record)])),
    [data],
  )
  return { definitions, isLoaded: data !== undefined, isFailed: error !== null }
}

/** Writes choices of a product with their values, such as `Fabric: all 8 values; Finish: Teak`. */
export function useChoiceWords(isNeeded = true): (named: readonly NamedChoice[]) => string {
  const t = useTranslations('forms.productChoices.namedChoices')
  const { definitions } = useChoices(isNeeded)
  return (named) => describeNamedChoices(named, definitions, t).join('; ')
}

function definitionOf({ values, ...record }: RecordResponse<typeof choice>): ChoiceDefinition {
  return {
    ...record,
    values: values.map(({ image: _, imageDetails, hidden = false, ...value }) => ({
      ...value,
      image: imageDetails,
      hidden,
    })),
  }
}
